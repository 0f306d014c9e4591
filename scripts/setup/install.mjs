import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { repairNativeParts } from './nativeParts.mjs';
import { lockfileFault } from './lockfileFault.mjs';
import { ROOT, run, SetupError, step } from './step.mjs';

const LOCKFILE = path.join(ROOT, 'package-lock.json');
const STAMP = path.join(ROOT, 'node_modules/.installed-from');

/** Installs what package.json files and lockfile ask for, unless that very state is installed already. */
export const install = () =>
  step('Install packages', async () => {
    const wanted = fingerprint();
    if (existsSync(STAMP) && readFileSync(STAMP, 'utf8') === wanted) return 'up to date';
    requireLockfile();
    await run('npm', ['install', '--loglevel=error']);
    const repaired = await repairNativeParts();
    writeFileSync(STAMP, fingerprint());
    return repaired.length === 0 ? 'installed' : `installed, with ${repaired.join(', ')}`;
  });

function requireLockfile() {
  if (!existsSync(LOCKFILE)) return;
  const fault = lockfileFault(readFileSync(LOCKFILE, 'utf8'));
  if (fault !== null) throw new SetupError(fault);
}

function fingerprint() {
  const hash = createHash('sha256').update(`${process.platform} ${process.arch}`);
  const manifests = readdirSync(ROOT)
    .map((folder) => path.join(ROOT, folder, 'package.json'))
    .filter((file) => existsSync(file) && !file.includes('node_modules'));
  const files = [path.join(ROOT, 'package.json'), LOCKFILE, ...manifests];
  for (const file of files) if (existsSync(file)) hash.update(readFileSync(file));
  return hash.digest('hex');
}
