import { succeeded, type ImportId, type YearScope } from 'shared-kernel/model';
import { sendBytes, type Bytes, type ServerAnswer } from 'shared-kernel/server';

/** Bytes of one numbered piece of a file; the last one may be shorter. */
export const CHUNK_BYTES = 512 * 1024;

export interface Chunk extends YearScope {
  readonly importId: ImportId;
  /** Counts from 0. */
  readonly number: number;
  readonly bytes: Bytes;
}

/** Sends one piece of a file (D24). Sending the same piece twice changes nothing. */
export const uploadChunk = async ({
  organisationId,
  yearId,
  importId,
  number,
  bytes,
}: Chunk): ServerAnswer => {
  const parts = [organisationId, yearId, importId].map(encodeURIComponent).join('/');
  const sent = await sendBytes(`/api/imports/${parts}/chunks/${number}`, bytes);
  return sent.ok ? succeeded(undefined) : sent;
};
