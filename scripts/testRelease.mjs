import { spawn } from 'node:child_process';
import { readArguments } from './setup/arguments.mjs';
import { browser } from './setup/browser.mjs';
import { build } from './setup/build.mjs';
import { install } from './setup/install.mjs';
import { checkNodeVersion } from './setup/nodeVersion.mjs';
import { main, ROOT } from './setup/step.mjs';

/** Journeys over the folders of a release: whether they are whole, and at work in Google's emulators. */
const JOURNEYS = ['playwright', 'test', '--project=release', '--project=released'];

await main(async () => {
  checkNodeVersion();
  readArguments({ usage: 'npm run test:release' });
  await install();
  await browser({});
  await build();
  const child = spawn('npx', ['--no-install', ...JOURNEYS], {
    cwd: ROOT,
    stdio: 'inherit',
    env: { ...process.env, TEST_RELEASE: '1' },
  });
  process.exitCode = await new Promise((resolve) => {
    child.on('error', () => resolve(1));
    child.on('close', (code) => resolve(code ?? 1));
  });
});
