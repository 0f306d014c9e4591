import type { MappingId } from './ids';
import type { ColumnChoices } from './importRecord';
import type { Revision } from './match';

/** What the columns of a file become, kept under a name for files of the same columns: `organisations/{o}/savedMappings/{id}` (D450). */
export interface SavedMapping {
  readonly id: MappingId;
  readonly name: string;
  /** What was decided of every named column, proposals that were taken among it; no value of any row. */
  readonly choices: ColumnChoices;
  /** Of its name and its choices (D22). */
  readonly saved: Revision;
}

/** A stored mapping that cannot be used: it is listed, so that it can be deleted. */
export interface UnreadableMapping {
  readonly id: MappingId;
  readonly name: string;
}

export const MAPPING_NAME_LENGTH = 80;

export const MAPPING_LIMITS = {
  /** Of an organisation: mappings, and the bytes of all of them as JSON. */
  mappings: 50,
  allBytes: 2_000_000,
  /** Of one: a document has at most 1 MiB. */
  bytes: 400_000,
} as const;
