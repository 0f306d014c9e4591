import {
  evaluateSupporter,
  fieldsTold,
  traceScreens,
  traceSearch,
  wordScope,
  type CompiledYear,
  type ScreenTrace,
  type SearchTrace,
  type WordScope,
} from 'evaluation';
import type { SearchId, Supporter } from 'shared-kernel/model';
import { useMemo } from 'react';
import type { SupporterScreens } from './useSupporterScreens';

/** Whether a supporter matches a search, and why where that may be told. */
export interface TracedSearch {
  readonly id: SearchId;
  readonly name: string;
  readonly count: number;
  /** Null where values decide that are hidden (D373). */
  readonly trace: SearchTrace | null;
  readonly isNearMiss: boolean;
}

export interface SupporterTraces {
  /** By name. */
  readonly searches: readonly TracedSearch[];
  /** In their order, seen or not. */
  readonly screens: readonly ScreenTrace[];
  /** Searches whose reasons are not told, with whether they match. */
  readonly untold: ReadonlyMap<string, boolean>;
  readonly words: WordScope;
}

/** Why a supporter matches what they match, and sees what they see. */
export const useTraces = (found: SupporterScreens): SupporterTraces =>
  useMemo(() => tracesOf(found), [found]);

function tracesOf({ compiled, supporter, fields }: SupporterScreens): SupporterTraces {
  const { definitions } = compiled;
  const { searchCounts } = evaluateSupporter(compiled, supporter);
  const searches = compiled.searches.map(({ id, definition }): TracedSearch => {
    const isTold = isToldOf(compiled, supporter, id);
    const trace = isTold ? traceSearch(compiled, id, supporter) : null;
    return {
      ...{ id, name: definition.name, count: searchCounts[id] ?? 0, trace },
      isNearMiss: trace !== null && !trace.passed && isNear(trace),
    };
  });
  return {
    searches: searches.sort((left, right) => left.name.localeCompare(right.name)),
    screens: traceScreens(compiled, supporter),
    untold: new Map(
      searches.filter(({ trace }) => trace === null).map(({ id, count }) => [id, count > 0]),
    ),
    words: wordScope(definitions.year, fields, definitions.searches),
  };
}

const isNear = ({ isNearMiss, conditions }: SearchTrace): boolean =>
  isNearMiss || conditions.some((condition) => condition.isNearMiss);

/** Not where a value is asked for that is left out. */
function isToldOf(compiled: CompiledYear, { masked = [] }: Supporter, id: SearchId): boolean {
  if (masked.length === 0) return true;
  const told = fieldsTold(compiled, { source: 'search', id });
  return !masked.some((name) => told.has(name));
}
