export { finishImport, startImport, type ImportRequest } from './imports';
export {
  SERVER_ERROR_CODES,
  serverSentence,
  type ServerErrorCode,
  type ServerFailure,
} from './serverFailure';
export { CHUNK_BYTES, uploadChunk, type Chunk } from './uploadChunk';
