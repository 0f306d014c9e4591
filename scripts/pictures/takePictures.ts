import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Browser, type Page } from '@playwright/test';
import { ScreensPage } from '../../e2e/pages/screens';
import { signInAs } from '../../e2e/pages/signIn';
import { drawn } from '../../e2e/support/answersInTurn';
import { launchOptions } from '../../e2e/support/browser';
import { demoLinks } from '../../e2e/support/demoLinks';
import { startProduct } from '../../e2e/support/localBackend';
import { helpPictures } from './help/helpPictures';
import { contactSheet } from './story/contactSheet';
import { movingPicture } from './story/movingPicture';
import { FRAME_MS, recordStory, type Frames } from './story/recordStory';
import { storySheets } from './story/storySheets';

const PICTURES = path.resolve(import.meta.dirname, '../../docs/pictures');
const WINDOW = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
/** Widths of a screen on the sheets of story templates, in pixels. */
const SHEET = { phone: 170, desktop: 320 } as const;
/** Longer than the demo's story with its closing card. */
const WHOLE_STORY_MS = 70_000;
/** The moving picture of the README. */
const EXCERPT = { fromMs: 4_000, forMs: 10_000, everyMs: 100 } as const;

/** Takes the pictures of docs/pictures and of the guide from the product as it is built now, with its demo data. */
export async function takePictures(write: (line: string) => void): Promise<void> {
  const dataDirectory = await mkdtemp(path.join(tmpdir(), 'pictures-'));
  const product = await startProduct({ dataDirectory });
  const browser = await chromium.launch(launchOptions);
  try {
    const page = await browser.newPage({
      baseURL: product.origin,
      viewport: WINDOW,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    await signInAs(page, 'admin');
    for await (const file of helpPictures(page)) write(file);
    await page.setViewportSize(WINDOW);
    await designer(page);
    write('docs/pictures/designer.png');
    await templates(page);
    write('docs/pictures/templates.png');
    for await (const { style, form, rows } of storySheets(page)) {
      const file = `stories-${style}-${form}.webp`;
      await writeFile(path.join(PICTURES, file), await contactSheet(rows, { width: SHEET[form] }));
      write(`docs/pictures/${file}`);
    }
    await storyPictures(browser, product.origin);
    write('docs/pictures/story-strip.webp');
    write('docs/pictures/story.webp');
  } finally {
    await browser.close();
    await product.stop();
    await rm(dataDirectory, { recursive: true });
  }
}

/** A screen of the demo on its canvas, its checks done. */
async function designer(page: Page): Promise<void> {
  const screens = new ScreensPage(page);
  await screens.open();
  await screens.design('Hello');
  await page.getByRole('button', { name: /Checks: (nothing|\d)/ }).waitFor();
  // The greeting, which is made of a supporter's data.
  const objects = page.getByRole('list', { name: 'Objects in order of appearance' });
  await objects.locator('[data-row-id]').nth(2).click();
  await drawn(page);
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(PICTURES, 'designer.png') });
}

/** The gallery of templates in the colours of the demo's organisation. */
async function templates(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Templates' }).click();
  await page.getByRole('button', { name: 'Larger' }).click();
  const gallery = page.getByRole('dialog', { name: 'Start from a template' });
  await gallery.getByRole('button').nth(7).waitFor();
  await page.waitForLoadState('networkidle');
  await gallery.screenshot({ path: path.join(PICTURES, 'templates.png') });
}

/** What a supporter of the demo sees on a phone: each quarter of a second of it, and ten seconds that move. */
async function storyPictures(browser: Browser, origin: string): Promise<void> {
  const token = await (await demoLinks(origin)).exportToken();
  const address = `http://127.0.0.1:${new URL(origin).port}/demo/your-year#s=${token}`;
  const record = async (everyMs: number, forMs: number) => {
    const context = await browser.newContext({ viewport: PHONE, isMobile: true, hasTouch: true });
    const frames = await recordStory(await context.newPage(), address, { everyMs, forMs });
    await context.close();
    return frames;
  };
  const whole = await record(FRAME_MS, WHOLE_STORY_MS);
  const strip = await contactSheet(inRows(whole, 20), { width: 96 });
  await writeFile(path.join(PICTURES, 'story-strip.webp'), strip);
  const { fromMs, forMs, everyMs } = EXCERPT;
  const excerpt = (await record(everyMs, fromMs + forMs)).slice(fromMs / everyMs);
  const moving = await movingPicture(excerpt, { width: 300, everyMs });
  await writeFile(path.join(PICTURES, 'story.webp'), moving);
}

const inRows = (frames: Frames, columns: number): readonly Frames[] =>
  Array.from({ length: Math.ceil(frames.length / columns) }, (_, row) =>
    frames.slice(row * columns, (row + 1) * columns),
  );
