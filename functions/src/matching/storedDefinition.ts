import {
  decodeScreen,
  decodeSearch,
  type Fault,
  type Result,
  type Screen,
  type Search,
  type YearScope,
} from 'shared-kernel/model';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { inYear } from '../store/paths';
import { fingerprintOf, type DefinitionKind } from './fingerprint';

/** Whom an older product stored as matching (spec §3): nothing that a client should be able to read. */
export const MATCHED_IDS = ['supportersMatchedIds', 'supportersMatchedIdsCompressed'] as const;

/** A search or screen as the store holds it, with what the job needs to know of its state. */
export interface StoredDefinition {
  readonly kind: DefinitionKind;
  readonly id: string;
  readonly path: string;
  readonly fingerprint: string;
  /** Waits for a count: flag set, -1, never counted, or counted by a product that left ids. */
  readonly asks: boolean;
  /** Ids of the searches that it refers to. */
  readonly refersTo: readonly string[];
  /** Why it cannot be read; null where it can. */
  readonly fault: Fault | null;
}

export interface StoredDefinitions {
  readonly stored: readonly StoredDefinition[];
  /** Those that can be read; one that cannot matches nobody and stops no other. */
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
}

export async function readDefinitions(
  documents: DocumentReads,
  scope: YearScope,
): Promise<StoredDefinitions> {
  const [searchDocuments, screenDocuments] = await Promise.all([
    documents.list(inYear(scope, 'searches')),
    documents.list(inYear(scope, 'screens')),
  ]);
  const searches = searchDocuments.map(decodedBy(decodeSearch));
  const screens = screenDocuments.map(decodedBy(decodeScreen));
  return {
    stored: [
      ...searches.map((search) => storedDefinition('searches', search, searchReferences)),
      ...screens.map((screen) => storedDefinition('screens', screen, ({ searchIds }) => searchIds)),
    ],
    searches: searches.flatMap(readable),
    screens: screens.flatMap(readable),
  };
}

/** The year's searches that can be read. */
export const readSearches = async (
  documents: DocumentReads,
  scope: YearScope,
): Promise<readonly Search[]> =>
  (await documents.list(inYear(scope, 'searches'))).map(decodedBy(decodeSearch)).flatMap(readable);

interface Decoded<Thing> {
  readonly document: StoredDocument;
  readonly decoded: Result<Thing, Fault>;
}

const decodedBy =
  <Thing>(decode: (id: string, data: unknown) => Result<Thing, Fault>) =>
  (document: StoredDocument): Decoded<Thing> => ({
    document,
    decoded: decode(document.id, document.data),
  });

const readable = <Thing>({ decoded }: Decoded<Thing>): readonly Thing[] =>
  decoded.ok ? [decoded.value] : [];

const searchReferences = (search: Search): readonly string[] =>
  search.conditions
    .filter((condition) => condition.dataType === 'search')
    .map((condition) => condition.dataId.trim());

function storedDefinition<Thing>(
  kind: DefinitionKind,
  { document: { id, path, data }, decoded }: Decoded<Thing>,
  refersTo: (thing: Thing) => readonly string[],
): StoredDefinition {
  const count = data['supportersMatched'];
  return {
    kind,
    id,
    path,
    fingerprint: fingerprintOf(kind, data),
    asks:
      data['supportersMatchedUpdate'] === true ||
      typeof count !== 'number' ||
      count < 0 ||
      MATCHED_IDS.some((field) => Object.hasOwn(data, field)),
    refersTo: decoded.ok ? refersTo(decoded.value) : [],
    fault: decoded.ok ? null : decoded.error,
  };
}
