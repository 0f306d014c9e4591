import { LogicEngine } from 'json-logic-engine';
import type { CompiledYear } from 'evaluation';
import { leavesOf, type Condition } from 'shared-kernel/model';
import { neutralCondition, yearBounds, type SpecOperator } from './otherEngines';
import type { TypedCell } from './typedTable';

type Rule = number | string | null | readonly Rule[] | { readonly [operator: string]: Rule };

/** The same searches as rules of json-logic-engine, built once and asked of row after row. */
export const countWithJsonLogic = (
  compiled: CompiledYear,
  table: readonly TypedCell[][],
): readonly number[] => {
  const engine = new LogicEngine();
  const firstCount = compiled.table.fields.length;
  const counters = compiled.searchesInOrder.map(({ slot, definition, conditions }) => {
    const counts = leavesOf(definition.conditions).map((one) =>
      countRule(one, compiled, firstCount),
    );
    const met = counts.map((count): Rule => ({ '>': [count, 0] }));
    const actions = counts.filter((_, index) => conditions[index]?.isAction === true);
    const rule: Rule = {
      if: [
        { [definition.match === 'all' ? 'and' : 'or']: met },
        { max: [1, ...(actions.length === 0 ? [] : [{ '+': actions }])] },
        0,
      ],
    };
    return { slot, count: built(engine.build(rule)) };
  });
  const matched = compiled.searches.map(() => 0);
  for (const cells of table) {
    const row: TypedCell[] = cells.slice();
    for (const { slot, count } of counters) {
      const times = Number(count(row));
      row[firstCount + slot] = times;
      if (times > 0) matched[slot] = (matched[slot] ?? 0) + 1;
    }
  }
  return matched;
};

type Logic = (row: readonly TypedCell[]) => unknown;

/** The library says only that it builds a function. */
const built = (logic: unknown): Logic => {
  if (!isLogic(logic)) throw new Error('json-logic-engine built no function');
  return logic;
};

const isLogic = (logic: unknown): logic is Logic => typeof logic === 'function';

const OPERATORS: Readonly<Record<SpecOperator, string>> = {
  notEmpty: '!==',
  '==': '===',
  '!=': '!==',
  '>': '>',
  '>=': '>=',
  '<': '<',
  '<=': '<=',
};

const oneIf = (rule: Rule): Rule => ({ if: [rule, 1, 0] });

const countRule = (condition: Condition, compiled: CompiledYear, firstCount: number): Rule => {
  const neutral = neutralCondition(condition, compiled);
  const [from, to] = yearBounds(compiled);
  if (neutral.kind === 'page') {
    const completed = neutral.columns.map((column) =>
      oneIf({ and: [{ '>': [{ var: column }, from] }, { '<': [{ var: column }, to] }] }),
    );
    const count: Rule = { '+': [0, ...completed] };
    return neutral.isNegated ? oneIf({ '===': [count, 0] }) : count;
  }
  if (neutral.kind === 'search') {
    const count: Rule = { var: firstCount + neutral.slot };
    if (neutral.operator === 'notEmpty') return count;
    return {
      if: [{ [OPERATORS[neutral.operator]]: [count, neutral.operand] }, { max: [count, 1] }, 0],
    };
  }
  const value: Rule = { var: neutral.column };
  if (neutral.operator === 'notEmpty') return oneIf({ '!==': [value, null] });
  const compared: Rule = { [OPERATORS[neutral.operator]]: [value, neutral.operand] };
  return neutral.passesMissing
    ? oneIf({ or: [{ '===': [value, null] }, compared] })
    : oneIf({ and: [{ '!==': [value, null] }, compared] });
};
