/** What one import may hold. A chunk is a document, which may not come near 1 MiB (D2e). */
export const MAX_CHUNK_BYTES = 512 * 1024;
export const MAX_CHUNKS = 1_024;
export const MAX_IMPORT_BYTES = MAX_CHUNK_BYTES * MAX_CHUNKS;

/** The last row that can name the columns. */
export const MAX_HEADER_ROW = 1_000;

/** Rejected rows kept on the record, in file order. */
export const MAX_REJECTED_ROWS = 1_000;

/** Parts in which rows are kept for download. */
export const MAX_PARTS = 999_999;

/** Merged rows that the check names, in file order. */
export const MAX_MERGED_ROWS = 100;

/** The record holds the names of the columns up to five times over, and stays far from 1 MiB (D2e). */
export const MAX_NAMES_BYTES = 160_000;

/** The record names what uses fields that are gone, and what was decided in the import before, beside its columns. */
export const MAX_USES_BYTES = 100_000;
export const MAX_CHOICES_BYTES = 60_000;

/** What is said of values that cannot be read: fields, and the first values of each, cut; and lines to download. */
export const MAX_UNREADABLE_FIELDS = 50;
export const MAX_UNREADABLE_VALUES = 10;
export const MAX_UNREADABLE_LENGTH = 80;
export const MAX_UNREADABLE_LINES = 10_000;

/** New fields that one import asks about: of more, the page of data fields asks. */
export const MAX_SPECIAL = 100;
