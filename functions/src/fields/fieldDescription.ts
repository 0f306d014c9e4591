import { FIELD_TEXT_LENGTHS } from 'shared-kernel/model';
import * as v from 'valibot';

const text = (most: number) => v.pipe(v.string(), v.trim(), v.maxLength(most));

/** What staff say of a field, as a callable or a year's file brings it. */
export const FieldDescriptionSchema = v.object({
  description: text(FIELD_TEXT_LENGTHS.description),
  owner: text(FIELD_TEXT_LENGTHS.owner),
  source: text(FIELD_TEXT_LENGTHS.source),
  retention: text(FIELD_TEXT_LENGTHS.retention),
  sensitive: v.boolean(),
});
