import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { ScreensPage } from '../../e2e/pages/screens';
import { signInAs } from '../../e2e/pages/signIn';
import { launchOptions } from '../../e2e/support/browser';
import { startProduct } from '../../e2e/support/localBackend';

const PICTURES = path.resolve(import.meta.dirname, '../../docs/pictures');
const WINDOW = { width: 1440, height: 900 };

/** Takes the pictures of docs/pictures from the product as it is built now, with its demo data. */
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
    await designer(page);
    write('docs/pictures/designer.png');
    await templates(page);
    write('docs/pictures/templates.png');
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
  await page.waitForLoadState('networkidle');
  await page.screenshot({ path: path.join(PICTURES, 'designer.png') });
}

/** The gallery of templates in the colours of the demo's organisation. */
async function templates(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Templates' }).click();
  const gallery = page.getByRole('dialog', { name: 'Start from a template' });
  await gallery.getByRole('button').nth(7).waitFor();
  await page.waitForLoadState('networkidle');
  await gallery.screenshot({ path: path.join(PICTURES, 'templates.png') });
}
