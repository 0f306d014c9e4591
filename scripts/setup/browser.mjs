import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, SetupError, step } from './step.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji', 'fonts-noto-core'];

/** Finds a Chromium for the browser journeys, or installs Debian's as root; sets CHROMIUM_PATH. */
export const browser = () =>
  step('Find a browser', async () => {
    const path = findBrowser() ?? (await installBrowser());
    process.env.CHROMIUM_PATH = path;
    return path;
  });

function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named !== undefined && named !== '') {
    if (existsSync(named)) return named;
    throw new SetupError(`CHROMIUM_PATH names ${named}, which does not exist.`);
  }
  for (const name of NAMES) {
    try {
      return execFileSync('which', [name], { stdio: ['ignore', 'pipe', 'ignore'] })
        .toString()
        .trim();
    } catch {
      // Not this one.
    }
  }
  return existsSync(MAC) ? MAC : null;
}

async function installBrowser() {
  const install = `apt-get update && apt-get install -y ${PACKAGES.join(' ')}`;
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) {
    throw new SetupError(
      `The browser journeys need Chromium or Chrome. Install one (as root: ${install}), or name it in CHROMIUM_PATH.`,
    );
  }
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...PACKAGES], { env });
  const path = findBrowser();
  if (path === null) throw new SetupError('chromium was installed but cannot be found.');
  return path;
}
