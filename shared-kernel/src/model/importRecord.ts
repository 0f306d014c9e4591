import type { ImportId } from './ids';

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
  /** Different supporters in the file. */
  readonly supporters: number;
}

export const IMPORT_STATES = ['uploading', 'working', 'done', 'failed'] as const;
export type ImportState = (typeof IMPORT_STATES)[number];

/** `organisations/{o}/years/{y}/imports/{id}`: written by the server only. */
export interface ImportRecord {
  readonly id: ImportId;
  readonly fileName: string;
  readonly sizeBytes: number;
  readonly chunkCount: number;
  readonly state: ImportState;
  /** What the server is doing, for people: '' before and after. */
  readonly step: string;
  /** Supporters written so far and in all; 0 of 0 before the file is read. */
  readonly processed: number;
  readonly total: number;
  readonly counts: ImportCounts | null;
  /** The first 1,000 rejected rows in file order. */
  readonly rejectedRows: readonly RejectedRow[];
  /** Why the import failed, as a sentence; '' otherwise. */
  readonly failure: string;
  readonly startedBy: string;
  readonly startedAt: Date | null;
  readonly finishedAt: Date | null;
}
