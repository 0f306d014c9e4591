import type { ScopeSwitch } from 'shared-kernel/contract';
import { asId, type YearId } from 'shared-kernel/model';
import { percentDone } from 'shared-kernel/running-import';
import type { Timed } from './useTimed';
import type { ShownWork } from './work';

/** "Importing supporters, 42%, about a minute left" */
export const workWords = ({ words, done, left }: Timed<ShownWork>): string =>
  [words, farWords(done), left].filter(Boolean).join(', ');

export const farWords = (done: number | null): string => (done === null ? '' : percentDone(done));

/** What a link to work has to say so that its page is of the year that is worked on; undefined where it is already. */
export const switchTo = (
  yearId: string | null,
  shownYearId: string | undefined,
): ScopeSwitch | undefined =>
  yearId === null || yearId === shownYearId
    ? undefined
    : { scopeSwitch: true, yearId: asId<YearId>(yearId) };
