import { useState } from 'react';
import type { CareList, CareOutcome, OrganisationId } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { ofOrganisation, useReading, useServerChanges } from 'shared-kernel/server-state';
import {
  addToCareList,
  CARE_AT_ONCE,
  endCareEntries,
  readCareList,
  type NewCare,
} from '../server/care';
import { outcomeWords } from './careWords';

/** What became of each, as far as the server answered. */
export interface Addition {
  readonly isWhole: boolean;
  readonly outcomes: readonly CareOutcome[];
}

/** The list as it was read, or as the last change answered it. */
export function useCareList(organisationId: OrganisationId) {
  const [loaded, reload] = useReading(
    ofOrganisation(organisationId, 'care', () => readCareList({ organisationId })),
    { fresh: true },
  );
  const [changed, setChanged] = useState<CareList | null>(null);
  const { withToast } = useServerToasts();
  const { changed: dropRead } = useServerChanges();
  const take = (list: CareList) => {
    setChanged(list);
    // Whatever was read before may show them.
    dropRead();
  };

  /** In steps of as many as the server takes; a step that fails ends it, and those before it hold. */
  const add = async (entries: readonly NewCare[]): Promise<Addition> => {
    const outcomes: CareOutcome[] = [];
    const done = await withToast(
      'Care list',
      () => outcomeWords(outcomes),
      async () => {
        for (let start = 0; ; start += CARE_AT_ONCE) {
          const step = entries.slice(start, start + CARE_AT_ONCE);
          const answer = await addToCareList({ organisationId, entries: step });
          if (!answer.ok) return answer;
          outcomes.push(...answer.value.outcomes);
          take(answer.value.list);
          if (start + CARE_AT_ONCE >= entries.length) return answer;
        }
      },
    );
    return { isWhole: done.ok, outcomes };
  };
  const end = async (id: string, value: string): Promise<boolean> => {
    const done = await withToast('Care list', `The entry of ${value} has ended`, async () => {
      const answer = await endCareEntries({ organisationId, ids: [id] });
      if (answer.ok) take(answer.value);
      return answer;
    });
    return done.ok;
  };
  return {
    loaded,
    reload,
    list: changed ?? (loaded.status === 'ready' ? loaded.value : null),
    add,
    end,
  };
}
