/** Something that can be gone to or done. */
export interface Choice {
  readonly id: string;
  readonly label: string;
  /** What it is, such as "Search". */
  readonly kind: string;
}

/** So many are shown; who wants others types more. */
const SHOWN = 50;

/**
 * Those with every word of what was typed in name or kind: what was chosen of late first, then names that begin with it,
 * then words that do, then the rest, each in the order given. Without any word only what was chosen of late moves up.
 */
export function ranked<T extends Choice>(
  choices: readonly T[],
  typed: string,
  recent: readonly string[],
): readonly T[] {
  const wanted = plain(typed);
  const words = wanted.split(' ').filter((word) => word !== '');
  return choices
    .filter(({ label, kind }) => {
      const text = plain(`${label} ${kind}`);
      return words.every((word) => text.includes(word));
    })
    .map((choice) => ({ choice, place: placeOf(choice, wanted, recent) }))
    .sort((one, other) => one.place - other.place)
    .slice(0, SHOWN)
    .map(({ choice }) => choice);
}

function placeOf({ id, label }: Choice, wanted: string, recent: readonly string[]): number {
  const since = recent.indexOf(id);
  const name = plain(label);
  const nearness = name.startsWith(wanted) ? 0 : name.includes(` ${wanted}`) ? 1 : 2;
  return nearness * 1000 + (since === -1 ? 999 : since);
}

/** Without accents, capitals and doubled spaces: "Élise  B" is found by "elise b". */
const plain = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
