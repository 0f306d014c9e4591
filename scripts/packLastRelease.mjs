import { cp, mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readArguments } from './setup/arguments.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { REMOTES } from './setup/packages.mjs';
import { main, ROOT, run, step } from './setup/step.mjs';

const FILE = 'e2e/mixes/last-release.tar.gz';
const LEFT_BEHIND = /\.map$|(^|\/)mf-stats\.json$/;

/**
 * Packs shell and remotes as they are built now, in place of the release before: journeys then run what is newer with
 * them. To be run at each release, and before the contract is raised.
 */
await main(async () => {
  checkNodeVersion();
  readArguments({ usage: 'npm run pack-last-release' });
  await install();
  const remotes = REMOTES.map((remote) => remote.package);
  await build(['shell', ...remotes]);
  await step(`Write ${FILE}`, async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'last-release-'));
    try {
      await copyBuilt('shell', path.join(folder, 'shell'));
      for (const remote of REMOTES)
        await copyBuilt(remote.package, path.join(folder, 'remotes', remote.id));
      await cp(path.join(ROOT, 'firebase.json'), path.join(folder, 'firebase.json'));
      await mkdir(path.dirname(path.join(ROOT, FILE)), { recursive: true });
      await run('tar', [
        '-czf',
        path.join(ROOT, FILE),
        '-C',
        folder,
        'shell',
        'remotes',
        'firebase.json',
      ]);
    } finally {
      await rm(folder, { recursive: true });
    }
    const { size } = await stat(path.join(ROOT, FILE));
    return `${(size / 1_000_000).toFixed(1)} MB`;
  });
});

function copyBuilt(name, to) {
  return cp(path.join(ROOT, name, 'dist'), to, {
    recursive: true,
    filter: (file) => !LEFT_BEHIND.test(file),
  });
}
