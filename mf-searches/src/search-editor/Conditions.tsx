import { asId, type ConditionId, type FieldListEntry, type Search } from 'shared-kernel/model';
import { Button, Heading, Plus, Stack, Text, VisuallyHidden } from 'shared-kernel/ui';
import { useCallback, useState } from 'react';
import { DndProvider } from 'react-dnd';
import { HTML5Backend } from 'react-dnd-html5-backend';
import { ConditionFigures } from '../live-count/ConditionFigures';
import { countsOf, type LiveCount } from '../live-count/useLiveCount';
import { ConditionPanel } from './ConditionPanel';
import {
  addCondition,
  duplicateCondition,
  moveCondition,
  removeCondition,
  replaceCondition,
} from './searchEdits';
import { SEARCH_CONDITIONS } from './searchLimits';
import type { SearchDraft } from './useSearchDraft';

interface ConditionsProps {
  readonly state: SearchDraft;
  readonly searches: readonly Search[];
  readonly fields: readonly FieldListEntry[];
  readonly live: LiveCount;
}

/** The conditions in their order, and the way to add one. */
export const Conditions = ({ state, searches, fields, live }: ConditionsProps) => {
  const { draft, edit } = state;
  const { conditions } = draft;
  const full = conditions.length >= SEARCH_CONDITIONS;
  const counts = countsOf(live);
  const [moved, setMoved] = useState('');
  const move = useCallback(
    (id: ConditionId, place: number) => {
      edit(moveCondition(id, place));
      setMoved(`The condition is now number ${String(place + 1)}.`);
    },
    [edit],
  );
  return (
    <Stack gap="3" as="section" aria-label="Conditions">
      <Heading as="h2" fontSize="lg" fontWeight="semibold">
        Conditions
      </Heading>
      <VisuallyHidden role="status" aria-label="Order of conditions">
        {moved}
      </VisuallyHidden>
      {conditions.length === 0 && (
        <Text color="fg.muted">
          No conditions yet: this search matches nobody. Add the first one below.
        </Text>
      )}
      <DndProvider backend={HTML5Backend}>
        {conditions.map((condition, place) => (
          <ConditionPanel
            key={condition.id}
            condition={condition}
            place={place}
            last={place === conditions.length - 1}
            full={full}
            ownId={draft.id}
            fields={fields}
            searches={searches}
            onChange={(changed) => {
              edit(replaceCondition(changed));
            }}
            onMove={move}
            onDuplicate={() => {
              edit(duplicateCondition(condition.id, freshId()));
            }}
            onDelete={() => {
              edit(removeCondition(condition.id));
            }}
          >
            <ConditionFigures
              condition={condition}
              counts={counts?.conditions.find(({ id }) => id === condition.id) ?? null}
              supporters={counts?.supporters ?? 0}
              stale={live.status === 'working'}
            />
          </ConditionPanel>
        ))}
      </DndProvider>
      <Button
        variant="outline"
        w="full"
        disabled={full}
        onClick={() => {
          edit(addCondition(freshId()));
        }}
      >
        <Plus size={16} aria-hidden />
        Add new condition
      </Button>
      {full && (
        <Text color="fg.muted" fontSize="sm">
          A search holds {SEARCH_CONDITIONS} conditions at most.
        </Text>
      )}
    </Stack>
  );
};

const freshId = (): ConditionId => asId<ConditionId>(crypto.randomUUID());
