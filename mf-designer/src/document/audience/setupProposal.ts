import { searchSentence, wordScope } from 'evaluation';
import {
  asId,
  MAX_NAME_LENGTH,
  nameOf,
  type Condition,
  type ScreenSetup,
  type Search,
  type SearchDefinition,
  type SearchId,
  type Year,
} from 'shared-kernel/model';

import type { YearSources } from '../placeholders/dataSource';
import { isMatching, matching } from './matching';

export type NewSearch = Omit<SearchDefinition, 'id'>;

/** A search that the year has, or one to be made. */
export type ProposedSearch =
  | { readonly kind: 'existing'; readonly id: SearchId; readonly name: string }
  | { readonly kind: 'new'; readonly definition: NewSearch };

/** [S105] A set-up by which only those get a screen who get it now and fulfil further conditions: each search of the list matches. */
export interface SetupProposal {
  readonly searches: readonly ProposedSearch[];
  /** Whom the further conditions are about: "Supporters who …". */
  readonly sentence: string;
}

type Setup = Pick<ScreenSetup, 'match' | 'searchIds'>;

/** null where the set-up says it already, or is none that matches anybody. */
export function setupProposal(
  { match, searchIds }: Setup,
  conditions: readonly Condition[],
  year: YearSources,
  dates: Pick<Year, 'dateFrom' | 'dateTo'>,
): SetupProposal | null {
  const scope = wordScope(dates, year.fields, year.searches);
  const sentence = searchSentence({ match: 'all', conditions }, scope);
  const before = asAll({ match, searchIds }, year.searches);
  if (before === null) return null;
  const further = searchesFor(conditions, year.searches, sentence);
  const known = new Set(before.map(keyOf));
  const added = further.filter((one) => !known.has(keyOf(one)));
  return added.length === 0 ? null : { searches: [...before, ...added], sentence };
}

/** The set-up as searches that all have to match. */
function asAll(
  { match, searchIds }: Setup,
  searches: readonly Search[],
): readonly ProposedSearch[] | null {
  if (match === 'allUsers') return [];
  if (searchIds.length === 0) return null;
  const existing = searchIds.map((id) => existingOf(id, searches));
  if (match === 'allSearches' || (match === 'anySearches' && existing.length === 1))
    return existing;
  if (match !== 'anySearches') return null;
  const name = existing.map((one) => nameOfProposed(one)).join(' or ');
  return [searchOf({ name, match: 'any', conditions: searchIds.map(matching) }, searches)];
}

/** A search that is referred to serves as it is; what is left is one search. */
function searchesFor(
  conditions: readonly Condition[],
  searches: readonly Search[],
  name: string,
): readonly ProposedSearch[] {
  const references = conditions.filter(isMatching);
  const others = conditions.filter((condition) => !isMatching(condition));
  return [
    ...references.map(({ dataId }) => existingOf(asId<SearchId>(dataId), searches)),
    ...(others.length === 0
      ? []
      : [searchOf({ name, match: 'all', conditions: others }, searches)]),
  ];
}

const existingOf = (id: SearchId, searches: readonly Search[]): ProposedSearch => ({
  kind: 'existing',
  id,
  name: nameOf(searches.find((search) => search.id === id) ?? { name: '' }),
});

/** The stored search that says the same, else a new one. */
export function searchOf(definition: NewSearch, searches: readonly Search[]): ProposedSearch {
  const said = saidBy(definition);
  const stored = searches.find((search) => saidBy(search) === said);
  return stored === undefined
    ? {
        kind: 'new',
        definition: { ...definition, name: definition.name.slice(0, MAX_NAME_LENGTH) },
      }
    : existingOf(stored.id, searches);
}

/** Of one condition all and any are the same; ids and order say nothing. */
export const saidBy = ({ match, conditions }: Omit<SearchDefinition, 'id' | 'name'>): string =>
  JSON.stringify([
    conditions.length === 1 ? 'all' : match,
    ...conditions.map(({ id: _, ...said }) => JSON.stringify(Object.entries(said).sort())).sort(),
  ]);

export const nameOfProposed = (one: ProposedSearch): string =>
  one.kind === 'existing' ? one.name : one.definition.name;

const keyOf = (one: ProposedSearch): string =>
  one.kind === 'existing' ? one.id : saidBy(one.definition);
