import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { inAnotherBrowser } from 'e2e/pages/inAnotherBrowser';
import { SearchesPage } from 'e2e/pages/searches';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

const ROBIN = 'robin.ashdown@example.org';
const MILO = /milo\S+@example\.org/;

interface Log {
  readonly lines: readonly { readonly deed: string; readonly seals: object }[];
}

const downloaded = async (page: Page, button: string): Promise<string> => {
  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFile(await (await downloading).path(), 'utf8');
};

test(
  'what a colleague looks at and saves is in the log, which two admins’ browsers export at once',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/activity');
    const address = (path: string): string => new URL(path, page.url()).href;
    const milo = await inAnotherBrowser(browser, 'member', address('/screens'));
    await milo
      .getByRole('region', { name: 'Preview as supporter' })
      .getByLabel('Supporter email')
      .fill(ROBIN);
    await expect(milo.getByRole('dialog')).toBeVisible();
    await milo.goto(address('/searches'));
    const searches = new SearchesPage(milo);
    await searches.add('Seen in the log');
    await searches.save();

    const activity = page.getByRole('region', { name: 'Activity' });
    const lines = activity.getByRole('list', { name: 'Activity' }).getByRole('listitem');
    await test.step('by the supporter’s email, whom the log itself never names', async () => {
      await activity.getByLabel('About the supporter').fill(ROBIN);
      await page.keyboard.press('Enter');
      await expect(lines).toHaveCount(1);
      await expect(lines).toContainText(MILO);
      await expect(lines).toContainText('Milo looked at a supporter’s data');
      await activity.getByLabel('About the supporter').fill('nobody@example.org');
      await page.keyboard.press('Enter');
      await expect(activity.getByText('Nothing found')).toBeVisible();
      await activity.getByRole('button', { name: 'Show everything' }).click();
      await expect(activity).not.toContainText(ROBIN);
    });

    await test.step('by what was done, as a table', async () => {
      await activity.getByLabel('What').selectOption('Saving searches, screens and fields');
      await activity.getByRole('button', { name: 'Filter' }).click();
      await expect(lines.filter({ hasText: 'saved the search “Seen in the log”' })).toHaveCount(1);
      const csv = await downloaded(page, 'Export these lines (CSV)');
      expect(csv).toContain('saved the search “Seen in the log”,2026,searchSaved,');
      expect(csv).not.toContain('supporterSeen');
    });

    await test.step('whole, from two browsers at once', async () => {
      const other = await inAnotherBrowser(browser, 'admin', page.url());
      const logs = await Promise.all(
        [page, other].map(async (one) => {
          const text = await downloaded(one, 'Save the whole log for an auditor');
          expect(text).not.toContain(ROBIN);
          return JSON.parse(text) as Log;
        }),
      );
      for (const { lines: all } of logs) {
        expect(all.every(({ seals }) => typeof seals === 'object')).toBe(true);
        expect(all.map(({ deed }) => deed)).toEqual(
          expect.arrayContaining(['supporterSeen', 'searchSaved', 'activityExported']),
        );
      }
      await activity.getByRole('button', { name: 'Show everything' }).click();
      await expect(lines.filter({ hasText: 'exported the activity' })).toHaveCount(3);
    });
  },
);
