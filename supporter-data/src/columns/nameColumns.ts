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
  const positions = positionsByName(wanted);
  const taken = new Set(wanted);
  const used = new Set<string>();
  return headers.map((header, index) => {
    const position = index + 1;
    const want = wanted[index] ?? '';
    if (want === '') return { position, header, name: '', namesakes: [] };
    const name = used.has(want) ? freeName(want, taken) : want;
    used.add(name);
    taken.add(name);
    return { position, header, name, namesakes: namesakesIn(positions, want) };
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

/** Capitals aside. */
const positionsByName = (names: readonly string[]): ReadonlyMap<string, readonly number[]> => {
  const positions = new Map<string, number[]>();
  for (const [index, name] of names.entries()) {
    const plain = name.toLowerCase();
    const known = positions.get(plain);
    if (known === undefined) positions.set(plain, [index + 1]);
    else known.push(index + 1);
  }
  return positions;
};

const namesakesIn = (
  positions: ReadonlyMap<string, readonly number[]>,
  name: string,
): readonly number[] => {
  const own = positions.get(name.toLowerCase()) ?? [];
  return own.length > 1 ? own : [];
};
