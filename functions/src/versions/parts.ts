import { REVISION_FIELDS, type RevisionFields, type VersionPart } from 'shared-kernel/model';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { DocumentData } from '../store/documents';

interface PartFields {
  readonly kind: DefinitionKind | 'calculatedFields' | 'fieldsList';
  /** What is saved as one. */
  readonly fields: readonly string[];
  readonly stamp: RevisionFields;
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
  calculated: {
    kind: 'calculatedFields',
    fields: ['name', 'calculation', 'explained', 'explanation'],
    stamp: REVISION_FIELDS.calculated,
  },
  // No document has these: the type of a field stands in the list of fields without a revision.
  fieldType: { kind: 'fieldsList', fields: ['type', 'byHand'], stamp: REVISION_FIELDS.fieldType },
};

/** What a version of the part keeps of a document. */
export const partOf = (part: VersionPart, data: DocumentData): DocumentData =>
  Object.fromEntries(PARTS[part].fields.map((field) => [field, data[field] ?? null]));
