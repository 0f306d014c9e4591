import type { FieldDefinition } from 'evaluation';
import {
  decodeScreen,
  decodeSearch,
  leavesOf,
  YEAR_LIMITS,
  type Fault,
  type Result,
  type Screen,
  type ScreenDefinition,
  type Search,
  type SearchDefinition,
  type YearScope,
} from 'shared-kernel/model';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { inYear } from '../store/paths';
import { tooHeavyOf } from './countable';
import type { DefinitionKind } from './fingerprint';
import { aboveLimit, HEAD, storedDefinition, type StoredDefinition } from './storedDefinition';
import { inBatches } from '../store/inBatches';

/** Documents of up to 1 MiB each that are held undecoded at a time. */
const AT_ONCE = 25;

export interface StoredDefinitions {
  /** All of them, those above the year's limits too. */
  readonly stored: readonly StoredDefinition[];
  /** Those that can be read and lie within the limits, oldest first; the others match nobody and stop no other. */
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
}

/**
 * A year's searches and screens. Of more than the limits allow the oldest are read, by when they were created, which
 * nobody can forge; of the rest only as much as tells whether they say so already.
 */
export async function readDefinitions(
  documents: DocumentReads,
  scope: YearScope,
): Promise<StoredDefinitions> {
  const searches = await readKind(documents, scope, 'searches', decodeSearch, searchReferences);
  const screens = await readKind(documents, scope, 'screens', decodeScreen, (one) => one.searchIds);
  return {
    stored: [...searches.stored, ...screens.stored],
    searches: searches.readable,
    screens: screens.readable,
  };
}

/** The same without what looks at too many fields, for whoever compiles them. */
export async function readCountable(
  documents: DocumentReads,
  scope: YearScope,
  fields: readonly FieldDefinition[],
): Promise<Pick<StoredDefinitions, 'searches' | 'screens'>> {
  return countableOf(await readDefinitions(documents, scope), fields);
}

/** What of these definitions does not look at too many fields. */
export async function countableOf<
  OneSearch extends SearchDefinition,
  OneScreen extends ScreenDefinition,
>(
  {
    searches,
    screens,
  }: { readonly searches: readonly OneSearch[]; readonly screens: readonly OneScreen[] },
  fields: readonly FieldDefinition[],
): Promise<{ readonly searches: readonly OneSearch[]; readonly screens: readonly OneScreen[] }> {
  const tooHeavy = await tooHeavyOf(searches, screens, fields);
  return {
    searches: searches.filter(({ id }) => !tooHeavy.searches.has(id)),
    screens: screens.filter(({ id }) => !tooHeavy.screens.has(id)),
  };
}

export const readCountableSearches = async (
  documents: DocumentReads,
  scope: YearScope,
  fields: readonly FieldDefinition[],
): Promise<readonly Search[]> => {
  const searches = await readSearches(documents, scope);
  const tooHeavy = await tooHeavyOf(searches, [], fields);
  return searches.filter(({ id }) => !tooHeavy.searches.has(id));
};

/** The year's searches that can be read. */
export const readSearches = async (
  documents: DocumentReads,
  scope: YearScope,
): Promise<readonly Search[]> =>
  (await readKind(documents, scope, 'searches', decodeSearch, searchReferences)).readable;

async function readKind<Thing>(
  documents: DocumentReads,
  scope: YearScope,
  kind: DefinitionKind,
  decode: (id: string, data: unknown) => Result<Thing, Fault>,
  refersTo: (thing: Thing) => readonly string[],
): Promise<{ readonly stored: readonly StoredDefinition[]; readonly readable: readonly Thing[] }> {
  const heads = (await documents.list(inYear(scope, kind), HEAD)).toSorted(byAge);
  const within = heads.slice(0, YEAR_LIMITS[kind]);
  const stored: StoredDefinition[] = [];
  const readable: Thing[] = [];
  const paths = within.map(({ path }) => path);
  for (const some of inBatches(paths, AT_ONCE)) {
    for (const document of await documents.getAll(some)) {
      if (document === null) continue;
      const decoded = decode(document.id, document.data);
      const definition = storedDefinition(kind, document, decoded, refersTo);
      stored.push(definition);
      if (decoded.ok && definition.notCounted === null) readable.push(decoded.value);
    }
  }
  const above = heads.slice(YEAR_LIMITS[kind]).map((head) => aboveLimit(kind, head));
  return { stored: [...stored, ...above], readable };
}

const byAge = (one: StoredDocument, other: StoredDocument): number =>
  (one.createdMs ?? 0) - (other.createdMs ?? 0) || (one.id < other.id ? -1 : 1);

const searchReferences = (search: Search): readonly string[] =>
  leavesOf(search.conditions)
    .filter((condition) => condition.dataType === 'search')
    .map((condition) => condition.dataId.trim());
