export interface NamedColumn {
  /** From 1. */
  readonly position: number;
  readonly header: string;
  /** '' where the column has none. */
  readonly name: string;
  /** Positions of all columns with this name, in capitals or not, where there are several. */
  readonly namesakes: readonly number[];
}

/** Characters; a longer name leaves no room for a document's own path. */
export const MAX_NAME_LENGTH = 500;

/** Headers trimmed, cut where they are too long, and each repeated one told apart by a number (D2c). */
export const nameColumns = (
  headers: readonly string[],
  spell: (name: string) => string = asItStands,
): readonly NamedColumn[] => {
  const wanted = headers.map((header) => spell(shortName(header)));
  const taken = new Set(wanted);
  const used = new Set<string>();
  return headers.map((header, place) => {
    const position = place + 1;
    const want = wanted[place] ?? '';
    if (want === '') return { position, header, name: '', namesakes: [] };
    const name = used.has(want) ? freeName(want, taken) : want;
    used.add(name);
    taken.add(name);
    return { position, header, name, namesakes: positionsOf(want, wanted) };
  });
};

/** The header as a name: without NUL characters and blanks around it, and no longer than a name may be. */
export const shortName = (header: string): string => {
  const name = header.replaceAll('\0', '').trim();
  if (name.length <= MAX_NAME_LENGTH) return name;
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join('').trimEnd();
};

const asItStands = (name: string): string => name;

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number += 1) {
    const candidate = `${name} (${number})`;
    if (!taken.has(candidate)) return candidate;
  }
};

const positionsOf = (name: string, names: readonly string[]): readonly number[] => {
  const plain = name.toLowerCase();
  const positions = names.flatMap((other, place) =>
    other.toLowerCase() === plain ? [place + 1] : [],
  );
  return positions.length > 1 ? positions : [];
};
