import { ScreensPage } from './pages/screens';
import { SearchesPage } from './pages/searches';
import { signInAs } from './pages/signIn';
import { expect, test } from './support/test';

/** So high that no drag comes near an edge, where the list would scroll on. */
test.use({ viewport: { width: 1280, height: 1400 } });

/** The demo organisation's first screens, in their order. */
const [FIRST, SECOND, THIRD] = ['Hello', 'Your saplings', 'You spoke up'] as const;

test('screens are dragged into order by their handle, which is saved', async ({ page }) => {
  await signInAs(page, 'admin');
  const screens = new ScreensPage(page);
  await screens.open();
  await expect(screens.names.first()).toHaveText(FIRST);

  const savedAfterRest = page.waitForResponse(/:commit/);
  await screens.drag(THIRD, FIRST);
  await expect(screens.names.nth(0)).toHaveText(THIRD);
  await expect(screens.names.nth(1)).toHaveText(FIRST);
  await savedAfterRest;

  await screens.drag(THIRD, SECOND);
  await expect(screens.names.nth(2)).toHaveText(THIRD);
  await new SearchesPage(page).open();
  await screens.open();
  await expect(screens.names.nth(0)).toHaveText(FIRST);
  await expect(screens.names.nth(2)).toHaveText(THIRD);
});
