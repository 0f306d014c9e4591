import type { SearchUse } from './usesOfSearch';

/** `2 screens and 1 search`. */
export function usesSummary(uses: readonly SearchUse[]): string {
  const screens = uses.filter(({ kind }) => kind === 'screen').length;
  const parts = [
    counted(screens, 'screen', 'screens'),
    counted(uses.length - screens, 'search', 'searches'),
  ];
  return parts.filter((part) => part !== '').join(' and ');
}

const counted = (count: number, one: string, many: string): string =>
  count === 0 ? '' : `${String(count)} ${count === 1 ? one : many}`;
