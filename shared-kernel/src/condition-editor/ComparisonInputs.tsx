import { kindOf, type Condition, type FieldListEntry } from 'shared-kernel/model';
import { Field, Input } from 'shared-kernel/ui';
import { conditionFaults, needsValue } from './conditionFaults';
import { OPERATOR_WORDS, operatorOptions } from './operatorWords';
import { SelectInput } from './SelectInput';
import { valueHint } from './valueHint';

interface ComparisonInputsProps {
  readonly condition: Condition;
  readonly fields: readonly FieldListEntry[];
  readonly onChange: (condition: Condition) => void;
}

/** How a value, or the count of another search, is compared, and with what. */
export const ComparisonInputs = ({ condition, fields, onChange }: ComparisonInputsProps) => (
  <>
    <SelectInput
      label="Comparison"
      value={condition.dataEqualsOperator}
      options={operatorOptions(kindOf(condition), condition.dataEqualsOperator).map((value) => ({
        value,
        label: OPERATOR_WORDS[value],
      }))}
      onChange={(dataEqualsOperator) => {
        onChange({ ...condition, dataEqualsOperator });
      }}
    />
    <Field.Root
      invalid={conditionFaults(condition).dataValue}
      disabled={!needsValue(condition)}
      required={needsValue(condition)}
    >
      <Field.Label fontSize="sm">Value</Field.Label>
      <Input
        value={condition.dataValue}
        placeholder={needsValue(condition) ? valueHint(condition, fields) : ''}
        autoComplete="off"
        onChange={(event) => {
          onChange({ ...condition, dataValue: event.currentTarget.value });
        }}
      />
      <Field.ErrorText>Enter a value</Field.ErrorText>
    </Field.Root>
  </>
);
