import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../../build-preset/node/freePort.mjs';
import { startCampaignSite } from '../../e2e/support/campaignSite';
import { launchOptions } from '../../e2e/support/browser';
import { startProduct } from '../../e2e/support/localBackend';
import { remember, type RememberedSignIn } from '../../e2e/pages/rememberedSignIn';
import { signInOf } from '../../e2e/pages/signIn';
import { percentile } from './measure';

type Write = (line: string) => void;

const RUNS = 5;
/** A browser keeps what it has compiled of a script after it has seen it more than once. */
const VISITS_BEFORE = 3;

const CATEGORIES = ['performance', 'accessibility', 'best-practices'];

/** What Lighthouse says of one visit: scores of 0 to 100, milliseconds, and the layout shift. */
interface Report {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly largestPaint: number;
  readonly blocked: number;
  readonly shift: number;
}

/** A page, and who opens it. */
interface Visited {
  readonly name: string;
  readonly address: string;
  readonly admin: RememberedSignIn | null;
}

/**
 * What Lighthouse gives the pages of the tool, as a phone on a slow connection (its own simulation): to somebody who has
 * opened them before, and to somebody whose browser has none of their files.
 */
export const benchLighthouse = async (_rows: number, write: Write): Promise<void> => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const product = await startProduct({ dataDirectory });
  const site = await startCampaignSite(product.origin);
  try {
    const admin = await signedIn(product.origin);
    const visited: readonly Visited[] = [
      { name: 'floor: a page with one image', address: `${site.origin}/one-image`, admin: null },
      ...['/login', '/home'].map((page) => ({
        name: `${page}, not logged in`,
        address: product.origin + page,
        admin: null,
      })),
      ...['/home', '/searches', '/screens', '/fields', '/screens/hello/design'].map((page) => ({
        name: page,
        address: product.origin + page,
        admin,
      })),
    ];
    for (const isFirst of [false, true]) {
      const who = isFirst
        ? 'Without any of its files'
        : `Opened ${String(VISITS_BEFORE)} times before`;
      write(`\n${who}. Lighthouse for mobile, median of ${String(RUNS)}\n`);
      for (const one of visited) write(reportLine(one.name, await reports(one, isFirst)));
    }
  } finally {
    await site.stop();
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
};

async function signedIn(origin: string): Promise<RememberedSignIn> {
  const browser = await chromium.launch(launchOptions);
  try {
    return await signInOf(browser, origin, 'admin');
  } finally {
    await browser.close();
  }
}

/** In a browser of its own, which keeps who is logged in from visit to visit. */
async function reports({ address, admin }: Visited, isFirst: boolean): Promise<readonly Report[]> {
  const profile = await mkdtemp(path.join(tmpdir(), 'bench-lighthouse-'));
  const port = await freePort();
  const browser = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: new URL(address).origin,
    args: [...launchOptions.args, `--remote-debugging-port=${String(port)}`],
  });
  try {
    const page = await browser.newPage();
    if (admin !== null) await remember(page, admin);
    for (let visit = 0; visit < (isFirst ? 1 : VISITS_BEFORE); visit += 1)
      await page.goto(address, { waitUntil: 'networkidle' });
    await page.goto('about:blank');
    const all: Report[] = [];
    for (let run = 0; run < RUNS; run += 1) {
      if (isFirst) await forgetFiles(browser, page);
      all.push(await report(address, port));
    }
    return all;
  } finally {
    await browser.close();
    await rm(profile, { recursive: true });
  }
}

async function forgetFiles(browser: BrowserContext, page: Page): Promise<void> {
  const session = await browser.newCDPSession(page);
  await session.send('Network.clearBrowserCache');
  await session.detach();
}

/** Its recording of a visit has no beginning now and then, and it says itself that it is to be run again. */
const NO_BEGINNING = 'NO_NAVSTART';
const ATTEMPTS = 3;

async function report(address: string, port: number, attempts = ATTEMPTS): Promise<Report> {
  const result = await lighthouse(address, {
    port,
    output: 'json',
    logLevel: 'error',
    onlyCategories: CATEGORIES,
    // Who is logged in would be forgotten with the files.
    disableStorageReset: true,
  });
  if (result === undefined) throw new Error(`Lighthouse has no report on ${address}`);
  const { audits, categories, runtimeError } = result.lhr;
  if (runtimeError?.code === NO_BEGINNING && attempts > 1)
    return report(address, port, attempts - 1);
  if (runtimeError !== undefined) throw new Error(`${address}: ${runtimeError.message}`);
  const score = (category: string): number => 100 * (categories[category]?.score ?? 0);
  const value = (audit: string): number => audits[audit]?.numericValue ?? 0;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    largestPaint: value('largest-contentful-paint'),
    blocked: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}

function reportLine(name: string, all: readonly Report[]): string {
  const of = (one: (report: Report) => number): number => percentile(all.map(one), 0.5);
  const lowest = Math.min(...all.map(({ performance }) => performance));
  const highest = Math.max(...all.map(({ performance }) => performance));
  return `${name.padEnd(30)} ${of((one) => one.performance).toFixed(0)} (${lowest.toFixed(0)} to ${highest.toFixed(0)}), largest paint ${of((one) => one.largestPaint).toFixed(0)} ms, blocked ${of((one) => one.blocked).toFixed(0)} ms, shift ${of((one) => one.shift).toFixed(3)}, accessibility ${of((one) => one.accessibility).toFixed(0)}, best practices ${of((one) => one.bestPractices).toFixed(0)}\n`;
}
