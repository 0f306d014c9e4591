import {
  asId,
  isDocumentId,
  TEMPLATE_LENGTHS,
  TEMPLATE_LIMITS,
  type TemplateId,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, Organisation, parseRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';
import { yearScope } from '../store/paths';

const Template = v.pipe(
  v.string(),
  v.maxLength(100),
  v.check(isDocumentId, 'Not the id of a template'),
  v.transform((id) => asId<TemplateId>(id)),
);

const Description = v.object({
  name: v.pipe(
    v.string(),
    v.trim(),
    v.nonEmpty('A template needs a name'),
    v.maxLength(TEMPLATE_LENGTHS.name),
  ),
  purpose: v.pipe(v.string(), v.trim(), v.maxLength(TEMPLATE_LENGTHS.purpose)),
});

const OfTemplate = v.object({ organisationId: Organisation, id: Template });

const Save = v.object({
  organisationId: DocumentId,
  yearId: DocumentId,
  id: Template,
  description: Description,
  screens: v.pipe(
    v.array(v.object({ id: DocumentId, content: v.nullable(v.unknown()) })),
    v.minLength(1, 'A template needs a screen'),
    // Beyond this it is refused in a sentence, beyond that unread.
    v.maxLength(TEMPLATE_LIMITS.screens * 10),
  ),
});
const Rename = v.object({
  ...OfTemplate.entries,
  description: Description,
  expectedRevision: ExpectedRevision,
});

/** `{ organisationId }`. */
export const parseRead = (data: unknown) =>
  parseRequest(v.object({ organisationId: Organisation }), data);
/** `{ organisationId, yearId, id, description: { name, purpose }, screens: { id, content }[] }`; content null as it is stored. */
export const parseSave = (data: unknown) => {
  const { organisationId, yearId, ...request } = parseRequest(Save, data);
  return { scope: yearScope(organisationId, yearId), ...request };
};
/** `{ organisationId, id, description, expectedRevision }`. */
export const parseRename = (data: unknown) => parseRequest(Rename, data);
/** `{ organisationId, id }`. */
export const parseDelete = (data: unknown) => parseRequest(OfTemplate, data);
