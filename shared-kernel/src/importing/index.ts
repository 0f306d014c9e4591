export {
  COLUMN_NOTES,
  COLUMN_ROLES,
  type ColumnNote,
  type ColumnRole,
  type ImportColumn,
} from './columns/importColumn';
export { IMPORT_FAULT_CODES, type ImportFault, type ImportFaultCode } from './importFault';
export { readSupporters, type ReadOptions, type SupporterFile } from './readSupporters';
export { DELIMITERS, type Delimiter } from './recognising/delimiter';
export { ENCODINGS, type Encoding } from './recognising/encoding';
export { isValidEmail, normaliseEmail } from './rows/email';
export type { MergedRow } from './rows/supporterRows';
