import { existsSync } from 'node:fs';
import type { Engine, EnginePage } from './enginePage';
import { chromiumPage, firefoxPage } from './playwrightPage';
import { webkitPage } from './webkitPage';

const FIREFOX = process.env['FIREFOX_PATH'] ?? '/usr/bin/firefox-esr';
const WEBKIT = {
  driver: '/usr/bin/WebKitWebDriver',
  browser: `/usr/lib/${librariesFolder()}/webkit2gtk-4.1/MiniBrowser`,
  display: '/usr/bin/Xvfb',
};

export function openEngine(engine: Engine): Promise<EnginePage> {
  if (engine === 'firefox') return firefoxPage(FIREFOX);
  if (engine === 'webkit') return webkitPage(WEBKIT);
  return chromiumPage();
}

/** Whether the machine has the engine; `npm test` installs Debian's as root. */
export function isHere(engine: Engine): boolean {
  if (engine === 'firefox') return existsSync(FIREFOX);
  if (engine === 'webkit') return Object.values(WEBKIT).every((program) => existsSync(program));
  return true;
}

/** Debian's name for the processor's folder of libraries. */
function librariesFolder(): string {
  return process.arch === 'arm64' ? 'aarch64-linux-gnu' : 'x86_64-linux-gnu';
}
