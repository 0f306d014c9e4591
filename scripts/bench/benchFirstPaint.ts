import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import { launchOptions } from '../../e2e/support/browser';
import { startCampaignSite } from '../../e2e/support/campaignSite';
import { demoLinks } from '../../e2e/support/demoLinks';
import { startProduct } from '../../e2e/support/localBackend';
import { percentile } from './measure';
import { CPU_SLOWDOWN, PHONE, slowDown } from './phone';

type Write = (line: string) => void;

const RUNS = 9;

/** Milliseconds after the navigation began. */
interface Moments {
  /** When the script, or the floor's image, was asked for. */
  readonly asked: number;
  /** When the last byte of it was there: the script starts. */
  readonly there: number;
  /** When the server's answer was there; as `there` for the floor. */
  readonly answered: number;
  readonly painted: number;
}

/**
 * How long a supporter on a phone waits for the first item of the demo's first screen, every visit the first one: on the
 * poster, where it stands at once, and playing in the page, where staff let it come half a second after the screen.
 */
export const benchFirstPaint = async (_rows: number, write: Write): Promise<void> => {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'bench-first-paint-'));
  const product = await startProduct({ dataDirectory });
  const site = await startCampaignSite(product.origin);
  const browser = await chromium.launch(launchOptions);
  try {
    const links = await demoLinks(product.origin);
    await links.setEmbedPage(`${site.origin}/your-year`);
    const token = await links.exportToken();
    write(
      `\nFirst paint, CPU ${String(CPU_SLOWDOWN)} times slower, slow 4G. Milliseconds, median of ${String(RUNS)} first visits\n`,
    );
    const floor = await visits(browser, `${site.origin}/one-image`, '/demo/forest-dawn.svg');
    write(line('floor: an empty page with one image', floor));
    const poster = await visits(
      browser,
      `${site.origin}/your-year?mode=poster#s=${token}`,
      '/embed.js',
    );
    write(line('embed: first item on the poster', poster));
    const inPage = await visits(browser, `${site.origin}/your-year#s=${token}`, '/embed.js');
    write(line('embed, inline: first item, 500 ms in', inPage));
  } finally {
    await browser.close();
    await site.stop();
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
};

async function visits(browser: Browser, url: string, file: string): Promise<readonly Moments[]> {
  const all: Moments[] = [];
  for (let run = 0; run <= RUNS; run += 1) all.push(await visit(browser, url, file));
  // The first one warms the server up.
  return all.slice(1);
}

async function visit(browser: Browser, url: string, file: string): Promise<Moments> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await slowDown(page, { network: true });
  await page.addInitScript(RECORD_PAINT);
  await page.goto(url);
  const moments = await page.evaluate<Moments>(`window.benchPainted.then((painted) => {
    const entries = performance.getEntriesByType('resource');
    const entry = entries.find(({ name }) => name.endsWith(${JSON.stringify(file)}));
    const answer = entries.find(({ name }) => name.endsWith('/api/embed/screens')) ?? entry;
    return { asked: entry.startTime, there: entry.responseEnd, answered: answer.responseEnd, painted };
  })`);
  await context.close();
  return moments;
}

/** In the page: `benchPainted` tells when the frame after the one with the first item, or the image, began. */
const RECORD_PAINT = `
  const attach = Element.prototype.attachShadow;
  Element.prototype.attachShadow = function (options) {
    return (window.benchShadow = attach.call(this, options));
  };
  window.benchPainted = new Promise((resolve) => {
    requestAnimationFrame(function look() {
      const item = window.benchShadow?.querySelector('[data-item-id]');
      const image = document.querySelector('main > img');
      const isThere = item ? item.style.visibility !== 'hidden' : image?.complete && image.naturalWidth > 0;
      requestAnimationFrame(isThere ? resolve : look);
    });
  });
`;

function line(name: string, all: readonly Moments[]): string {
  const median = (of: (moments: Moments) => number): string => {
    return percentile(all.map(of), 0.5).toFixed(0).padStart(5);
  };
  return `${name.padEnd(40)} asked ${median(({ asked }) => asked)}, there ${median(({ there }) => there)}, answered ${median(({ answered }) => answered)}, painted ${median(({ painted }) => painted)}; there to painted ${median(({ there, painted }) => painted - there)}\n`;
}
