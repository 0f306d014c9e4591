import { signInAs } from 'e2e/pages/signIn';
import { expect, test as base } from 'e2e/support/test';

/** The list changes counts that other journeys rely on: this one runs on an installation of its own. */
const test = base.extend<object, { readonly ownInstallation: boolean }>({
  ownInstallation: [
    async ({ playwright: _ }, use) => {
      await use(true);
    },
    { scope: 'worker', auto: true },
  ],
});

// The browser's own line on what the rules refuse.
test.use({ expectedComplaints: ['status of 403'] });

const ROBIN = 'robin.ashdown@example.org';

test(
  'two admins keep the care list at the same time, and nobody sees who is on it',
  { tag: '@long' },
  async ({ page, browser, baseURL }) => {
    const other = await browser.newPage({ baseURL: baseURL ?? '' });
    for (const admin of [page, other]) {
      await signInAs(admin, 'admin');
      await admin.goto('/set-up/care');
      await expect(admin.getByText('Nobody is on the care list')).toBeVisible();
    }

    await test.step('both add Robin: the second is told that Robin is there', async () => {
      for (const admin of [page, other]) {
        await admin.getByLabel('Emails or supporter IDs').fill(`${ROBIN}\nnobody@`);
        await expect(admin.getByText('Line 2: This is not an email address')).toBeVisible();
        await admin.getByRole('button', { name: 'Add to the care list' }).focus();
        await admin.keyboard.press('Enter');
      }
      // Whoever is told first: each sentence goes again after a while.
      await Promise.all([
        expect(page.getByText('1 added')).toBeVisible(),
        expect(other.getByText('1 on the list already')).toBeVisible(),
      ]);
      // What could not be added is not lost.
      await expect(page.getByLabel('Emails or supporter IDs')).toHaveValue('nobody@');
      const entries = other.getByRole('list', { name: 'Care list' }).getByRole('listitem');
      await expect(entries).toHaveCount(1);
    });

    await test.step('nobody previews Robin, and an admin reads why', async () => {
      await page.goto('/screens');
      const preview = page.getByRole('region', { name: 'Preview as supporter' });
      await preview.getByLabel('Supporter email').fill(ROBIN);
      await expect(preview.getByRole('status')).toHaveText('Cannot find supporter');
      await expect(preview).toContainText('On the care list: nobody is shown their screens.');
    });

    await test.step('the entry ends in one browser, and Robin is there in the other', async () => {
      await other.getByRole('button', { name: `End the entry of ${ROBIN}` }).click();
      await other.getByRole('button', { name: 'End entry' }).click();
      await expect(other.getByText('Nobody is on the care list')).toBeVisible();
      await page.reload();
      const preview = page.getByRole('region', { name: 'Preview as supporter' });
      await preview.getByLabel('Supporter email').fill(ROBIN);
      await expect(page.getByRole('dialog')).toBeVisible();
    });
    await other.close();
  },
);
