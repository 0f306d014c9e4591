import { inAnotherBrowser } from 'e2e/pages/inAnotherBrowser';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

const MASK = /^.…@example\.(com|org)$/;
const ADDRESS = /^[a-z.]{3,}@example\.(com|org)$/;

/** Ada and Milo, each in a browser of their own (D375, D377). */
test(
  'emails are masked while a colleague looks at searches, who has a list shown',
  { tag: '@long' },
  async ({ page, browser }) => {
    await signInAs(page, 'admin');
    await page.goto('/set-up/people');
    const milos = await inAnotherBrowser(browser, 'member', new URL('/searches', page.url()).href);
    const search = milos.getByRole('article', { name: 'Came to the spring tree planting' });
    const examples = search.getByRole('button', { name: 'Example supporters' });
    await examples.click();
    await expect(search.getByRole('listitem').first()).toHaveText(ADDRESS);

    const choice = page.getByLabel('Mask the emails of supporters');
    await page.getByText('Mask the emails of supporters').click();
    await expect(page.getByText('Emails of supporters are masked')).toBeVisible();
    await expect(choice).toBeChecked();

    await milos.reload();
    await examples.click();
    await expect(search.getByRole('listitem').first()).toHaveText(MASK);
    await search.getByRole('button', { name: 'Show emails' }).press('Enter');
    await expect(search.getByRole('listitem').first()).toHaveText(ADDRESS);
    await expect(search.getByRole('button', { name: 'Hide emails' })).toBeFocused();

    await milos.goto(new URL('/screens/hello/design', page.url()).href);
    await expect(milos.getByRole('textbox', { name: 'Supporter email' })).toHaveValue(MASK);
    await expect(milos.getByRole('status', { name: 'Supporter lookup' })).toHaveText(
      'Supporter found',
    );

    await page.goto('/set-up/activity');
    await expect(
      page.getByText('looked at the masked emails of “Came to the spring tree planting”'),
    ).toBeVisible();
    await page.goto('/set-up/people');
    await page.getByText('Mask the emails of supporters').click();
    await expect(page.getByText('Emails of supporters are shown')).toBeVisible();
    await milos.goto(new URL('/searches', page.url()).href);
    await examples.click();
    await expect(search.getByRole('listitem').first()).toHaveText(ADDRESS);
    await milos.context().close();
  },
);
