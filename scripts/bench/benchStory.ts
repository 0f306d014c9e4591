import path from 'node:path';
import { chromium, type Browser } from '@playwright/test';
import house from 'build-preset/house';
import { build } from 'esbuild';
import { launchOptions } from '../../e2e/support/browser';
import { CPU_SLOWDOWN, PHONE, slowDown } from './phone';

type Write = (line: string) => void;

/** Six screens, each with the eight animations of spec §3 and the transition that leads to it. */
const SECONDS = 16;
const RUNS = 3;

interface Frames {
  readonly perSecond: number;
  readonly longestMs: number;
  /** Share of the frames that came later than the second display refresh. */
  readonly late: number;
}

/** How evenly a story moves beside a page that moves as many boxes by the browser's own animations alone. */
export const benchStory = async (_rows: number, write: Write): Promise<void> => {
  const browser = await chromium.launch(launchOptions);
  try {
    write(
      `\nStory: frames on a phone whose processor is ${String(CPU_SLOWDOWN)} times slower, best of ${String(RUNS)} runs of ${String(SECONDS)} s\n`,
    );
    write(await line(browser, 'peer: as many boxes, Web Animations alone', 'movingBoxes.ts'));
    write(await line(browser, 'transitions and eight animations', 'movingStory.ts'));
  } finally {
    await browser.close();
  }
};

async function line(browser: Browser, name: string, entry: string): Promise<string> {
  const script = await bundled(entry);
  const runs: Frames[] = [];
  for (let run = 0; run < RUNS; run += 1) runs.push(await framesOf(browser, script));
  const [best] = runs.toSorted((one, other) => other.perSecond - one.perSecond);
  if (best === undefined) return '';
  const { perSecond, longestMs, late } = best;
  return `${name.padEnd(46)}${perSecond.toFixed(1).padStart(6)} frames/s, longest ${longestMs.toFixed(0).padStart(4)} ms, ${(late * 100).toFixed(1)} % over 34 ms\n`;
}

async function framesOf(browser: Browser, script: string): Promise<Frames> {
  const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
  const page = await context.newPage();
  await slowDown(page, {});
  await page.setContent('<!doctype html><meta name="viewport" content="width=device-width">');
  await page.addScriptTag({ content: script });
  const moments = await page.evaluate<readonly number[], number>(
    (forMs) =>
      new Promise((resolve) => {
        const seen: number[] = [];
        const look = (now: number) => {
          seen.push(now);
          if (now - (seen[0] ?? now) < forMs) requestAnimationFrame(look);
          else resolve(seen);
        };
        requestAnimationFrame(look);
      }),
    SECONDS * 1000,
  );
  await context.close();
  const lengths = moments.slice(1).map((moment, index) => moment - (moments[index] ?? moment));
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  return {
    perSecond: (lengths.length * 1000) / whole,
    longestMs: Math.max(...lengths),
    late: lengths.filter((length) => length > 34).length / lengths.length,
  };
}

async function bundled(entry: string): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [path.join(import.meta.dirname, 'story', entry)],
    bundle: true,
    write: false,
    minify: true,
    format: 'iife',
    conditions: [...house.SOURCE_CONDITIONS],
  });
  const [script] = outputFiles;
  if (script === undefined) throw new Error(`Nothing was built of ${entry}`);
  return script.text;
}
