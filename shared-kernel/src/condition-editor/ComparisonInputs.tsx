import {
  kindOf,
  OPERAND_COUNTS,
  operandsOf,
  type Condition,
  type FieldListEntry,
  type OperandCount,
} from 'shared-kernel/model';
import { SimpleGrid } from 'shared-kernel/ui';
import type { ComponentType } from 'react';
import { conditionFaults, needsValue } from './conditionFaults';
import { OPERATOR_WORDS, operatorOptions } from './operatorWords';
import { InputCell } from './InputRows';
import { SelectInput } from './SelectInput';
import { ValueInput } from './ValueInput';
import { ValuesInput } from './ValuesInput';
import { withOperator } from './withOperator';

interface ComparisonInputsProps {
  readonly condition: Condition;
  readonly fields: readonly FieldListEntry[];
  readonly onChange: (condition: Condition) => void;
}

/** How a value, or the count of another search, is compared, and with what. */
export const ComparisonInputs = (props: ComparisonInputsProps) => {
  const { condition, fields, onChange } = props;
  const operands = OPERAND_COUNTS[condition.dataEqualsOperator];
  const Values = VALUES[operands];
  const isWide = operands === 'two' || operands === 'many';
  return (
    <>
      <InputCell width={isWide ? 'kind' : 'middle'}>
        <SelectInput
          label="Comparison"
          value={condition.dataEqualsOperator}
          options={operatorOptions(kindOf(condition), condition, fields).map((value) => ({
            value,
            label: OPERATOR_WORDS[value],
          }))}
          onChange={(operator) => {
            onChange(withOperator(condition, operator));
          }}
        />
      </InputCell>
      <InputCell width={isWide ? 'rest' : 'name'}>
        <Values {...props} />
      </InputCell>
    </>
  );
};

const OneValue = ({ condition, fields, onChange }: ComparisonInputsProps) => {
  const isDays = condition.dataEqualsOperator === 'inLastDays';
  return (
    <ValueInput
      {...{ condition, fields }}
      label={isDays ? 'Number of days' : 'Value'}
      value={condition.dataValue}
      invalid={conditionFaults(condition).dataValue}
      required={needsValue(condition)}
      fault={isDays ? 'Enter a whole number of days' : 'Enter a value'}
      onChange={(dataValue) => {
        onChange({ ...condition, dataValue });
      }}
    />
  );
};

const TwoValues = ({ condition, fields, onChange }: ComparisonInputsProps) => {
  const [from = '', to = ''] = operandsOf(condition);
  const end = (label: string, value: string, changed: (value: string) => readonly string[]) => (
    <ValueInput
      {...{ condition, fields, label, value }}
      invalid={value.trim() === ''}
      required
      fault="Enter a value"
      onChange={(written) => {
        onChange({ ...condition, dataValues: changed(written) });
      }}
    />
  );
  return (
    <SimpleGrid columns={2} gap="3">
      {end('From', from, (written) => [written, to])}
      {end('To', to, (written) => [from, written])}
    </SimpleGrid>
  );
};

const ManyValues = ({ condition, fields, onChange }: ComparisonInputsProps) => (
  <ValuesInput
    {...{ condition, fields }}
    values={condition.dataValues ?? []}
    invalid={conditionFaults(condition).dataValue}
    required
    fault="Add a value"
    onChange={(dataValues) => {
      onChange({ ...condition, dataValues });
    }}
  />
);

const VALUES = {
  // notEmpty keeps its input, which is disabled then (spec §5).
  none: OneValue,
  one: OneValue,
  two: TwoValues,
  many: ManyValues,
} as const satisfies Record<OperandCount, ComponentType<ComparisonInputsProps>>;
