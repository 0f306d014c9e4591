import {
  decodeScreen,
  decodeSearch,
  type Screen,
  type Search,
  type YearScope,
} from 'shared-kernel/model';
import type { DocumentReads, StoredDocument } from '../store/documents';
import { inYear } from '../store/paths';
import { fingerprintOf, type DefinitionKind } from './fingerprint';

/** A search or screen as the store holds it, with what the job needs to know of its state. */
export interface StoredDefinition {
  readonly kind: DefinitionKind;
  readonly id: string;
  readonly path: string;
  readonly fingerprint: string;
  /** Waits for a count: flag set, -1, or never counted. */
  readonly asks: boolean;
  /** Ids of the searches that it refers to. */
  readonly refersTo: readonly string[];
}

export interface StoredDefinitions {
  readonly stored: readonly StoredDefinition[];
  /** Those that can be read; one that cannot matches nobody and stops no other. */
  readonly searches: readonly Search[];
  readonly screens: readonly Screen[];
  readonly faults: readonly string[];
}

export async function readDefinitions(
  documents: DocumentReads,
  scope: YearScope,
): Promise<StoredDefinitions> {
  const [searchDocuments, screenDocuments] = await Promise.all([
    documents.list(inYear(scope, 'searches')),
    documents.list(inYear(scope, 'screens')),
  ]);
  const searches = searchDocuments.map((document) => decodeSearch(document.id, document.data));
  const screens = screenDocuments.map((document) => decodeScreen(document.id, document.data));

  return {
    stored: [
      ...searchDocuments.map((document, index) => {
        const search = searches[index];
        return storedDefinition(
          'searches',
          document,
          search?.ok ? searchReferences(search.value) : [],
        );
      }),
      ...screenDocuments.map((document, index) => {
        const screen = screens[index];
        return storedDefinition('screens', document, screen?.ok ? screen.value.searchIds : []);
      }),
    ],
    searches: searches.flatMap((search) => (search.ok ? [search.value] : [])),
    screens: screens.flatMap((screen) => (screen.ok ? [screen.value] : [])),
    faults: [...searches, ...screens].flatMap((decoded) =>
      decoded.ok ? [] : [`${decoded.error.path}: ${decoded.error.message}`],
    ),
  };
}

const searchReferences = (search: Search): readonly string[] =>
  search.conditions
    .filter((condition) => condition.dataType === 'search')
    .map((condition) => condition.dataId.trim());

function storedDefinition(
  kind: DefinitionKind,
  { id, path, data }: StoredDocument,
  refersTo: readonly string[],
): StoredDefinition {
  const count = data['supportersMatched'];
  return {
    kind,
    id,
    path,
    fingerprint: fingerprintOf(kind, data),
    asks: data['supportersMatchedUpdate'] === true || typeof count !== 'number' || count < 0,
    refersTo,
  };
}
