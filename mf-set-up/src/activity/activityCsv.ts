import { actionWords, actorWords, type ActivityEntry, type Year } from 'shared-kernel/model';

/** The log as rows of a spreadsheet, newest first; moments in UTC, as its days are. */
export const activityRows = (
  entries: readonly ActivityEntry[],
  years: readonly Pick<Year, 'id' | 'name'>[],
): readonly (readonly string[])[] => [
  ['When (UTC)', 'Who', 'What', 'Year', 'Action', 'Line'],
  ...entries.map((entry) => [
    entry.at
      .toISOString()
      .replace('T', ' ')
      .replace(/\.\d+Z$/, ''),
    actorWords(entry),
    actionWords(entry),
    yearName(entry, years),
    entry.deed ?? '',
    entry.id,
  ]),
];

/** '' for what belongs to no year. */
export function yearName(
  { yearId }: ActivityEntry,
  years: readonly Pick<Year, 'id' | 'name'>[],
): string {
  if (yearId === null) return '';
  return years.find(({ id }) => id === yearId)?.name ?? 'a year that is gone';
}
