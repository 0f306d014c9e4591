import { useMemo, useState } from 'react';
import { failureSentence } from 'shared-kernel/firestore';
import type { OrganisationId, Year } from 'shared-kernel/model';
import { ofYear, useReading } from 'shared-kernel/server-state';
import { EmptyState, ErrorPanel, Skeleton } from 'shared-kernel/ui';
import { countOf } from './amountsOf';
import { loadYears } from './loadYears';
import { RollForwardForm } from './RollForwardForm';

interface RollForwardProps {
  readonly organisationId: OrganisationId;
  readonly source: Year;
  readonly target: Year;
}

/** Reads both years, then asks what a person has to decide. */
export const RollForward = ({ organisationId, source, target }: RollForwardProps) => {
  const scope = useMemo(() => ({ organisationId, yearId: target.id }), [organisationId, target.id]);
  const load = () => loadYears({ organisationId, yearId: source.id }, scope);
  const years = useMemo(() => ({ source, target }), [source, target]);
  const [undoCount, setUndoCount] = useState(0);
  const [loaded, reload] = useReading(ofYear(scope, 'roll-forward', load, source.id), {
    fresh: true,
  });
  if (loaded.status === 'loading') return <Skeleton h="16rem" borderRadius="l3" />;
  if (loaded.status === 'failed')
    return (
      <ErrorPanel title="The years could not be loaded" onRetry={() => void reload()}>
        {failureSentence(loaded.error)} Nothing has been changed.
      </ErrorPanel>
    );
  if (countOf(loaded.value.source) === 0)
    return (
      <EmptyState title={`Nothing in ${source.name}`}>
        {source.name} has no searches, screens or calculated fields to take along.
      </EmptyState>
    );
  return (
    <RollForwardForm
      key={undoCount}
      years={years}
      scope={scope}
      loaded={loaded.value}
      onUndone={() => {
        setUndoCount(undoCount + 1);
        void reload();
      }}
    />
  );
};
