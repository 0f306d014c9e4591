import { asId, MEDIA_LENGTHS, numberWithin, BOUNDS, type MediaId } from 'shared-kernel/model';
import * as v from 'valibot';
import { Organisation, parseRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';

const Picture = v.pipe(
  v.string(),
  v.regex(/^[0-9a-f]{32}$/, 'Not the id of a picture'),
  v.transform((id) => asId<MediaId>(id)),
);

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));
const percent = () => numberWithin(BOUNDS.focusPercent);

const OfOrganisation = v.object({ organisationId: Organisation });
const OfPicture = v.object({ organisationId: Organisation, mediaId: Picture });
const Describe = v.object({
  ...OfPicture.entries,
  description: v.object({
    name: v.pipe(text(MEDIA_LENGTHS.name), v.nonEmpty('A picture needs a name')),
    alternativeText: text(MEDIA_LENGTHS.alternativeText),
    credit: text(MEDIA_LENGTHS.credit),
    licence: text(MEDIA_LENGTHS.licence),
    focus: v.object({ left: percent(), top: percent() }),
  }),
  expectedRevision: ExpectedRevision,
});
const Delete = v.object({ ...OfPicture.entries, forGood: v.boolean() });
const Replace = v.object({ ...OfPicture.entries, withId: Picture });

/** `{ organisationId }`. */
export const parseLibrary = (data: unknown) => parseRequest(OfOrganisation, data);
/** `{ organisationId, mediaId }`. */
export const parsePicture = (data: unknown) => parseRequest(OfPicture, data);
/** `{ organisationId, mediaId, description, expectedRevision }`. */
export const parseDescribe = (data: unknown) => parseRequest(Describe, data);
/** `{ organisationId, mediaId, forGood }`. */
export const parseDelete = (data: unknown) => parseRequest(Delete, data);
/** `{ organisationId, mediaId, withId }`. */
export const parseReplace = (data: unknown) => parseRequest(Replace, data);
