export { dayDigestOf, type DayDigest } from './activity/dayDigest';
export { readLog, type StoredLog } from './activity/readLog';
export {
  verifyActivity,
  type LogFault,
  type LogReport,
  type VerifiedLog,
} from './activity/verifyActivity';
export { claimAddress, makeClaim } from './installation/claim';
export { TERMINAL } from './access/terminal';
export { CALLABLE_CODES, CallableError, type CallableCode } from './callableError';
export type { CallableFunction, Caller } from './caller';
export { createHandlers, type Handlers } from './createHandlers';
export type { DocumentChange } from './store/documentChange';
export { isWatched } from './changes/documentChanged';
export { readSuppressions, type Suppressions } from './suppressions/readSuppressions';
export { hasEnded, readImport } from './importing/importWork';
export { MAX_HEADER_ROW, MAX_IMPORT_BYTES } from './importing/limits';
export { wholeImport, type FileBytes, type WholeImport } from './importing/wholeImport';
export type { CountingQuestion, CountingThreads } from './countingThreads';
export { countingThreadsHere, startCountingThreads } from './counting/startCountingThreads';
export { mailDocuments } from './mail/mailDocuments';
export type { Outbox } from './outbox';
export type { Services } from './services';
export { STAFF_NAMES } from './departure/staffNames';
export type { Account, FindAccount, RemoveAccount } from './store/account';
export type { DocumentData, Documents, DocumentWrite, StoredDocument } from './store/documents';
export { inBatchesAsTheyCome, mappedAsTheyCome } from './store/inBatches';
export { importPath, importsPath, jobPath, yearPath, yearScope } from './store/paths';
