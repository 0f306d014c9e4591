import type { SearchUse } from './usesOfSearch';

/** `2 screens and 1 search`; what uses several searches is one of them. */
export function usesSummary(uses: readonly SearchUse[]): string {
  const number = (of: SearchUse['kind']) =>
    new Set<string>(uses.filter(({ kind }) => kind === of).map(({ id }) => id)).size;
  const parts = [
    counted(number('screen'), 'screen', 'screens'),
    counted(number('search'), 'search', 'searches'),
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${String(count)} ${count === 1 ? one : many}`;
