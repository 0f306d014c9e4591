import type { Page } from '@playwright/test';
import { DesignerPage } from './designer';
import { ScreensPage } from './screens';
import { signInAs } from './signIn';

/** An empty screen of its own for a test, open in the designer of the demo's admin; its texts show their fallbacks. */
export async function designNewScreen(page: Page, name: string): Promise<DesignerPage> {
  await signInAs(page, 'admin');
  await new ScreensPage(page).designNew(name);
  const designer = new DesignerPage(page);
  await designer.showData('None (fallbacks only)');
  return designer;
}
