import { randomBytes } from 'node:crypto';
import { open, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { isRecord } from '../documents/record';

const SECRET_BYTES = 32;
const WHOLE = /^[\w-]{43}$/;

const secretFile = (dataDirectory: string): string => join(dataDirectory, 'secret');

/** The secret of a data folder, which programs of its owner read from there; null where it has none yet. */
export async function readFolderSecret(dataDirectory: string): Promise<string | null> {
  try {
    const secret = (await readFile(secretFile(dataDirectory), 'utf8')).trim();
    return WHOLE.test(secret) ? secret : null;
  } catch (failure) {
    if (isRecord(failure) && failure['code'] === 'ENOENT') return null;
    throw failure;
  }
}

/**
 * The secret of a data folder that we hold, made at the first time. One that was cut off is made anew, which signs
 * everybody out and costs nothing else.
 */
export async function openFolderSecret(dataDirectory: string): Promise<string> {
  const kept = await readFolderSecret(dataDirectory);
  if (kept !== null) return kept;
  const secret = randomBytes(SECRET_BYTES).toString('base64url');
  const half = `${secretFile(dataDirectory)}.new`;
  await rm(half, { force: true });
  const file = await open(half, 'wx', 0o600);
  await file.writeFile(`${secret}\n`);
  await file.sync();
  await file.close();
  await rename(half, secretFile(dataDirectory));
  return secret;
}
