import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { asId, type SearchId, type Year, type YearScope } from 'shared-kernel/model';
import { countSearch } from 'shared-kernel/server';
import { Alert, Text } from 'shared-kernel/ui';
import type { NewCare } from '../server/care';

export const countingPortAtom = atom({ countSearch });

/** Whoever writes is not asked after at every key. */
const PAUSE_MS = 400;

type CareSearch = NonNullable<NewCare['search']>;

interface MatchedNowProps {
  readonly scope: YearScope;
  readonly year: Pick<Year, 'name'>;
  readonly search: CareSearch;
}

/** How many supporters of the chosen year it is true of, before it is added: a search that finds nobody protects nobody. */
export const MatchedNow = ({ scope, year, search }: MatchedNowProps) => {
  const total = useMatched(scope, search);
  return (
    <div role="status" aria-label="Supporters found">
      {total === 0 && (
        <Alert.Root status="warning" variant="surface" borderRadius="l2">
          <Alert.Indicator />
          <Alert.Title fontWeight="normal">
            This is true of nobody in {year.name} now. Capital letters count: “yes” is not “Yes”.
          </Alert.Title>
        </Alert.Root>
      )}
      {total !== null && total > 0 && (
        <Text color="fg.muted" fontSize="sm" fontVariantNumeric="tabular-nums">
          This is true of{' '}
          {total === 1 ? 'one supporter' : `${total.toLocaleString('en-GB')} supporters`} in{' '}
          {year.name} now.
        </Text>
      )}
    </div>
  );
};

/** Null until the newest question is answered, and where it cannot be. */
function useMatched({ organisationId, yearId }: YearScope, search: CareSearch): number | null {
  const { countSearch: count } = useAtomValue(countingPortAtom);
  const [answer, setAnswer] = useState<{ readonly of: CareSearch; readonly total: number } | null>(
    null,
  );
  useEffect(() => {
    let isNewest = true;
    const timer = setTimeout(() => {
      const edited = { ...search, id: asId<SearchId>('care'), name: '' };
      void count({ organisationId, yearId, search: edited }).then((counts) => {
        if (isNewest && counts.ok) setAnswer({ of: search, total: counts.value.total });
      });
    }, PAUSE_MS);
    return () => {
      isNewest = false;
      clearTimeout(timer);
    };
  }, [count, organisationId, yearId, search]);
  return answer?.of === search ? answer.total : null;
}
