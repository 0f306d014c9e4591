import { checksOf, slotsOf } from '../conditions/conditionPlan';
import type { CompiledSearch } from './compileSearch';

/** Where the fields and the searches stand that the conditions of a search ask for, those within groups too. */
export const askedBySearch = ({
  conditions,
}: CompiledSearch): {
  readonly fields: readonly number[];
  readonly searches: readonly number[];
} => ({
  fields: conditions.flatMap(({ plan }) => checksOf(plan).map(({ slot }) => slot)),
  searches: conditions.flatMap(({ plan }) => slotsOf(plan)),
});
