import type { ColumnNote } from './importColumn';

export interface NamedColumn {
  readonly header: string;
  readonly name: string;
  readonly notes: readonly ColumnNote[];
}

/** Characters; a longer name leaves no room for a document's own path. */
const MAX_NAME_LENGTH = 500;

/** Headers trimmed, cut where they are too long, and each repeated one told apart by a number (D2c). */
export const nameColumns = (headers: readonly string[]): readonly NamedColumn[] => {
  const shortened = headers.map(shortName);
  const taken = new Set(shortened);
  const used = new Set<string>();
  return headers.map((header, place) => {
    const short = shortened[place] ?? '';
    if (short === '') return { header, name: '', notes: [] };
    const name = used.has(short) ? freeName(short, taken) : short;
    used.add(name);
    taken.add(name);
    return { header, name, notes: notesOf(header, short, name) };
  });
};

const shortName = (header: string): string => {
  const name = header.replaceAll('\0', '').trim();
  return Array.from(name).slice(0, MAX_NAME_LENGTH).join('').trimEnd();
};

const freeName = (name: string, taken: ReadonlySet<string>): string => {
  for (let number = 2; ; number += 1) {
    const candidate = `${name} (${number})`;
    if (!taken.has(candidate)) return candidate;
  }
};

const notesOf = (header: string, short: string, name: string): readonly ColumnNote[] => [
  ...(name === short ? [] : (['repeatedName'] as const)),
  ...(short.length < header.trim().length ? (['shortenedName'] as const) : []),
  ...(/[|{}]/.test(name) ? (['notInPlaceholders'] as const) : []),
];
