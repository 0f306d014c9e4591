import * as v from 'valibot';
import { asId, type ImportId } from '../ids';
import { IMPORT_STATES, REJECTION_REASONS, type ImportRecord } from '../importRecord';
import type { Result } from '../result';
import { decode, mapResult, type Fault } from './decode';
import { finite, maybeInstant, text } from './schemas';

const Counts = v.object({
  rows: finite(0),
  rejectedNoEmail: finite(0),
  rejectedInvalidEmail: finite(0),
  rejectedTooManyCells: finite(0),
  rejectedOther: finite(0),
  mergedRows: finite(0),
  supporters: finite(0),
});

const Stored = v.object({
  fileName: text(),
  sizeBytes: finite(0),
  chunkCount: finite(0),
  state: v.picklist(IMPORT_STATES),
  step: text(),
  processed: finite(0),
  total: finite(0),
  counts: v.nullish(Counts, null),
  rejectedRows: v.nullish(
    v.array(v.object({ line: v.number(), reason: v.picklist(REJECTION_REASONS) })),
    [],
  ),
  failure: text(),
  startedBy: text(),
  startedAt: maybeInstant(),
  finishedAt: maybeInstant(),
});

/** `organisations/{o}/years/{y}/imports/{id}`. */
export const decodeImportRecord = (id: string, data: unknown): Result<ImportRecord, Fault> =>
  mapResult(decode(Stored, data), (record) => ({ ...record, id: asId<ImportId>(id) }));
