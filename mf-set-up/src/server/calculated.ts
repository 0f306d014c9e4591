import type { CalculatedAnswer, CalculatedField, YearScope } from 'shared-kernel/model';
import { askServer, SaveAnswerSchema, type ServerAnswer } from 'shared-kernel/server';
import * as v from 'valibot';

/** Saves a calculated field over the revision that is expected (D291). Members may. */
export const saveCalculatedField = (
  { organisationId, yearId }: YearScope,
  field: Pick<CalculatedField, 'id' | 'name' | 'calculation' | 'explained' | 'explanation'>,
  expectedRevision: number,
): ServerAnswer<CalculatedAnswer> =>
  askServer(
    'saveCalculatedField',
    { organisationId, yearId, field, expectedRevision },
    v.union([SaveAnswerSchema, v.object({ outcome: v.literal('refused'), sentence: v.string() })]),
  );
