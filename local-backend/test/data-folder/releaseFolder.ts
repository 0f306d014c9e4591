import { execFile } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const FIXTURE = join(__dirname, 'fixtures', 'release-0.1.0.tar.gz');

/**
 * A data folder as release 0.1.0 left it: the demo, whose seeding was killed once and ended at the next start, so that it
 * stands in a table and in a log; then Ada was made superadmin. It has no mark, no numbers of writes and no secret.
 */
export async function releaseFolder(directory: string): Promise<void> {
  await mkdir(directory, { recursive: true });
  await promisify(execFile)('tar', ['xzf', FIXTURE, '-C', directory]);
}
