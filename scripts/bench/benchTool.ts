import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  chromium,
  type Browser,
  type BrowserContext,
  type Page,
  type Request,
} from '@playwright/test';
import { startCampaignSite } from '../../e2e/support/campaignSite';
import { launchOptions } from '../../e2e/support/browser';
import { startProduct } from '../../e2e/support/localBackend';
import { remember, type RememberedSignIn } from '../../e2e/pages/rememberedSignIn';
import { signInOf } from '../../e2e/pages/signIn';
import { percentile } from './measure';
import { CPU_SLOWDOWN, PHONE, slowDown } from './phone';

type Write = (line: string) => void;

const FIRST_VISITS = 5;
/** Each from one area to the next, all round. */
const ROUNDS = 8;

/** A page, and what is in it, and in no other, once what it is about is there. */
interface Area {
  readonly path: string;
  readonly content: string;
}

const LOGIN: Area = { path: '/login', content: 'main button' };
const FLOOR: Area = { path: '/one-image', content: 'main > img' };
const HOME: Area = { path: '/home', content: 'main a[href="/screens/results"]' };
/** In the order of the header, whose links lead from each to the next. */
const AREAS: readonly Area[] = [
  HOME,
  { path: '/searches', content: 'main a[href="/searches/planters"]' },
  { path: '/screens', content: 'main a[href="/screens/hello/design"]' },
  { path: '/fields', content: 'main:has(a[href="/fields/calculated"]) h2' },
  { path: '/account', content: 'main a[href="/set-up"]' },
];
const DESIGNER: Area = { path: '/screens/hello/design', content: 'main [data-item-id]' };

/** Milliseconds after the navigation began, and what came over the network. */
interface FirstVisit {
  readonly firstPaint: number;
  /** When the frame after the one with the page's content began. */
  readonly usable: number;
  /** What tasks of the main thread took beyond 50 ms each, until then. */
  readonly blocked: number;
  readonly kilobytes: number;
}

/**
 * How long staff wait for a page of the tool that they have never opened, on a phone, and for the next area once all of
 * them have been opened, on this machine and with its processor slowed down.
 */
export const benchTool = async (_rows: number, write: Write): Promise<void> => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-tool-'));
  const product = await startProduct({ dataDirectory });
  const site = await startCampaignSite(product.origin);
  const browser = await chromium.launch(launchOptions);
  try {
    const admin = await signInOf(browser, product.origin, 'admin');
    write(
      `\nFirst visits, CPU ${String(CPU_SLOWDOWN)} times slower, slow 4G. Milliseconds, median of ${String(FIRST_VISITS)}\n`,
    );
    const visits = async (
      name: string,
      origin: string,
      area: Area,
      as: RememberedSignIn | null,
    ) => {
      write(visitLine(name, await firstVisits(browser, origin, area, as)));
    };
    await visits('floor: a page with one image', site.origin, FLOOR, null);
    await visits(LOGIN.path, product.origin, LOGIN, null);
    for (const area of [...AREAS, DESIGNER]) await visits(area.path, product.origin, area, admin);
    for (const slowdown of [1, CPU_SLOWDOWN])
      for (const isAtRest of [false, true]) {
        const pace = isAtRest ? 'each from a page at rest' : 'each at once';
        write(
          `\nFrom area to area, ${pace}, CPU ${String(slowdown)} times slower. Milliseconds, ${String(ROUNDS)} rounds after a first one\n`,
        );
        for (const [name, times] of await moves(browser, product.origin, admin, slowdown, isAtRest))
          write(moveLine(name, times));
      }
  } finally {
    await browser.close();
    await site.stop();
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
};

async function firstVisits(
  browser: Browser,
  baseURL: string,
  area: Area,
  admin: RememberedSignIn | null,
): Promise<readonly FirstVisit[]> {
  const all: FirstVisit[] = [];
  // The first one warms the server up.
  for (let run = 0; run <= FIRST_VISITS; run += 1) {
    const context = await browser.newContext({
      baseURL,
      viewport: PHONE,
      isMobile: true,
      hasTouch: true,
    });
    all.push(await firstVisit(context, area, admin));
    await context.close();
  }
  return all.slice(1);
}

async function firstVisit(
  context: BrowserContext,
  { path: address, content }: Area,
  admin: RememberedSignIn | null,
): Promise<FirstVisit> {
  const page = await context.newPage();
  if (admin !== null) await remember(page, admin);
  await slowDown(page, { network: true });
  await page.addInitScript(`
    window.benchTasks = [];
    new PerformanceObserver((list) => benchTasks.push(...list.getEntries())).observe({ type: 'longtask' });
    ${WHEN_THERE}
    window.benchUsable = whenThere(${JSON.stringify(address)}, ${JSON.stringify(content)});
  `);
  await page.goto(address);
  return page.evaluate<FirstVisit>(`window.benchUsable.then((usable) => ({
    usable,
    firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? usable,
    blocked: benchTasks.filter(({ startTime }) => startTime < usable)
      .reduce((sum, { duration }) => sum + duration - 50, 0),
    kilobytes: performance.getEntriesByType('resource')
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0) / 1000,
  }))`);
}

/** In the page: `whenThere(path, selector)` is the moment of the frame after the one in which a page's content is there. */
const WHEN_THERE = `
  const whenThere = (path, content) => new Promise((resolve, reject) => {
    requestAnimationFrame(function look(now) {
      const isThere = location.pathname === path && document.querySelector(content) !== null;
      if (now > 300_000) reject(new Error(path + ': no ' + content));
      else requestAnimationFrame(isThere ? resolve : look);
    });
  });
`;

/**
 * Times of each way from one area to the next, and of the floor: a press that changes one word of the page. The next area
 * is asked for as soon as the one before is there, or when all that it asked for has come as well.
 */
async function moves(
  browser: Browser,
  baseURL: string,
  admin: RememberedSignIn,
  slowdown: number,
  isAtRest: boolean,
): Promise<ReadonlyMap<string, readonly number[]>> {
  const context = await browser.newContext({ baseURL });
  const page = await context.newPage();
  await remember(page, admin);
  await slowDown(page, { rate: slowdown });
  const rest = restOf(page);
  const times = new Map<string, number[]>();
  const add = (name: string, time: number): void => {
    times.set(name, [...(times.get(name) ?? []), time]);
  };
  await page.goto(HOME.path);
  await page.locator(HOME.content).waitFor();
  for (let round = 0; round <= ROUNDS; round += 1) {
    for (const [index, from] of AREAS.entries()) {
      const to = AREAS[(index + 1) % AREAS.length] ?? from;
      if (isAtRest) await rest();
      const word = await wordChanged(page);
      const time = await moved(page, to);
      if (round === 0) continue;
      add('floor: one word of the page', word);
      add(`${from.path} to ${to.path}`, time);
    }
  }
  await context.close();
  return times;
}

/** Waits until nothing that a page has asked for is on its way, and the page has nothing to do. */
function restOf(page: Page): () => Promise<void> {
  const underway = new Set<Request>();
  page.on('request', (request) => void underway.add(request));
  page.on('requestfinished', (request) => void underway.delete(request));
  page.on('requestfailed', (request) => void underway.delete(request));
  const idle = () => page.evaluate('new Promise((resolve) => requestIdleCallback(resolve))');
  return async () => {
    do await idle();
    while (underway.size > 0);
  };
}

const wordChanged = (page: Page): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const began = performance.now();
    document.querySelector('nav a').append('\\u200b');
    requestAnimationFrame(() => requestAnimationFrame((now) => resolve(now - began)));
  })`);

const moved = (page: Page, { path: address, content }: Area): Promise<number> =>
  page.evaluate<number>(`(() => {
    ${WHEN_THERE}
    const began = performance.now();
    document.querySelector('nav a[href="${address}"]').click();
    return whenThere(${JSON.stringify(address)}, ${JSON.stringify(content)}).then((there) => there - began);
  })()`);

function visitLine(name: string, all: readonly FirstVisit[]): string {
  const of = (one: (visit: FirstVisit) => number): string =>
    percentile(all.map(one), 0.5).toFixed(0).padStart(5);
  return `${name.padEnd(40)} first paint ${of(({ firstPaint }) => firstPaint)}, usable ${of(({ usable }) => usable)}, blocked ${of(({ blocked }) => blocked)}, ${of(({ kilobytes }) => kilobytes)} kB\n`;
}

const moveLine = (name: string, times: readonly number[]): string =>
  `${name.padEnd(40)} median ${percentile(times, 0.5).toFixed(0).padStart(4)}, slowest ${Math.max(
    ...times,
  )
    .toFixed(0)
    .padStart(4)}\n`;
