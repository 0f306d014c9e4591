import { atom, useAtomValue } from 'jotai';
import { useCallback } from 'react';
import { asId, printCount, type SearchId, type Year, type YearScope } from 'shared-kernel/model';
import { countSearch } from 'shared-kernel/server';
import { useNewestAnswer } from 'shared-kernel/newest-answer';
import { Alert, Text } from 'shared-kernel/ui';
import type { NewCare } from '../server/care';

export const countingPortAtom = atom({ countSearch });

type CareSearch = NonNullable<NewCare['search']>;

interface MatchedNowProps {
  readonly scope: YearScope;
  readonly year: Pick<Year, 'name'>;
  readonly search: CareSearch;
}

/** How many supporters of the chosen year it is true of, before it is added: a search that finds nobody protects nobody. */
export const MatchedNow = ({ scope, year, search }: MatchedNowProps) => {
  const { organisationId, yearId } = scope;
  const { countSearch: count } = useAtomValue(countingPortAtom);
  const ask = useCallback(
    (asked: CareSearch) =>
      count({ organisationId, yearId, search: { ...asked, id: asId<SearchId>('care'), name: '' } }),
    [count, organisationId, yearId],
  );
  const newest = useNewestAnswer(search, ask);
  const total = newest.status === 'ready' ? newest.answer.total : null;
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
          This is true of {total === 1 ? 'one supporter' : `${printCount(total)} supporters`} in{' '}
          {year.name} now.
        </Text>
      )}
    </div>
  );
};
