import { expect, type Page } from '@playwright/test';
import { demoAdmin } from '../support/demoAdmin';
import { DesignerPage } from './designer';
import { signInAs } from './signIn';

/** An empty screen of its own for a test, open in the designer of the demo's admin; its texts show their fallbacks. */
export async function designNewScreen(page: Page, name: string): Promise<DesignerPage> {
  const { origin } = new URL((await page.request.get('/healthz')).url());
  const screen = await (await demoAdmin(origin)).addScreen(name);
  await signInAs(page, 'admin', `/screens/${screen}/design`);
  await expect(page.getByRole('heading', { level: 1, name: 'Screen design' })).toBeVisible();
  const designer = new DesignerPage(page);
  await designer.showData('None (fallbacks only)');
  return designer;
}
