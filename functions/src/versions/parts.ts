import { REVISION_FIELDS, type VersionPart } from 'shared-kernel/model';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { DocumentData } from '../store/documents';

interface PartFields {
  readonly kind: DefinitionKind;
  /** What is saved as one. */
  readonly fields: readonly string[];
  readonly stamp: (typeof REVISION_FIELDS)[VersionPart];
}

export const PARTS: Readonly<Record<VersionPart, PartFields>> = {
  search: {
    kind: 'searches',
    fields: ['name', 'match', 'conditions'],
    stamp: REVISION_FIELDS.search,
  },
  setup: {
    kind: 'screens',
    fields: ['name', 'match', 'searchIds'],
    stamp: REVISION_FIELDS.setup,
  },
  content: { kind: 'screens', fields: ['content'], stamp: REVISION_FIELDS.content },
};

/** What a version of the part keeps of a document. */
export const partOf = (part: VersionPart, data: DocumentData): DocumentData =>
  Object.fromEntries(PARTS[part].fields.map((field) => [field, data[field] ?? null]));
