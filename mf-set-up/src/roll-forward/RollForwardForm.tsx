import { useMemo, useState } from 'react';
import type { Year, YearScope } from 'shared-kernel/model';
import { Stack } from 'shared-kernel/ui';
import { UndoRollForward } from '../undo-roll-forward/UndoRollForward';
import { useDirtyPart } from '../unsaved/dirtyParts';
import { FieldMapping } from './FieldMapping';
import type { LoadedYears } from './loadYears';
import { MakingPanel } from './MakingPanel';
import { PlanPanel } from './PlanPanel';
import { NO_DECISIONS, planOf, suggestedFields } from './rollForwardPlan';
import { useMaking } from './useMaking';

interface RollForwardFormProps {
  readonly years: { readonly source: Year; readonly target: Year };
  /** Of the target year. */
  readonly scope: YearScope;
  readonly loaded: LoadedYears;
  /** It begins anew. */
  readonly onUndone: () => void;
}

/** The mapping and the plan that comes of it; once begun, how it goes and what it left to do. */
export const RollForwardForm = ({ years, scope, loaded, onUndone }: RollForwardFormProps) => {
  const [decisions, setDecisions] = useState(NO_DECISIONS);
  const suggested = useMemo(() => suggestedFields(years, loaded), [years, loaded]);
  const plan = useMemo(
    () => planOf(years, loaded, suggested, decisions),
    [years, loaded, suggested, decisions],
  );
  const { state, start, resume } = useMaking(scope, years.source.id);
  useDirtyPart(state.status === 'idle' ? decisions !== NO_DECISIONS : state.status !== 'complete');

  if (state.status !== 'idle')
    return (
      <MakingPanel
        state={state}
        years={years}
        onResume={resume}
        undo={
          <UndoRollForward
            organisationId={scope.organisationId}
            source={years.source}
            target={years.target}
            onUndone={onUndone}
          />
        }
      />
    );
  return (
    <Stack gap="5">
      <FieldMapping
        plan={plan}
        years={years}
        targetFields={loaded.target.fields}
        onNames={(names) => {
          setDecisions({ ...decisions, names: new Map([...decisions.names, ...names]) });
        }}
      />
      <PlanPanel
        plan={plan}
        years={years}
        sameName={decisions.sameName}
        onSameName={(sameName) => {
          setDecisions({ ...decisions, sameName });
        }}
        onStart={() => {
          start(plan);
        }}
      />
    </Stack>
  );
};
