import { isConditionMatch, type ConditionMatch, type Item } from 'shared-kernel/model';
import { slotsOf, type CompiledCondition } from '../conditions/conditionPlan';
import { compileCondition } from '../conditions/planCondition';
import type { ConditionScope } from '../conditions/conditionScope';
import type { CompiledYear } from '../year/compileYear';
import type { SearchBlocks } from './searchBlocks';

/** When an item shows, for columns: `always` without conditions, `never` with an invalid match type (D8). */
export type ItemConditions =
  | { readonly kind: 'always' | 'never' }
  | {
      readonly kind: 'sometimes';
      readonly match: ConditionMatch;
      readonly conditions: readonly CompiledCondition[];
    };

export const itemConditions = (
  { conditions, conditionsMatch }: Pick<Item, 'conditions' | 'conditionsMatch'>,
  year: CompiledYear,
): ItemConditions => {
  if (conditions.length === 0) return { kind: 'always' };
  if (!isConditionMatch(conditionsMatch)) return { kind: 'never' };
  return {
    kind: 'sometimes',
    match: conditionsMatch,
    conditions: conditions.map((condition) => compileCondition(condition, scopeOf(year))),
  };
};

/** The searches that have to be counted for it. */
export const slotsOfItem = (item: ItemConditions): readonly number[] =>
  item.kind === 'sometimes' ? item.conditions.flatMap(({ plan }) => slotsOf(plan)) : [];

/** Fills `shown` with 1 for each row of the block for which the item shows. */
export type FillShown = (start: number, end: number, shown: Uint8Array) => void;

export const itemBlock = (item: ItemConditions, { ofCondition }: SearchBlocks): FillShown => {
  if (item.kind !== 'sometimes') {
    const everywhere = item.kind === 'always' ? 1 : 0;
    return (_start, _end, shown) => {
      shown.fill(everywhere);
    };
  }
  const blocks = item.conditions.map(ofCondition);
  const decided = item.match === 'any' ? 1 : 0;
  return (start, end, shown) => {
    shown.fill(1 - decided);
    for (const { counts, fill } of blocks) {
      fill(start, end);
      for (let index = 0; index < shown.length; index += 1) {
        const met = (counts.byRow[index] ?? 0) > 0 ? 1 : 0;
        if (met === decided) shown[index] = decided;
      }
    }
  };
};

const scopeOf = ({ definitions, table, slotBySearchId }: CompiledYear): ConditionScope => ({
  year: definitions.year,
  today: definitions.today,
  table,
  slotOfSearch: (id) => slotBySearchId.get(id),
});
