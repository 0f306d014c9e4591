import type { Year, YearId } from 'shared-kernel/model';

const LIST = new Intl.ListFormat('en-GB');

/** "2025 and 2026"; years that are gone by then keep their ids. */
export const yearWords = (ids: readonly YearId[], years: readonly Year[]): string =>
  listWords(ids.map((id) => nameOf(id, years)));

/** "one, another and a third". */
export const listWords = (words: readonly string[]): string => LIST.format(words);

export const nameOf = (id: YearId, years: readonly Year[]): string =>
  years.find((year) => year.id === id)?.name ?? id;
