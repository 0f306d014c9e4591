import type { CivilDate, ScreenDefinition, SearchDefinition, YearStory } from 'shared-kernel/model';
import type { Problem } from '../problems/problem';
import { compileScreens } from '../screens/compileScreens';
import type { CompiledScreen } from '../screens/compileScreen';
import { compileSearches } from '../searches/compileSearches';
import type { CompiledSearch } from '../searches/compileSearch';
import { compileCalculated } from '../calculated/compileCalculated';
import { yearDays } from '../calculated/yearDays';
import { listFields, type FieldDefinition, type FieldTable } from '../values/fieldTable';

export interface YearDefinitions {
  readonly year: {
    readonly dateFrom: CivilDate;
    readonly dateTo: CivilDate;
    /** Whose language formats speak; British English without it [E69]. */
    readonly story?: Pick<YearStory, 'language'>;
  };
  /** The civil day on which supporters are asked: the engine knows no clock (D418). */
  readonly today: CivilDate;
  /** The year's field list: what names in conditions resolve against (D5). */
  readonly fields: readonly FieldDefinition[];
  readonly searches: readonly SearchDefinition[];
  readonly screens: readonly ScreenDefinition[];
}

/** A year's definitions, ready to be asked about any number of supporters. */
export interface CompiledYear {
  /** What it was compiled from, so that an edited search can take the place of one search. */
  readonly definitions: YearDefinitions;
  readonly table: FieldTable;
  /** In the order they were given; a repeated id is there once. */
  readonly searches: readonly CompiledSearch[];
  readonly searchesInOrder: readonly CompiledSearch[];
  readonly slotBySearchId: ReadonlyMap<string, number>;
  /** In the order in which a supporter sees them. */
  readonly screens: readonly CompiledScreen[];
  /** Each broken thing once. */
  readonly problems: readonly Problem[];
}

/** Resolves every name and reference once. Never fails: what is broken counts 0 and is a problem (D8, D9). */
export const compileYear = (definitions: YearDefinitions): CompiledYear => {
  const listed = listFields(definitions.fields);
  const calculated = compileCalculated(listed, yearDays(definitions.year));
  const table = { ...listed, calculated: calculated.plans };
  const scope = { year: definitions.year, today: definitions.today, table };
  const searches = compileSearches(definitions.searches, scope);
  const { screens, problems } = compileScreens(definitions.screens, {
    ...scope,
    slotOfSearch: (id) => searches.slotById.get(id),
  });
  return {
    definitions,
    table,
    searches: searches.listed,
    searchesInOrder: searches.inOrder,
    slotBySearchId: searches.slotById,
    screens,
    problems: [...calculated.problems, ...searches.problems, ...problems],
  };
};
