import {
  chosenMapping,
  editedMappingOf,
  NO_CHOICES,
  roleOf,
  type AbsentChoice,
  type ColumnRole,
  type FieldType,
  type ImportCheck,
  type ImportOutcome,
  type ImportRecord,
  type InspectedColumn,
  type MappedColumn,
  type EditedMapping,
  type RejectedRow,
} from 'shared-kernel/model';
import type { ImportArguments } from './importArguments';

/** `checked` is the good end of a dry run. */
export const RESULTS = ['done', 'checked', 'refused', 'failed', 'cancelled'] as const;
export type ImportResult = (typeof RESULTS)[number];

/** What `--json` prints. Programs read it: keys are added, never renamed, moved or taken away. */
export interface ImportReport {
  readonly result: ImportResult;
  /** Why it went no further, or what else is to be known, as a sentence; '' otherwise. */
  readonly message: string;
  readonly organisation: string;
  readonly year: string;
  readonly file: string;
  readonly dryRun: boolean;
  readonly absent: AbsentChoice;
  /** Whether searches and screens are counted anew; false where that is still going on, or nothing was written. */
  readonly counted: boolean;
  /** Null as long as the file is not compared with the year. */
  readonly rows: ReportedRows | null;
  readonly supporters: ReportedSupporters | null;
  readonly fields: ReportedFields | null;
  /** Which row of the file names the columns; null as long as the file is not read. */
  readonly headerRow: number | null;
  /** Empty as long as the file is not read. */
  readonly columns: readonly ReportedColumn[];
  /** When the import began whose choices hold for columns of the same names; null where none do. */
  readonly columnsAsIn: string | null;
}

export interface ReportedRows {
  readonly total: number;
  readonly merged: number;
  readonly short: number;
  /** Of people who asked to be erased: left out. */
  readonly erased: number;
  readonly rejected: {
    readonly total: number;
    readonly noEmail: number;
    readonly invalidEmail: number;
    readonly tooManyCells: number;
    readonly other: number;
    /** The first 1,000 in the order of the file. */
    readonly where: readonly RejectedRow[];
  };
}

export type ReportedSupporters = ImportOutcome & {
  /** Of the year, and not in the file. */
  readonly absent: number;
};

export interface ReportedFields {
  readonly new: readonly string[];
  /** Without a column in the file. */
  readonly gone: readonly string[];
  readonly ofChangedType: ImportCheck['fieldsOfChangedType'];
  /** Columns of the name of a calculated field: searches and screens read them in its place (D309). */
  readonly ofCalculatedName: readonly string[];
  /** Of those that are gone, what refers to them; the first 100 kB of it. */
  readonly brokenUses: ImportCheck['brokenUses'];
  /** How many more references there are. */
  readonly brokenUsesMore: number;
}

export interface ReportedColumn {
  readonly position: number;
  readonly header: string;
  readonly name: string;
  readonly use: ColumnRole;
  readonly type: FieldType;
  readonly notes: InspectedColumn['notes'];
}

export interface Ended {
  readonly result: ImportResult;
  readonly message: string;
  readonly counted: boolean;
  readonly record: ImportRecord | null;
}

/** What is to be said of an import where it came to rest. */
export const importReport = (
  { organisationId, yearId, fileName, isDryRun, absent }: ImportArguments,
  { result, message, counted, record }: Ended,
): ImportReport => ({
  result,
  message,
  organisation: organisationId,
  year: yearId,
  file: fileName,
  dryRun: isDryRun,
  absent,
  counted,
  ...(record?.check ? comparedWithYear(record.check, record, absent) : NOT_COMPARED),
  headerRow: record?.readAs.headerRow ?? null,
  columns: reportedColumns(record),
  columnsAsIn: record?.earlier?.startedAt?.toISOString() ?? null,
});

const NOT_COMPARED = { rows: null, supporters: null, fields: null } as const;

function comparedWithYear(
  check: ImportCheck,
  { outcome, rejectedRows }: ImportRecord,
  absent: AbsentChoice,
): Pick<ImportReport, 'rows' | 'supporters' | 'fields'> {
  const { newSupporters, changed, unchanged, absentSupporters } = check;
  const removed = absent === 'remove' && supportersIn(check) > 0 ? absentSupporters : 0;
  return {
    rows: {
      total: check.rows,
      merged: check.mergedRows,
      short: check.shortRows,
      erased: check.erasedRows,
      rejected: {
        total: rejectedTotal(check),
        noEmail: check.rejected.rejectedNoEmail,
        invalidEmail: check.rejected.rejectedInvalidEmail,
        tooManyCells: check.rejected.rejectedTooManyCells,
        other: check.rejected.rejectedOther,
        where: rejectedRows,
      },
    },
    supporters: {
      ...(outcome ?? { newSupporters, changed, unchanged, removed }),
      absent: absentSupporters,
    },
    fields: {
      new: check.fieldsNew,
      gone: check.fieldsGone.toSorted(),
      ofChangedType: check.fieldsOfChangedType,
      ofCalculatedName: check.fieldsCalculated ?? [],
      brokenUses: check.brokenUses,
      brokenUsesMore: check.brokenUsesMore,
    },
  };
}

const rejectedTotal = ({ rejected }: ImportCheck): number =>
  Object.values(rejected).reduce((sum, count) => sum + count, 0);

/** Without any, importing does nothing (D2d). */
export const supportersIn = ({ newSupporters, changed, unchanged }: ImportCheck): number =>
  newSupporters + changed + unchanged;

function reportedColumns(record: ImportRecord | null): readonly ReportedColumn[] {
  const columns = record?.columns ?? [];
  const edited = record?.mapping
    ? editedMappingOf(columns, record.mapping)
    : chosenMapping(columns, NO_CHOICES);
  return columns.map((column, index) => reportedColumn(column, edited, edited.columns[index]));
}

const reportedColumn = (
  { position, header, name, type, notes }: InspectedColumn,
  edited: EditedMapping,
  decided: MappedColumn | undefined,
): ReportedColumn => {
  const use = decided === undefined ? 'leftOut' : roleOf(edited, decided);
  return {
    position,
    header,
    name: use === 'data' ? (decided?.name ?? name) : name,
    use,
    type: decided?.type ?? type,
    notes,
  };
};
