import {
  BOUNDS,
  calculationSchema,
  numberWithin,
  type CalculatedField,
  type EditedCalculation,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';
import { yearScope } from '../store/paths';

const IN_YEAR = { organisationId: DocumentId, yearId: DocumentId };

const Preview = v.object({
  ...IN_YEAR,
  field: v.object({ id: DocumentId, calculation: calculationSchema() }),
  reveal: v.optional(v.boolean(), false),
  requestId: numberWithin(BOUNDS.count),
});
const Save = v.object({
  ...IN_YEAR,
  field: v.object({
    id: DocumentId,
    name: v.pipe(v.string(), v.trim(), v.maxLength(1_000)),
    calculation: calculationSchema(),
    explained: v.boolean(),
    // A page of an earlier release says nothing of it: what is stored stays.
    explanation: v.exactOptional(v.pipe(v.string(), v.trim(), v.maxLength(1_000))),
  }),
  expectedRevision: ExpectedRevision,
});
const Delete = v.object({ ...IN_YEAR, id: DocumentId });

export interface PreviewRequest {
  readonly scope: YearScope;
  readonly edited: EditedCalculation;
  /** Asks for values of sensitive fields. */
  readonly reveal: boolean;
  readonly requestId: number;
}

/** `{ organisationId, yearId, field: { id, calculation }, reveal?, requestId }`. */
export function parsePreview(data: unknown): PreviewRequest {
  const { organisationId, yearId, field, reveal, requestId } = parseRequest(Preview, data);
  return { scope: yearScope(organisationId, yearId), edited: field, reveal, requestId };
}

export interface SaveRequest {
  readonly scope: YearScope;
  readonly field: Pick<
    CalculatedField,
    'id' | 'name' | 'calculation' | 'explained' | 'explanation'
  >;
  readonly expectedRevision: number;
}

/** `{ organisationId, yearId, field: { id, name, calculation, explained, explanation }, expectedRevision }`. */
export function parseSave(data: unknown): SaveRequest {
  const { organisationId, yearId, field, expectedRevision } = parseRequest(Save, data);
  return { scope: yearScope(organisationId, yearId), field, expectedRevision };
}

/** `{ organisationId, yearId, id }`. */
export function parseDelete(data: unknown): { readonly scope: YearScope; readonly id: string } {
  const { organisationId, yearId, id } = parseRequest(Delete, data);
  return { scope: yearScope(organisationId, yearId), id };
}
