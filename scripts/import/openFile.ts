import { open, readFile, stat, type FileHandle } from 'node:fs/promises';
import { MAX_IMPORT_BYTES, type FileBytes } from 'functions/handlers';
import { failed, succeeded, type Result } from 'shared-kernel/model';

export interface OpenFile extends FileBytes {
  readonly close: () => Promise<void>;
}

/** A file that could be opened and cannot be read to its end; its message is a sentence. */
export class FileFault extends Error {
  override readonly name = 'FileFault';
}

/**
 * A file that is read piece by piece as it is asked for, or why that cannot be done as a sentence. What is no file of a
 * disk, as a pipe, is read at once. Pieces reject with a FileFault.
 */
export async function openFile(file: string): Promise<Result<OpenFile, string>> {
  try {
    const found = await stat(file);
    if (found.isDirectory()) return failed(`${file} cannot be read: it is a folder.`);
    if (found.size > MAX_IMPORT_BYTES)
      return failed(
        `${file} is larger than ${String(MAX_IMPORT_BYTES / 1024 / 1024)} MiB, which is the most that one import takes.`,
      );
    if (!found.isFile()) return succeeded(atHand(new Uint8Array(await readFile(file))));
    const handle = await open(file);
    return succeeded({
      byteLength: found.size,
      slice: (from, to) =>
        piece(handle, from, Math.min(to, found.size)).catch((failure: unknown) => {
          throw new FileFault(whyUnreadable(file, failure));
        }),
      close: () => handle.close(),
    });
  } catch (failure) {
    return failed(whyUnreadable(file, failure));
  }
}

const atHand = (bytes: Uint8Array<ArrayBuffer>): OpenFile => ({
  byteLength: bytes.byteLength,
  slice: (from, to) => bytes.slice(from, to),
  close: () => Promise.resolve(),
});

function whyUnreadable(file: string, failure: unknown): string {
  const code =
    typeof failure === 'object' && failure !== null && 'code' in failure ? failure.code : null;
  if (typeof code !== 'string') throw failure;
  return `${file} cannot be read: ${REASONS[code] ?? code}.`;
}

const SHORTER = 'SHORTER';

const REASONS: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such file',
  EACCES: 'it is not permitted',
  [SHORTER]: 'it has become shorter meanwhile',
};

async function piece(
  handle: FileHandle,
  from: number,
  to: number,
): Promise<Uint8Array<ArrayBuffer>> {
  const bytes = new Uint8Array(to - from);
  for (let read = 0; read < bytes.length;) {
    const { bytesRead } = await handle.read(bytes, read, bytes.length - read, from + read);
    if (bytesRead === 0) throw Object.assign(new Error(SHORTER), { code: SHORTER });
    read += bytesRead;
  }
  return bytes;
}
