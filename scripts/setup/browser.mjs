import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { run, SetupError, step } from './step.mjs';

/** Chromium without the parts that only a window needs: a fifth less processor time for the same journeys. */
const SHELL = 'chromium-headless-shell';
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const MAC = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
const FONTS = ['fonts-liberation', 'fonts-noto-color-emoji', 'fonts-noto-core'];

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

/**
 * Finds a Chromium for the browser journeys, or installs Debian's as root; sets CHROMIUM_PATH. Whole is the browser as
 * people have it; otherwise its headless shell is preferred.
 */
export const browser = ({ whole = false } = {}) =>
  step('Find a browser', async () => {
    const names = whole ? NAMES : [SHELL, ...NAMES];
    const path = namedBrowser() ?? findBrowser([names[0]]) ?? (await installBrowser(names));
    process.env.CHROMIUM_PATH = path;
    return path;
  });

function namedBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named === undefined || named === '') return null;
  if (existsSync(named)) return named;
  throw new SetupError(`CHROMIUM_PATH names ${named}, which does not exist.`);
}

function findBrowser(names) {
  for (const name of names) {
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

/** Debian's package of the best of them; where nothing can be installed, another that is there. */
async function installBrowser(names) {
  const packages = [names[0], ...FONTS];
  const fault = canInstall() ? await installPackages(packages).catch((cause) => cause) : undefined;
  const path = findBrowser(names);
  if (path !== null) return path;
  if (fault !== undefined) throw fault;
  throw new SetupError(
    `The browser journeys need Chromium or Chrome. Install one (as root: apt-get update && apt-get install -y ${packages.join(' ')}), or name it in CHROMIUM_PATH.`,
  );
}

const canInstall = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');

let updated;

async function installPackages(packages) {
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  updated ??= run('apt-get', ['update', '-qq'], { env });
  await updated;
  await run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', ...packages], { env });
}
