import {
  countNumber,
  newestRequestId,
  type CalculatedAnswer,
  type CalculatedField,
  type CalculatedPreview,
  type EditedCalculation,
  type YearScope,
} from 'shared-kernel/model';
import { askServer, SaveAnswerSchema, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

const Preview = v.object({
  figures: v.object({
    supporters: countNumber(),
    having: countNumber(),
    thresholds: v.nullable(v.array(v.nullable(v.pipe(v.unknown(), v.transform(Number))))),
    total: v.nullable(countNumber()),
  }),
  zero: countNumber(),
  sources: v.array(v.string()),
  examples: v.array(
    v.object({
      supporterEmail: v.string(),
      value: v.string(),
      workedFrom: v.array(v.object({ name: v.string(), value: v.string() })),
    }),
  ),
  problems: v.array(v.string()),
  masked: v.exactOptional(v.array(v.string())),
});

/**
 * What a calculated field would come to. Null where a newer question took the place of this one. Members may ask; with
 * `reveal` for values of sensitive fields, which the log has (D371).
 */
export const previewCalculatedField = (
  { organisationId, yearId }: YearScope,
  field: EditedCalculation,
  reveal = false,
  now: () => number = Date.now,
): ServerAnswer<CalculatedPreview | null> =>
  askServer(
    'previewCalculatedField',
    { organisationId, yearId, field, reveal, requestId: newestRequestId(now()) },
    v.nullable(Preview),
  );

const Refused = v.object({ outcome: v.literal('refused'), sentence: v.string() });

export type CalculatedSave = Pick<
  CalculatedField,
  'id' | 'name' | 'calculation' | 'explained' | 'explanation'
>;

/** Saves one over the revision that is expected (D291). Members may. */
export const saveCalculatedField = (
  { organisationId, yearId }: YearScope,
  field: CalculatedSave,
  expectedRevision: number,
): ServerAnswer<CalculatedAnswer> =>
  askServer(
    'saveCalculatedField',
    { organisationId, yearId, field, expectedRevision },
    v.union([SaveAnswerSchema, Refused]),
  );

export type CalculatedDeletion = v.InferOutput<typeof Deletion>;
const Deletion = v.variant('outcome', [v.object({ outcome: v.literal('deleted') }), Refused]);

/** Takes one away, unless something uses it (D291). Members may. */
export const deleteCalculatedField = (
  { organisationId, yearId }: YearScope,
  id: string,
): ServerAnswer<CalculatedDeletion> =>
  askServer('deleteCalculatedField', { organisationId, yearId, id }, Deletion);
