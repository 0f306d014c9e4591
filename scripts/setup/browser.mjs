import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, SetupError, step } from './step.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const PACKAGES = ['chromium', 'fonts-liberation', 'fonts-noto-color-emoji', 'fonts-noto-core'];

/** Programs of the other two engines, and the packages of Debian that hold them. */
const OTHER_ENGINES = [
  {
    name: 'Firefox',
    program: process.env.FIREFOX_PATH ?? '/usr/bin/firefox-esr',
    packages: ['firefox-esr'],
  },
  { name: 'WebKit', program: '/usr/bin/WebKitWebDriver', packages: ['webkit2gtk-driver', 'xvfb'] },
];

/** Finds Firefox and WebKit, or installs Debian's as root; journeys of an engine that is absent are skipped. */
export const otherEngines = () =>
  step('Find other browsers', async () => {
    const absent = () => OTHER_ENGINES.filter(({ program }) => !existsSync(program));
    const packages = absent().flatMap((engine) => engine.packages);
    if (packages.length > 0 && canInstall()) await installPackages(packages);
    const left = absent().map(({ name }) => `${name} is absent: its journeys are skipped`);
    return left.length === 0 ? OTHER_ENGINES.map(({ name }) => name).join(', ') : left.join('; ');
  });

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
  if (!canInstall()) {
    throw new SetupError(
      `The browser journeys need Chromium or Chrome. Install one (as root: ${install}), or name it in CHROMIUM_PATH.`,
    );
  }
  await installPackages(PACKAGES);
  const path = findBrowser();
  if (path === null) throw new SetupError('chromium was installed but cannot be found.');
  return path;
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update', '-qq'], { env });
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
