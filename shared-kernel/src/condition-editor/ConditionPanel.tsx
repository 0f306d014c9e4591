import {
  CONDITION_KINDS,
  kindOf,
  type Condition,
  type FieldListEntry,
  type SearchDefinition,
  type SearchId,
} from 'shared-kernel/model';
import { Grid, Panel, type Grip } from 'shared-kernel/ui';
import type { ReactNode, Ref } from 'react';
import { ComparisonInputs } from './ComparisonInputs';
import { ConditionHead } from './ConditionHead';
import { asKind, KIND_WORDS } from './conditionKind';
import { FieldNameInputs } from './FieldNameInputs';
import { PageInputs } from './PageInputs';
import { SearchNameInput } from './SearchNameInput';
import { SelectInput } from './SelectInput';

const KIND_OPTIONS = CONDITION_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }));

/** Two inputs side by side where there is room for them, never three. */
const COLUMNS = 'repeat(auto-fit, minmax(min(100%, max(13rem, 40%)), 1fr))';

export interface ConditionPanelProps {
  readonly ref: Ref<HTMLDivElement>;
  readonly condition: Condition;
  /** Counts from 0. */
  readonly index: number;
  readonly last: boolean;
  /** There is no room for a further condition. */
  readonly full: boolean;
  readonly ownId: SearchId | null;
  readonly fields: readonly FieldListEntry[];
  readonly searches: readonly SearchDefinition[];
  readonly headingLevel: 3 | 4;
  readonly deletionWords: string;
  readonly grip: Grip;
  readonly onChange: (condition: Condition) => void;
  readonly onMove: (index: number) => void;
  readonly onDuplicate: () => void;
  readonly onDelete: () => void;
  /** Its figures. */
  readonly children: ReactNode;
}

/** One condition with every input that its kind has. */
export const ConditionPanel = (props: ConditionPanelProps) => {
  const { condition, index, onChange } = props;
  const kind = kindOf(condition);
  return (
    <Panel ref={props.ref} role="group" aria-label={`Condition ${String(index + 1)}`}>
      <ConditionHead {...props} />
      <Grid templateColumns={COLUMNS} gap="3">
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
      </Grid>
      {props.children}
    </Panel>
  );
};
