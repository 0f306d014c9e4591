import { CONDITION_KINDS, kindOf, type Condition } from 'shared-kernel/model';
import { Panel } from 'shared-kernel/ui';
import { ComparisonInputs } from './ComparisonInputs';
import { ConditionHead } from './ConditionHead';
import { asKind, KIND_WORDS } from './conditionKind';
import { FieldNameInputs } from './FieldNameInputs';
import type { NodePanelProps } from './GroupPanel';
import { InputCell, InputRows } from './InputRows';
import { PageInputs } from './PageInputs';
import { SearchNameInput } from './SearchNameInput';
import { SelectInput } from './SelectInput';

const KIND_OPTIONS = CONDITION_KINDS.map((value) => ({ value, label: KIND_WORDS[value].label }));

interface ConditionPanelProps extends NodePanelProps {
  readonly condition: Condition;
  readonly onChange: (condition: Condition) => void;
}

/** One condition with every input that its kind has. */
export const ConditionPanel = (props: ConditionPanelProps) => {
  const { ref, condition, number, tools, onChange } = props;
  const { fields, searches, ownId, factsOf } = tools;
  const kind = kindOf(condition);
  const inputs = { condition, fields, onChange };
  return (
    <Panel
      ref={ref}
      role="group"
      aria-label={`Condition ${number}`}
      data-condition={condition.id}
      tabIndex={-1}
      px={{ base: 3, md: 4 }}
      py="3"
    >
      <ConditionHead
        {...props}
        what={`condition ${number}`}
        size={1}
        room={tools.room}
        deletionWords={tools.deletionWords}
      />
      <InputRows>
        <InputCell width="kind">
          <SelectInput
            label="Looks at"
            value={kind}
            options={KIND_OPTIONS}
            onChange={(chosen) => {
              onChange(asKind(condition, chosen));
            }}
          />
        </InputCell>
        {kind === 'search' ? (
          <SearchNameInput {...{ condition, searches, ownId, onChange }} />
        ) : (
          <FieldNameInputs {...inputs} kind={kind} factsOf={factsOf} />
        )}
        {kind === 'page' ? (
          <PageInputs condition={condition} onChange={onChange} />
        ) : (
          <ComparisonInputs {...inputs} />
        )}
      </InputRows>
      {tools.figuresOf(condition)}
    </Panel>
  );
};
