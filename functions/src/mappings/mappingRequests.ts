import {
  asId,
  ImportMappingSchema,
  isDocumentId,
  MAPPING_NAME_LENGTH,
  type ImportId,
  type MappingId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';
import { yearScope } from '../store/paths';

const Mapping = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check(isDocumentId, 'Not the id of a mapping'),
  v.transform((id) => asId<MappingId>(id)),
);

const Name = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('A mapping needs a name'),
  v.maxLength(MAPPING_NAME_LENGTH),
);

const Save = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  importId: v.pipe(
    DocumentId,
    v.transform((id) => asId<ImportId>(id)),
  ),
  id: Mapping,
  name: Name,
  mapping: ImportMappingSchema,
  expectedRevision: ExpectedRevision,
});
const OfMapping = v.object({ organisationId: Organisation, id: Mapping });
const Rename = v.object({
  ...OfMapping.entries,
  name: Name,
  expectedRevision: ExpectedRevision,
});

/** `{ organisationId }`. */
export const parseRead = (data: unknown) =>
  parseRequest(v.object({ organisationId: Organisation }), data);
/** `{ organisationId, yearId, importId, id, name, mapping, expectedRevision }`; the columns are those of the import. */
export const parseSave = (data: unknown) => {
  const { organisationId, yearId, importId, ...request } = parseRequest(Save, data);
  return { address: { scope: yearScope(organisationId, yearId), importId }, ...request };
};
/** `{ organisationId, id, name, expectedRevision }`. */
export const parseRename = (data: unknown) => parseRequest(Rename, data);
/** `{ organisationId, id }`. */
export const parseDelete = (data: unknown) => parseRequest(OfMapping, data);
