export type { ImportColumn } from './columns/importColumn';
export {
  mappingFaults,
  refusedColumns,
  type MappingFault,
  type MappingFaultCode,
} from './columns/mappingFaults';
export { IMPORT_FAULT_CODES, type ImportFault, type ImportFaultCode } from './importFault';
export { inspectSupporters, type InspectOptions, type Inspection } from './inspectSupporters';
export { previewFile, type FilePreview, type PreviewOptions } from './previewFile';
export { REJECTION_WORDS, rejectedRowsCsv } from './rejectedRowsCsv';
export { readColumns, type ReadOptions, type SupporterColumns } from './readColumns';
export { readSupporters, type SupporterFile } from './readSupporters';
export { accentSample } from './recognising/accentSample';
export { DELIMITERS, type Delimiter } from './recognising/delimiter';
export { ENCODINGS, type Encoding } from './recognising/encoding';
export { LINE_ENDS, type LineEnd } from './recognising/lineEnd';
export { textOptions, type TextOptions } from './recognising/openText';
export { isValidEmail, normaliseEmail } from './rows/email';
export type { KeptOut } from './rows/keptOut';
export type { RejectedCells } from './rows/supporterRows';
