import { chromium } from '@playwright/test';
import { firefox } from 'playwright-for-firefox';
import { launchOptions } from '../browser';
import type { EnginePage } from './enginePage';

const SIZE = { width: 1440, height: 900 };

export async function chromiumPage(): Promise<EnginePage> {
  const browser = await chromium.launch(launchOptions);
  return playwrightPage('chromium', browser);
}

/** Over WebDriver BiDi, as Debian's Firefox speaks it; newer versions of Playwright cannot drive it. */
export async function firefoxPage(executablePath: string): Promise<EnginePage> {
  const browser = await firefox.launch({ channel: 'moz-firefox', executablePath });
  return playwrightPage('firefox', browser);
}

/** What both versions of Playwright have in common, as far as it is used here. */
interface PlaywrightBrowser {
  newPage(options: { viewport: typeof SIZE; locale: string }): Promise<PlaywrightTab>;
  close(): Promise<void>;
}

interface PlaywrightTab {
  goto(address: string): Promise<unknown>;
  locator(selector: string): { first(): PlaywrightElement };
  readonly keyboard: { press(chord: string): Promise<void>; type(text: string): Promise<void> };
  evaluate(source: string): Promise<unknown>;
}

interface PlaywrightElement {
  click(): Promise<void>;
  waitFor(options: { state: 'visible' }): Promise<void>;
}

async function playwrightPage(
  engine: 'chromium' | 'firefox',
  browser: PlaywrightBrowser,
): Promise<EnginePage> {
  const tab = await browser.newPage({ viewport: SIZE, locale: 'en-GB' });
  const find = (role: string, name: string | RegExp) =>
    tab.locator(`role=${role}[name=${nameIn(name)}]`).first();
  return {
    engine,
    open: async (address) => {
      await tab.goto(address);
    },
    press: (role, name) => find(role, name).click(),
    see: (role, name) => find(role, name).waitFor({ state: 'visible' }),
    keys: async (...chords) => {
      for (const chord of chords) await tab.keyboard.press(chord);
    },
    type: (text) => tab.keyboard.type(text),
    run: async (script, ...args) =>
      // Plain data goes in and comes out; that it is of the script's type is the script's own word.
      (await tab.evaluate(`(${script.toString()})(...${JSON.stringify(args)})`)) as ReturnType<
        typeof script
      >,
    close: () => browser.close(),
  };
}

const nameIn = (name: string | RegExp): string =>
  typeof name === 'string' ? `${JSON.stringify(name)}s` : name.toString();
