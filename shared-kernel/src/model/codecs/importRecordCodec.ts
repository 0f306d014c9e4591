import * as v from 'valibot';
import { BOUNDS } from '../bounds';
import { FIELD_TYPES } from '../field';
import { asId, type ImportId, type ScreenId, type SearchId } from '../ids';
import {
  ABSENT_CHOICES,
  COLUMN_ROLES,
  IMPORT_STATES,
  NOTHING_CHOSEN,
  NO_CHOICES,
  REJECTION_REASONS,
  type ImportRecord,
} from '../importRecord';
import type { Result } from '../result';
import { countNumber } from './boundedNumber';
import { decode, mapResult, type Fault } from './decode';
import { bounded, counted, flag, maybeInstant, text, texts } from './schemas';

const listOf = <Schema extends v.GenericSchema>(schema: Schema) => v.nullish(v.array(schema), []);
const maybeText = () => v.nullish(v.string(), null);

const REJECTED = {
  rejectedNoEmail: counted(),
  rejectedInvalidEmail: counted(),
  rejectedTooManyCells: counted(),
  rejectedOther: counted(),
};

const Counts = v.object({
  rows: counted(),
  ...REJECTED,
  mergedRows: counted(),
  erasedRows: counted(),
  supporters: counted(),
});

const Outcome = v.object({
  newSupporters: counted(),
  changed: counted(),
  unchanged: counted(),
  removed: counted(),
});

const FieldTypeName = v.picklist(FIELD_TYPES);

const Column = v.object({
  position: countNumber(),
  header: text(),
  name: text(),
  role: v.picklist(COLUMN_ROLES),
  type: FieldTypeName,
  typeShare: bounded(BOUNDS.share, 0),
  filled: counted(),
  samples: texts(),
  notes: listOf(v.object({ code: text(), text: text() })),
  refused: flag(false),
});

/** Also what a client sends with `checkImport`. */
export const ImportMappingSchema = v.object({
  emailPosition: countNumber(),
  supporterIdPosition: v.nullish(countNumber(), null),
  columns: v.array(
    v.object({
      position: countNumber(),
      name: v.string(),
      type: v.nullish(FieldTypeName, null),
      include: v.boolean(),
    }),
  ),
});

export const ColumnChoicesSchema = v.object({
  leftOut: texts(),
  changed: listOf(
    v.object({
      column: v.string(),
      role: v.picklist(['data', 'email', 'supporterId']),
      name: v.string(),
      type: v.nullish(FieldTypeName, null),
    }),
  ),
});

const used = <Id extends SearchId | ScreenId>() =>
  listOf(v.object({ id: v.pipe(v.string(), v.transform(asId<Id>)), name: text() }));

const Check = v.object({
  id: text(),
  rows: counted(),
  newSupporters: counted(),
  changed: counted(),
  unchanged: counted(),
  rejected: v.object(REJECTED),
  shortRows: counted(),
  mergedRows: counted(),
  erasedRows: counted(),
  merged: listOf(v.object({ line: countNumber(), email: text() })),
  absentSupporters: counted(),
  fieldsNew: texts(),
  fieldsSpecial: texts(),
  fieldsCalculated: texts(),
  fieldsGone: texts(),
  fieldsOfChangedType: listOf(
    v.object({ name: text(), before: FieldTypeName, after: FieldTypeName }),
  ),
  brokenUses: listOf(
    v.object({ fieldName: text(), searches: used<SearchId>(), screens: used<ScreenId>() }),
  ),
  brokenUsesMore: counted(),
  supportersRevision: text(),
});

const Unreadable = v.object({
  name: text(),
  expected: FieldTypeName,
  isText: flag(false),
  rows: counted(),
  isShown: flag(false),
  values: listOf(v.object({ line: countNumber(), value: text() })),
});

const fileOptions = () =>
  v.nullish(
    v.object({
      encoding: maybeText(),
      delimiter: maybeText(),
      headerRow: v.nullish(countNumber(), null),
    }),
    NOTHING_CHOSEN,
  );

const Stored = v.object({
  fileName: text(),
  sizeBytes: counted(),
  chunkCount: counted(),
  fingerprint: text(),
  options: fileOptions(),
  readAs: fileOptions(),
  state: v.picklist(IMPORT_STATES),
  step: text(),
  processed: counted(),
  total: counted(),
  stepStartedAt: maybeInstant(),
  cancelRequested: flag(false),
  columns: v.nullish(v.array(Column), null),
  earlier: v.nullish(v.object({ startedAt: maybeInstant(), choices: ColumnChoicesSchema }), null),
  mapping: v.nullish(ImportMappingSchema, null),
  check: v.nullish(Check, null),
  choices: v.nullish(ColumnChoicesSchema, NO_CHOICES),
  absent: v.nullish(v.picklist(ABSENT_CHOICES), 'keep'),
  special: listOf(v.object({ name: text(), sensitive: flag(false) })),
  counts: v.nullish(Counts, null),
  outcome: v.nullish(Outcome, null),
  rejectedRows: listOf(v.object({ line: countNumber(), reason: v.picklist(REJECTION_REASONS) })),
  unreadable: listOf(Unreadable),
  failure: text(),
  startedBy: text(),
  startedAt: maybeInstant(),
  finishedAt: maybeInstant(),
  undoable: flag(false),
});

/** `organisations/{o}/years/{y}/imports/{id}`. */
export const decodeImportRecord = (id: string, data: unknown): Result<ImportRecord, Fault> =>
  mapResult(decode(Stored, data), (record) => ({ ...record, id: asId<ImportId>(id) }));
