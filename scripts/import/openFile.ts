import { open, stat, type FileHandle } from 'node:fs/promises';
import { MAX_IMPORT_BYTES, type FileBytes } from 'functions/handlers';
import { failed, succeeded, type Result } from 'shared-kernel/model';

export interface OpenFile extends FileBytes {
  readonly close: () => Promise<void>;
}

/** A file that is read piece by piece as it is asked for, or why that cannot be done as a sentence. */
export async function openFile(file: string): Promise<Result<OpenFile, string>> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) return failed(`${file} cannot be read: it is a folder.`);
    if (found.size > MAX_IMPORT_BYTES)
      return failed(
        `${file} is larger than ${String(MAX_IMPORT_BYTES / 1024 / 1024)} MiB, which is the most that one import takes.`,
      );
    const handle = await open(file);
    return succeeded({
      byteLength: found.size,
      slice: (from, to) => piece(handle, from, Math.min(to, found.size)),
      close: () => handle.close(),
    });
  } catch (failure) {
    const code =
      typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;
    if (typeof code !== 'string') throw failure;
    return failed(`${file} cannot be read: ${REASONS[code] ?? code}.`);
  }
}

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it is not permitted',
};

/** Fewer bytes where the file has become shorter meanwhile. */
async function piece(
  handle: FileHandle,
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(to - from);
  let read = 0;
  while (read < bytes.length) {
    const { bytesRead } = await handle.read(bytes, read, bytes.length - read, from + read);
    if (bytesRead === 0) break;
    read += bytesRead;
  }
  return bytes.subarray(0, read);
}
