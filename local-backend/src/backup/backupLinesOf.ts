import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { BackupFault } from './backupFile';

/** The lines of a compressed backup; throws a BackupFault where it cannot be read to its end. */
export async function* backupLinesOf(file: string): AsyncGenerator<string> {
  const content = createReadStream(file);
  const plain = createGunzip();
  content.on('error', (failure) => plain.destroy(failure));
  content.pipe(plain).setEncoding('utf8');
  let rest = '';
  try {
    for await (const text of plain) {
      // Not by `readline`, which ends lines at U+2028 too.
      const lines = (rest + String(text)).split('\n');
      rest = lines.pop() ?? '';
      yield* lines;
    }
  } catch (cause) {
    const message = cause instanceof Error ? cause.message : String(cause);
    throw new BackupFault(`cannot be read: ${message}`);
  }
  if (rest !== '') yield rest;
}
