import type { CompiledYear } from 'evaluation';
import { dayOrder, readValue } from 'evaluation';
import type { Condition, OperatorId } from 'shared-kernel/model';
import type { TypedCell } from './typedTable';

/** A condition of the benchmark in the words that another engine's rules are made of. */
export type NeutralCondition =
  | { readonly kind: 'page'; readonly columns: readonly number[]; readonly isNegated: boolean }
  | {
      readonly kind: 'data';
      readonly column: number;
      readonly operator: OperatorId;
      readonly operand: TypedCell;
      readonly passesMissing: boolean;
    }
  | {
      readonly kind: 'search';
      readonly slot: number;
      readonly operator: OperatorId;
      readonly operand: number;
    };

/** All page conditions of the benchmark look at the year: strictly between these days. */
export const yearBounds = ({ definitions }: CompiledYear): readonly [number, number] => [
  dayOrder(definitions.year.dateFrom),
  dayOrder(definitions.year.dateTo),
];

const PASSES_MISSING: ReadonlySet<OperatorId> = new Set<OperatorId>(['!=', '<', '<=']);

export const neutralCondition = (
  condition: Condition,
  { table, slotBySearchId }: CompiledYear,
): NeutralCondition => {
  const { dataId, dataValue, dataEqualsOperator: operator } = condition;
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
