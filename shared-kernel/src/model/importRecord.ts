import type { FieldType } from './field';
import type { ImportId, ScreenId, SearchId } from './ids';

/** Why a row did not go in (D2c). */
export const REJECTION_REASONS = [
  'noEmail',
  'invalidEmail',
  'tooManyCells',
  'cellTooLarge',
  'nulCharacter',
] as const;
export type RejectionReason = (typeof REJECTION_REASONS)[number];

export interface RejectedRow {
  /** Physical line of the file where the row begins; the header is line 1. */
  readonly line: number;
  readonly reason: RejectionReason;
}

export interface ImportCounts {
  /** Rows of the file without its header and its empty lines. */
  readonly rows: number;
  readonly rejectedNoEmail: number;
  readonly rejectedInvalidEmail: number;
  readonly rejectedTooManyCells: number;
  /** Rows rejected for a cell that no document can hold, or for NUL characters. */
  readonly rejectedOther: number;
  /** Rows that went into a supporter of an earlier row. */
  readonly mergedRows: number;
  /** Rows of people who asked to be erased: they are left out. */
  readonly erasedRows: number;
  /** Different supporters in the file. */
  readonly supporters: number;
}

/**
 * From the first chunk to the end; the last five are ends, of which `done` may still become `undoing`. `expired` is one
 * that nobody went on with.
 */
export const IMPORT_STATES = [
  'uploading',
  'inspecting',
  'mapping',
  'checking',
  'checked',
  'importing',
  'undoing',
  'done',
  'failed',
  'cancelled',
  'expired',
  'undone',
] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** What a person chose instead of what the file looks like; null where it is recognised. */
export interface FileOptions {
  readonly encoding: string | null;
  readonly delimiter: string | null;
  /** The number of the row with the names of the columns, from 1, blank rows counted. */
  readonly headerRow: number | null;
}

/** A file is read as it looks. */
export const NOTHING_CHOSEN: FileOptions = { encoding: null, delimiter: null, headerRow: null };

export const COLUMN_ROLES = ['data', 'email', 'supporterId', 'leftOut'] as const;
export type ColumnRole = (typeof COLUMN_ROLES)[number];

/** Something that a person should know of a column: a code for programs, a sentence for people. */
export interface ColumnNote {
  readonly code: string;
  readonly text: string;
}

/** A column of the file, as the map step shows it. */
export interface InspectedColumn {
  /** From 1. */
  readonly position: number;
  /** The header as it stands in the file. */
  readonly header: string;
  /** A name unlike that of any other column, fit for placeholders; '' where the column has none. */
  readonly name: string;
  readonly role: ColumnRole;
  readonly type: FieldType;
  /** Share of the values that are not blank which read as the type, 0 to 1. */
  readonly typeShare: number;
  /** Rows with a value that is not blank. */
  readonly filled: number;
  /** At most three values. */
  readonly samples: readonly string[];
  readonly notes: readonly ColumnNote[];
  /** Looks like card or bank numbers or passwords: it is never stored. */
  readonly refused: boolean;
}

export interface MappedColumn {
  readonly position: number;
  readonly name: string;
  /** Null leaves the type to what the values say. */
  readonly type: FieldType | null;
  readonly include: boolean;
}

/** What a person decided about the columns. Positions count from 1. */
export interface ImportMapping {
  readonly emailPosition: number;
  readonly supporterIdPosition: number | null;
  readonly columns: readonly MappedColumn[];
}

/** A column that a person uses, names or reads in another way than the inspection proposes. */
export interface ColumnChoice {
  /** The proposed name of the column, by which it is known again in another file. */
  readonly column: string;
  readonly role: Exclude<ColumnRole, 'leftOut'>;
  readonly name: string;
  /** Null leaves the type to what the values say. */
  readonly type: FieldType | null;
}

/** Where a mapping differs from what the inspection proposed. */
export interface ColumnChoices {
  /** Proposed names of columns that are left out by choice. */
  readonly leftOut: readonly string[];
  readonly changed: readonly ColumnChoice[];
}

export const NO_CHOICES: ColumnChoices = { leftOut: [], changed: [] };

/** Choices that are offered again, and when the import began in which they were made. */
export interface EarlierChoices {
  readonly startedAt: Date | null;
  readonly choices: ColumnChoices;
}

/** A row that went into the supporter of an earlier row. */
export interface MergedLine {
  readonly line: number;
  readonly email: string;
}

export interface ChangedType {
  readonly name: string;
  readonly before: FieldType;
  readonly after: FieldType;
}

/** A field without a column in the file, and what refers to it. */
export interface BrokenUse {
  readonly fieldName: string;
  readonly searches: readonly { readonly id: SearchId; readonly name: string }[];
  readonly screens: readonly { readonly id: ScreenId; readonly name: string }[];
}

export type RejectedCounts = Pick<
  ImportCounts,
  'rejectedNoEmail' | 'rejectedInvalidEmail' | 'rejectedTooManyCells' | 'rejectedOther'
>;

/** A field of the file with values that cannot be read as its type: they are stored, and searches take them as missing. */
export interface UnreadableField {
  readonly name: string;
  /** What the other values are. */
  readonly expected: FieldType;
  /** They are so many that the whole field is text. */
  readonly isText: boolean;
  /** Rows with such a value. */
  readonly rows: number;
  /** Their values are on show: not those of a sensitive field, nor once the import has ended. */
  readonly isShown: boolean;
  /** The first of them in file order. */
  readonly values: readonly { readonly line: number; readonly value: string }[];
}

/** What an import would do: the answer of the dry run, which writes nothing. */
export interface ImportCheck {
  /** Names this check: what runs is the one that a person saw. */
  readonly id: string;
  readonly rows: number;
  readonly newSupporters: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly rejected: RejectedCounts;
  /** Rows with fewer cells than the header, read with the rest empty. */
  readonly shortRows: number;
  readonly mergedRows: number;
  /** Rows of people who asked to be erased: they are left out. */
  readonly erasedRows: number;
  /** The first 100 of them in file order. */
  readonly merged: readonly MergedLine[];
  /** Supporters of the year who are not in the file. */
  readonly absentSupporters: number;
  readonly fieldsNew: readonly string[];
  /** Those of them whose names say that they may be special category data, and of which nobody has said anything (D374); absent in older ones. */
  readonly fieldsSpecial?: readonly string[];
  /** Those of the file whose names calculated fields have, in whose place they would be read (D309); absent in older ones. */
  readonly fieldsCalculated?: readonly string[];
  /** Fields of the year without a column in the file: their values stay as they are (D2d). */
  readonly fieldsGone: readonly string[];
  readonly fieldsOfChangedType: readonly ChangedType[];
  /** Of the fields that are gone, those in use; as many uses as a document holds. */
  readonly brokenUses: readonly BrokenUse[];
  /** Searches and screens that `brokenUses` has no room for, once for each field that they use. */
  readonly brokenUsesMore: number;
  /** State of the year's supporters that was compared with; running refuses where it has moved on. */
  readonly supportersRevision: string;
}

/** What a person said of a new field whose name says that it may be special category data. */
export interface SpecialAnswer {
  readonly name: string;
  readonly sensitive: boolean;
}

/** What an import did to the year's supporters. */
export interface ImportOutcome {
  readonly newSupporters: number;
  readonly changed: number;
  readonly unchanged: number;
  readonly removed: number;
}

/** What happens to supporters who are not in the file (D2d). */
export const ABSENT_CHOICES = ['keep', 'remove'] as const;
export type AbsentChoice = (typeof ABSENT_CHOICES)[number];

/** How `startedBy` names somebody at a terminal of the server itself, who has no account. */
export const TERMINAL_NAME = 'the terminal';

/** `organisations/{o}/years/{y}/imports/{id}`: written by the server only. */
export interface ImportRecord {
  readonly id: ImportId;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly chunkCount: number;
  /** SHA-256 of the file in hex, '' where the client did not say. */
  readonly fingerprint: string;
  readonly options: FileOptions;
  /** How the inspection read the file; nulls before it. */
  readonly readAs: FileOptions;
  readonly state: ImportState;
  /** What the server is doing, for people: '' before and after. */
  readonly step: string;
  /** Supporters handled so far in this step and in all; 0 of 0 where that is not known. */
  readonly processed: number;
  readonly total: number;
  /** When this step began: with `processed` it gives the speed and the time left. */
  readonly stepStartedAt: Date | null;
  /** A person asked for its end; it stops, and takes back what it has written, as soon as it can. */
  readonly cancelRequested: boolean;
  /** With what was decided of them and the check: null before, and again once the import has ended. */
  readonly columns: readonly InspectedColumn[] | null;
  /** What the year's last import decided of its columns; null where it decided nothing. */
  readonly earlier: EarlierChoices | null;
  readonly mapping: ImportMapping | null;
  readonly check: ImportCheck | null;
  /** What was decided in an import that is done, for the next one. */
  readonly choices: ColumnChoices;
  readonly absent: AbsentChoice;
  /** What was said of new fields with the last button; absent in older ones. */
  readonly special?: readonly SpecialAnswer[];
  readonly counts: ImportCounts | null;
  readonly outcome: ImportOutcome | null;
  /** The first 1,000 rejected rows in file order; of ended imports only the last one that is done names them. */
  readonly rejectedRows: readonly RejectedRow[];
  /** What of its values cannot be read, since its check; of ended imports only the last one that is done says so. Absent in older ones. */
  readonly unreadable?: readonly UnreadableField[];
  /** Why the import failed, as a sentence; '' otherwise. */
  readonly failure: string;
  /** An email, or `TERMINAL_NAME`. */
  readonly startedBy: string;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
  /** The newest import that changed something, which `undoImport` takes back. */
  readonly undoable: boolean;
}
