import { localeOf, type FieldListEntry } from 'shared-kernel/model';

/** Fields of a year that hold the same for its months. */
export interface MonthlyFields {
  /** What their names have in common: "Gifts". */
  readonly name: string;
  /** From January on; months that no field is named by are left out. */
  readonly months: readonly { readonly month: number; readonly field: FieldListEntry }[];
}

/** Fewer are named by a month by chance. */
const LEAST_MONTHS = 3;

/** [S121] Fields of amounts that are named by months, the most complete first: "Gift Jan", "2026-01 gifts", "Miles March". */
export function monthlyFields(
  fields: readonly FieldListEntry[],
  language = 'en',
): readonly MonthlyFields[] {
  const monthIn = monthReader(language);
  const groups = new Map<string, Map<number, FieldListEntry>>();
  for (const field of fields) {
    if (field.type !== 'number' && field.type !== 'donation') continue;
    const found = monthIn(field.name);
    if (found === null) continue;
    const months = groups.get(found.rest) ?? new Map<number, FieldListEntry>();
    if (!months.has(found.month)) months.set(found.month, field);
    groups.set(found.rest, months);
  }
  return [...groups]
    .filter(([, months]) => months.size >= LEAST_MONTHS)
    .map(([name, months]) => ({
      name,
      months: [...months]
        .toSorted(([one], [other]) => one - other)
        .map(([month, field]) => ({ month, field })),
    }))
    .toSorted(
      (one, other) =>
        other.months.length - one.months.length || other.name.localeCompare(one.name, 'en'),
    );
}

/** As the language of a year writes them: "Jan". */
export function monthLabel(month: number, language = 'en'): string {
  const format = new Intl.DateTimeFormat(localeOf(language), { month: 'short', timeZone: 'UTC' });
  return format.format(new Date(Date.UTC(2026, month - 1, 15))).replace(/\.$/, '');
}

interface FoundMonth {
  readonly month: number;
  /** What is left of the name without it. */
  readonly rest: string;
}

/** Names of months in English and the year's language as words of their own, else `2026-01`, `01/2026`, `M1`, `month 1`. */
function monthReader(language: string): (name: string) => FoundMonth | null {
  const words = new Map<string, number>();
  for (const locale of new Set(['en-GB', 'en-US', localeOf(language)]))
    for (let month = 1; month <= 12; month += 1)
      for (const length of ['long', 'short'] as const)
        words.set(monthName(locale, length, month), month);
  return (name) => inWords(name, words) ?? inDigits(name);
}

const monthName = (locale: string, length: 'long' | 'short', month: number): string =>
  new Intl.DateTimeFormat(locale, { month: length, timeZone: 'UTC' })
    .format(new Date(Date.UTC(2026, month - 1, 15)))
    .toLocaleLowerCase(locale)
    .replace(/\.$/, '');

function inWords(name: string, words: ReadonlyMap<string, number>): FoundMonth | null {
  for (const { 0: word, index } of name.matchAll(/\p{L}[\p{L}\p{M}]*/gu)) {
    const month = words.get(word.toLocaleLowerCase());
    if (month !== undefined) return { month, rest: without(name, index, word.length) };
  }
  return null;
}

const DIGITS =
  /(?<year>(?:19|20)\d\d)[-_/. ](?<after>0?[1-9]|1[0-2])(?!\d)|(?<!\d)(?<before>0?[1-9]|1[0-2])[-_/. ](?<of>(?:19|20)\d\d)(?!\d)|(?<![\p{L}\p{N}])(?:m|month)[-_ ]?(?<named>0?[1-9]|1[0-2])(?!\d)/iu;

function inDigits(name: string): FoundMonth | null {
  const found = DIGITS.exec(name);
  if (found === null) return null;
  const { year = '', after, before, of = '', named } = found.groups ?? {};
  const written = after ?? before ?? named;
  if (written === undefined) return null;
  const rest = `${name.slice(0, found.index)} ${year}${of} ${name.slice(found.index + found[0].length)}`;
  return { month: Number(written), rest: tidied(rest) };
}

const without = (name: string, from: number, length: number): string =>
  tidied(`${name.slice(0, from)} ${name.slice(from + length)}`);

const tidied = (name: string): string => name.replace(/[-_/. ]+/g, ' ').trim();
