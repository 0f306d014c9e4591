import type {
  Condition,
  ConditionId,
  FieldListEntry,
  SearchDefinition,
  SearchId,
} from 'shared-kernel/model';
import { Panel, SimpleGrid } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { ComparisonInputs } from './ComparisonInputs';
import { ConditionHead } from './ConditionHead';
import { asKind, CONDITION_KINDS, KIND_WORDS, kindOf } from './conditionKind';
import { FieldNameInputs } from './FieldNameInputs';
import { PageInputs } from './PageInputs';
import { SearchNameInput } from './SearchNameInput';
import { SelectInput } from './SelectInput';
import { useConditionDrag } from './useConditionDrag';

const KIND_OPTIONS = CONDITION_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }));

export interface ConditionPanelProps {
  readonly condition: Condition;
  /** Counts from 0. */
  readonly place: number;
  readonly last: boolean;
  /** No further condition fits into the search. */
  readonly full: boolean;
  readonly ownId: SearchId;
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  readonly onChange: (condition: Condition) => void;
  readonly onMove: (id: ConditionId, place: number) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** Its figures. */
  readonly children: ReactNode;
}

/** One condition with every input that its kind has. */
export const ConditionPanel = (props: ConditionPanelProps) => {
  const { condition, place, onChange, onMove } = props;
  const kind = kindOf(condition);
  const drag = useConditionDrag(condition.id, place, onMove);
  return (
    <Panel
      ref={drag.panelRef}
      role="group"
      aria-label={`Condition ${String(place + 1)}`}
      opacity={drag.dragging ? 0.4 : 1}
      outline={drag.over ? '2px solid {colors.accent.solid}' : 'none'}
    >
      <ConditionHead
        {...props}
        handleRef={drag.handleRef}
        onMove={(to) => {
          onMove(condition.id, to);
        }}
      />
      <SimpleGrid columns={{ base: 1, sm: 2 }} gap="3">
        <SelectInput
          label="Looks at"
          value={kind}
          options={KIND_OPTIONS}
          onChange={(chosen) => {
            onChange(asKind(condition, chosen));
          }}
        />
        {kind === 'search' ? (
          <SearchNameInput {...props} />
        ) : (
          <FieldNameInputs {...props} kind={kind} />
        )}
        {kind === 'page' ? <PageInputs {...props} /> : <ComparisonInputs {...props} />}
      </SimpleGrid>
      {props.children}
    </Panel>
  );
};
