export type { ImportColumn } from './columns/importColumn';
export {
  mappingFaults,
  refusedColumns,
  type MappingFault,
  type MappingFaultCode,
} from './columns/mappingFaults';
export { IMPORT_FAULT_CODES, type ImportFault, type ImportFaultCode } from './importFault';
export { inspectSupporters, type InspectOptions, type Inspection } from './inspectSupporters';
export { presetOf, type RecognisedExport } from './presets/presetOf';
export { previewFile, type FilePreview, type PreviewOptions } from './previewFile';
export { REJECTION_WORDS, rejectedRowLine, rejectedRowsHead } from './rejectedRowsCsv';
export { readColumns, type ReadOptions, type SupporterColumns } from './readColumns';
export { readTable } from './readTable';
export type { Row } from './rows/row';
export { readSupporters, type SupporterFile } from './readSupporters';
export { accentSample } from './recognising/accentSample';
export { spreadsheetCsv } from './spreadsheetCsv';
export { DELIMITERS, type Delimiter } from './recognising/delimiter';
export { ENCODINGS, type Encoding } from './recognising/encoding';
export { LINE_ENDS, type LineEnd } from './recognising/lineEnd';
export { textOptions, type TextOptions } from './recognising/openText';
export { isValidEmail, normaliseEmail } from './rows/email';
export { createRowCounter } from './rows/rowCounter';
export { simdStops } from './rows/stops/simdStops';
export type { KeptOut } from './rows/keptOut';
export type { RejectedCells } from './rows/supporterRows';
export { findUnreadable, type UnreadableCell } from './unreadable/findUnreadable';
export {
  createFileTypes,
  createUnreadableTexts,
  type UnreadableColumn,
  type UnreadableTexts,
} from './unreadable/unreadableTexts';
export { EXPECTED_WORDS, unreadableCsv } from './unreadable/unreadableCsv';
export {
  createFieldProfiler,
  profileSupporters,
  type FieldProfiler,
  type ProfiledSupporter,
} from './profiling/fieldProfiler';
export {
  createTypeEvidence,
  createTypeInference,
  inferFieldType,
  type TypeEvidence,
  type TypeInference,
  type TypeShare,
} from './profiling/fieldTypes';
export { histogramOf } from './profiling/histogramOf';
export { limitSpread, OTHER, STORED_SPREAD_KEYS } from './profiling/limitSpread';
export { inferSnapshotTypes, profileSnapshot } from './profiling/profileSnapshot';
export { createShardTypes, type ShardTypes } from './profiling/shardTypes';
export { NO_DATE, spreadKey } from './profiling/spreadKey';
export { storedFieldEntry } from './profiling/storedFieldEntry';
export {
  decodeSnapshot,
  encodeSnapshot,
  snapshotInPieces,
  type SnapshotDamage,
} from './snapshot/snapshotCodec';
export type { Share } from './snapshot/share';
