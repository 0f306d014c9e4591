import type { OrganisationId, Year, YearId } from 'shared-kernel/model';
import { ofOrganisation, useReading } from 'shared-kernel/server-state';
import { readRollForwards, type UndoableRollForward } from '../server/rollForward';

/** What a year was brought, with the year that it came from. */
export interface BroughtFrom extends Pick<UndoableRollForward, 'at' | 'until'> {
  readonly source: Pick<Year, 'id' | 'name'>;
}

interface RollForwards {
  readonly of: (yearId: YearId) => readonly BroughtFrom[];
  readonly reload: () => void;
}

/** What can still be undone of each year; none while that is not known. */
export function useRollForwards(
  organisationId: OrganisationId,
  years: readonly Year[],
): RollForwards {
  const [loaded, reload] = useReading(
    ofOrganisation(organisationId, 'roll-forwards', () => readRollForwards({ organisationId })),
    { fresh: true },
  );
  const all = loaded.status === 'ready' ? loaded.value.rollForwards : [];
  return {
    of: (yearId) =>
      all
        .filter((one) => one.yearId === yearId)
        .map(({ source, at, until }) => ({
          ...{ at, until },
          source: years.find(({ id }) => id === source) ?? { id: source, name: 'another year' },
        })),
    reload: () => void reload(),
  };
}
