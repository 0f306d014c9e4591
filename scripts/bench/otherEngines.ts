import type { CompiledYear } from 'evaluation';
import { dayOrder, readValue } from 'evaluation';
import { SPEC_OPERATORS, type Condition } from 'shared-kernel/model';
import type { TypedCell } from './typedTable';

/** The benchmark asks what other engines can be asked, too. */
export type SpecOperator = (typeof SPEC_OPERATORS)[number];

/** A condition of the benchmark in the words that another engine's rules are made of. */
export type NeutralCondition =
  | { readonly kind: 'page'; readonly columns: readonly number[]; readonly isNegated: boolean }
  | {
      readonly kind: 'data';
      readonly column: number;
      readonly operator: SpecOperator;
      readonly operand: TypedCell;
      readonly passesMissing: boolean;
    }
  | {
      readonly kind: 'search';
      readonly slot: number;
      readonly operator: SpecOperator;
      readonly operand: number;
    };

/** All page conditions of the benchmark look at the year: strictly between these days. */
export const yearBounds = ({ definitions }: CompiledYear): readonly [number, number] => [
  dayOrder(definitions.year.dateFrom),
  dayOrder(definitions.year.dateTo),
];

const PASSES_MISSING: ReadonlySet<SpecOperator> = new Set<SpecOperator>(['!=', '<', '<=']);

export const neutralCondition = (
  condition: Condition,
  { table, slotBySearchId }: CompiledYear,
): NeutralCondition => {
  const { dataId, dataValue } = condition;
  const operator = SPEC_OPERATORS.find((one) => one === condition.dataEqualsOperator);
  if (operator === undefined) throw new Error('The benchmark has operators of the specification');
  if (condition.dataType === 'search') {
    const slot = slotBySearchId.get(dataId) ?? -1;
    return { kind: 'search', slot, operator, operand: Number(dataValue) };
  }
  if (condition.fieldType === 'page') {
    const columns = table.fields.flatMap(({ name, type }, column) =>
      type === 'action' &&
      (condition.dataIdMatch === 'fuzzy' ? name.includes(dataId) : name === dataId)
        ? [column]
        : [],
    );
    return { kind: 'page', columns, isNegated: condition.pageAction === 'notCompleted' };
  }
  const column = table.slotByName.get(dataId) ?? -1;
  const value = readValue(table.fields[column]?.type ?? 'string', dataValue);
  const operand = value === null ? null : value.kind === 'text' ? value.text : sizeOf(value);
  return { kind: 'data', column, operator, operand, passesMissing: PASSES_MISSING.has(operator) };
};

const sizeOf = (
  value: Exclude<NonNullable<ReturnType<typeof readValue>>, { kind: 'text' }>,
): number => (value.kind === 'day' ? value.order : value.number);
