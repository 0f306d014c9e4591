import { YEAR_LIMITS } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, OfYear, parseInYear } from '../parseRequest';
import { Story } from '../story/storyRequest';

/** More than a year counts may be brought, and is counted no more than before. */
const Ids = v.pipe(v.array(DocumentId), v.maxLength(10 * YEAR_LIMITS.searches));
const OfRollForward = { ...OfYear, source: DocumentId };

const Note = v.object({
  ...OfRollForward,
  searches: Ids,
  screens: Ids,
  calculatedFields: Ids,
  story: v.nullable(Story),
});
const Moment = v.pipe(v.string(), v.isoTimestamp(), v.toDate());
const Undo = v.object({ ...OfRollForward, editsUntil: v.nullable(Moment) });

/** `{ organisationId, yearId, source, searches, screens, calculatedFields, story }`: what is about to be made, by id. */
export const parseNote = (data: unknown) => parseInYear(Note, data);
/** `{ organisationId, yearId, source }`. */
export const parseOfRollForward = (data: unknown) => parseInYear(v.object(OfRollForward), data);
/** The same with `editsUntil`: edits up to this moment go as well; null for none. */
export const parseUndo = (data: unknown) => parseInYear(Undo, data);
