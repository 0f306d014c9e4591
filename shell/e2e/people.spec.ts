import type { Page } from '@playwright/test';
import { signInAs } from 'e2e/pages/signIn';
import { AGREED, asProduction, needsConfirmation, REFUSED, verified } from './production';
import { expect, test } from 'e2e/support/test';

const main = (page: Page) => page.getByRole('navigation', { name: 'Main' });
const entries = (page: Page) => main(page).getByRole('link').allTextContents();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });

/** Through the account chooser, as somebody who has no account yet. */
async function signUpAs(page: Page, email: string, name: string): Promise<void> {
  await page.goto('/sign-up');
  await page.getByRole('button', { name: 'Sign up with Google' }).click();
  const chooser = page.getByRole('alertdialog', { name: 'Choose an account' });
  await chooser.getByLabel('Another email').fill(email);
  await chooser.getByLabel('Name', { exact: true }).fill(name);
  await chooser.getByRole('button', { name: 'Continue' }).click();
}

test.describe('who sees what', () => {
  test('logged out: sign up and login only; protected pages lead to /login', async ({ page }) => {
    for (const path of ['/', '/account', '/fields', '/screens/x/design', '/searches/x']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/login$/);
    }
    expect(await entries(page)).toEqual(['Sign up', 'Login']);
    await page.goto('/home');
    await expect(page.getByText('Please sign up or login to get started')).toBeVisible();
    await expect(page).toHaveTitle('Home – Supporter Screens');
    await page.goto('/no/such/page');
    await expect(page.getByText("Sorry, we couldn't find that page!")).toBeVisible();
    await expect(page).toHaveTitle('Page not found – Supporter Screens');
    const footer = page.getByRole('contentinfo');
    await expect(footer.getByRole('link')).toHaveText(['Privacy policy', 'Terms & conditions']);
    await expect(footer).toContainText(`© ${String(new Date().getFullYear())}`);
  });

  test('without an organisation: Home and Account; areas lead to Home', async ({ page }) => {
    await signInAs(page, 'without an organisation');
    expect(await entries(page)).toEqual(['Home', 'Account']);
    await expect(page.getByText('You are not registered to any organisation yet')).toBeVisible();
    await page.goto('/screens');
    await expect(page).toHaveURL(/\/home$/);
    await page.goto('/account');
    await expect(page.getByText('noor.newland@example.org')).toBeVisible();
    await expect(page.getByLabel('Year')).toBeHidden();
  });

  test('a member: the areas, the name of the organisation, the years', async ({ page }) => {
    await signInAs(page, 'member');
    expect(await entries(page)).toEqual(['Home', 'Searches', 'Screens', 'Data fields', 'Account']);
    await expect(page.getByRole('banner').getByText('Oakhollow Woodland Trust')).toBeVisible();
    await expect(page.getByLabel('Organisation')).toBeHidden();
    await expect(page.getByLabel('Year')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Member', { exact: true })).toBeVisible();
  });
});

test(
  'the account chooser is left as it was come to, and says what each may do',
  { tag: '@long' },
  async ({ page }) => {
    // As low as a window of a small laptop: the way out is in sight all the same.
    await page.setViewportSize({ width: 1280, height: 600 });
    await page.goto('/login');
    const chooser = page.getByRole('alertdialog', { name: 'Choose an account' });
    const login = page.getByRole('button', { name: 'Login with Google' });
    await login.click();
    await expect(chooser.getByRole('button', { name: /· viewer/i })).toContainText(
      'Looks at everything and changes nothing.',
    );
    await expect(chooser.getByRole('button', { name: 'Cancel' })).toBeInViewport({ ratio: 1 });
    await chooser.getByRole('button', { name: 'Cancel' }).click();
    await expect(chooser).toBeHidden();
    await expect(login).toBeFocused();
    await login.click();
    await expect(chooser).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(chooser).toBeHidden();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('Sorry, we could not log you in')).toBeHidden();
  },
);

test.describe('coming and going', () => {
  test(
    'a newcomer is welcomed by first name, and remembered',
    { tag: '@long' },
    async ({ page }) => {
      await signUpAs(page, 'vera.vine@example.org', ' Vera  Vine');
      await expect(page).toHaveURL(/\/sign-up\/success$/);
      await expect(page.getByRole('heading', { name: 'Welcome, Vera!' })).toBeVisible();
      await expect(page).toHaveTitle('Success – Supporter Screens');
      const remembered = await page.evaluate(() =>
        localStorage.getItem('supporter-screens/person'),
      );
      expect(JSON.parse(remembered ?? '')).toEqual({
        email: 'vera.vine@example.org',
        firstName: 'Vera',
      });
      await page.goto('/sign-up');
      await expect(page).toHaveURL(/\/home$/);
      await page.goto('/login');
      await expect(page).toHaveURL(/\/home$/);
    },
  );

  test('logging in leads back to where one was, by keyboard alone', async ({ page }) => {
    await page.goto('/fields?filter=tree#top');
    await expect(page).toHaveURL(/\/login$/);
    const login = page.getByRole('button', { name: 'Login with Google' });
    for (let tabs = 0; tabs < 12; tabs++) {
      if (await login.evaluate((button) => button === document.activeElement)) break;
      await page.keyboard.press('Tab');
    }
    await page.keyboard.press('Enter');
    const ada = page.getByRole('button', { name: /Ada Greenwood/ });
    await expect(ada).toBeVisible();
    await ada.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/fields\?filter=tree#top$/);
  });

  test(
    'whoever logs out by choice begins at Home the next time',
    { tag: '@long' },
    async ({ page }) => {
      await signInAs(page, 'admin');
      await page.goto('/account');
      await page.getByRole('button', { name: 'Logout' }).click();
      await expect(page).toHaveURL(/\/login$/);
      await expect(page.getByText('You have been logged out')).toBeHidden();
      await expect(page.getByText('Last time: ada.greenwood@example.org')).toBeVisible();
      await page.getByRole('button', { name: 'Forget' }).click();
      await expect(page.getByText('Last time:')).toBeHidden();
      await signInAs(page, 'admin');
    },
  );

  test('logging out in one tab ends the other', { tag: '@long' }, async ({ page, context }) => {
    await signInAs(page, 'admin');
    await page.goto('/searches');
    await expect(heading(page, 'Searches')).toBeVisible();
    const other = await context.newPage();
    await other.goto('/account');
    await other.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByText('You have been logged out')).toBeVisible();
  });
});

test.describe('a server that takes no token any more', () => {
  test.use({ expectedComplaints: [['status of 401', 'data/unauthenticated'], { scope: 'test' }] });

  test('ends the sign-in at once, and leads back to one’s edits after the next', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    await page.goto('/searches');
    await page.getByRole('main').getByRole('article').first().getByRole('link').first().click();
    await expect(page.getByLabel('Name', { exact: true }).first()).toBeVisible();
    const address = page.url();

    let refusals = 0;
    await page.route('**/v1/projects/**', (route) => {
      refusals++;
      return route.fulfill({
        status: 401,
        json: {
          error: { code: 401, message: 'The token is not valid', status: 'UNAUTHENTICATED' },
        },
      });
    });
    await page.getByLabel('Name', { exact: true }).first().fill('Another name');
    await page.getByRole('button', { name: 'Save search' }).first().click();
    await expect(page).toHaveURL(/\/login$/);
    // Once, and once more with a new token; the page may have asked for something else meanwhile.
    expect(refusals).toBeLessThanOrEqual(4);
    await expect(page.getByText('You have been logged out')).toBeVisible();

    await page.unroute('**/v1/projects/**');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await page.getByRole('button', { name: /Ada Greenwood/ }).click();
    await expect(page).toHaveURL(address);
    await expect(page.getByLabel('Name', { exact: true }).first()).toHaveValue('Another name');
    await page.getByRole('button', { name: 'Save search' }).first().click();
    await expect(page.getByText('● Unsaved edits')).toBeHidden();
  });
});

test.describe('a superadmin', () => {
  test(
    'switches organisations; a page of one thing goes to its list; reloading keeps the choice',
    { tag: '@long' },
    async ({ page }) => {
      await signInAs(page, 'superadmin');
      const organisation = page.getByLabel('Organisation');
      await expect(organisation.locator('option')).toHaveText([
        'Lantern Street Kitchens',
        'Oakhollow Woodland Trust',
      ]);
      await organisation.selectOption('Oakhollow Woodland Trust');
      await expect(organisation).toHaveValue('oakhollow');
      await page.reload();
      await expect(organisation).toHaveValue('oakhollow');

      await page.goto('/screens');
      await page.getByRole('link', { name: 'Setup' }).first().click();
      await expect(page).toHaveURL(/\/setup$/);
      await organisation.selectOption('Lantern Street Kitchens');
      await expect(page).toHaveURL(/\/screens$/);
      await expect(organisation).toHaveValue('lantern-street');
    },
  );

  test.describe('whose choice cannot be loaded', () => {
    test.use({
      expectedComplaints: [['Failed loading the organisation', '503'], { scope: 'test' }],
    });

    test('stays, and is told', { tag: '@long' }, async ({ page }) => {
      await signInAs(page, 'superadmin');
      await page.route(/documents:batchGet/, (route) =>
        route.fulfill({ status: 503, json: { error: { code: 503, status: 'UNAVAILABLE' } } }),
      );
      await page.getByLabel('Organisation').selectOption('Oakhollow Woodland Trust');
      await expect(
        page.getByText('Sorry, we had a problem loading the organisation you wanted to switch to'),
      ).toBeVisible();
      await expect(page.getByLabel('Organisation')).toHaveValue('lantern-street');
      await page.getByRole('button', { name: 'Close message' }).click();
      await expect(page.getByText('Sorry, we had a problem')).toBeHidden();
    });
  });
});

test.describe('in production', () => {
  // The page goes before those who answer what it asks.
  test.afterEach(async ({ page }) => {
    await page.goto('about:blank');
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });

  const VERA = { localId: 'recorded-vera', email: 'vera@example.org', displayName: 'Vera Vine' };

  test('Google signs in by redirect, through our own host, back to where one was', async ({
    page,
    product,
  }) => {
    const google = {
      authEvent: AGREED,
      signInWithIdp: await verified(VERA, new Date(), product.dataDirectory),
    };
    const production = await asProduction(page, product.origin, google);
    await page.goto('/account?from=mail');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page).toHaveURL(/\/sign-up\/success$/);
    await expect(page.getByText('Welcome, Vera!')).toBeVisible();
    const [handler] = production.handlerAddresses;
    expect(handler?.host).toBe(new URL(product.origin).host);
    expect(Object.fromEntries(handler?.searchParams ?? [])).toMatchObject({
      apiKey: 'AIza-recorded',
      authType: 'signInViaRedirect',
      providerId: 'google.com',
      redirectUrl: `${product.origin}/login`,
    });
    expect(production.calls.get('accounts:signInWithIdp')).toEqual([
      expect.objectContaining({ requestUri: AGREED.urlResponse, sessionId: AGREED.sessionId }),
    ]);

    // The second time nobody is new, and whoever was on the way somewhere arrives there.
    await page.goto('/account');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.goto('/account?from=mail');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page).toHaveURL(/\/account\?from=mail$/);
    const hint = production.handlerAddresses.at(-1)?.searchParams.get('customParameters');
    expect(JSON.parse(hint ?? '')).toEqual({ login_hint: VERA.email });
  });

  test(
    'an account of another method is named, with the way to a new password',
    { tag: '@long' },
    async ({ page, product }) => {
      const production = await asProduction(page, product.origin, {
        authEvent: AGREED,
        signInWithIdp: needsConfirmation('vera@example.org'),
        createAuthUri: { signinMethods: ['google.com'], registered: true },
        sendOobCode: { kind: 'identitytoolkit#GetOobConfirmationCodeResponse', email: VERA.email },
      });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login with Google' }).click();
      await expect(
        page.getByText(
          'It looks like you logged in using Google before. Please login again the same way',
        ),
      ).toBeVisible();
      await page.getByRole('link', { name: 'get a new password' }).click();
      await expect(page).toHaveURL(/\/forgot-password$/);
      await page.getByLabel('Email').fill(' vera@example.org ');
      await page.getByRole('button', { name: 'Send email' }).click();
      await expect(page.getByText('Please look into your mailbox')).toBeVisible();
      expect(production.calls.get('accounts:sendOobCode')).toEqual([
        expect.objectContaining({
          requestType: 'PASSWORD_RESET',
          email: 'vera@example.org',
          continueUrl: `${product.origin}/login`,
        }),
      ]);
    },
  );

  test(
    'a look-up that keeps the methods to itself gives the default text',
    { tag: '@long' },
    async ({ page, product }) => {
      await asProduction(page, product.origin, {
        authEvent: AGREED,
        signInWithIdp: needsConfirmation('vera@example.org'),
        createAuthUri: { kind: 'identitytoolkit#CreateAuthUriResponse', sessionId: 'recorded' },
      });
      await page.goto('/login');
      await page.getByRole('button', { name: 'Login with Google' }).click();
      await expect(page.getByText('Sorry, we could not log you in')).toBeVisible();
    },
  );

  test(
    'whoever says no at Google is told on the page they came from',
    { tag: '@long' },
    async ({ page, product }) => {
      await asProduction(page, product.origin, { authEvent: REFUSED, signInWithIdp: {} });
      await page.goto('/sign-up');
      await page.getByRole('button', { name: 'Sign up with Google' }).click();
      await expect(page.getByText('Sorry, we could not register you')).toBeVisible();
      await expect(page.getByText('The window of Google was closed too early')).toBeVisible();
      await main(page).getByRole('link', { name: 'Login' }).click();
      await expect(heading(page, 'Login')).toBeVisible();
      await expect(page.getByText('Sorry, we could not')).toBeHidden();
    },
  );

  test('a domain that is not allowed says so before anybody leaves', async ({ page, product }) => {
    const production = await asProduction(page, product.origin, {
      authEvent: AGREED,
      signInWithIdp: {},
      authorizedDomains: ['screens.example.org'],
    });
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await expect(page.getByText('Nobody can log in at this address.')).toBeVisible();
    expect(production.handlerAddresses).toEqual([]);
  });
});

test.describe('whoever deletes their account', () => {
  const chooseMilo = async (page: Page) => {
    await page.goto('/login');
    await page.getByRole('button', { name: 'Login with Google' }).click();
    await page.getByRole('button', { name: /Milo Thicket/ }).click();
  };

  test(
    'is logged out and forgotten, and the account lets nobody in again; by keyboard alone',
    { tag: '@long' },
    async ({ page, browser, product }) => {
      await chooseMilo(page);
      await expect(heading(page, 'Home')).toBeVisible();
      await page.goto('/account');
      const opener = page.getByRole('button', { name: 'Delete my account' });
      await opener.focus();
      await page.keyboard.press('Enter');
      const dialog = page.getByRole('alertdialog', { name: 'Delete my account?' });
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(dialog).toBeHidden();
      await expect(opener).toBeFocused();

      await page.keyboard.press('Enter');
      await dialog.getByLabel('Type your email to confirm').focus();
      await page.keyboard.type('milo.thicket@example.org');
      await page.keyboard.press('Enter');
      await expect(heading(page, 'Account deleted')).toBeVisible();
      await expect(page.getByText('Your account is deleted')).toBeVisible();
      expect(await entries(page)).toEqual(['Sign up', 'Login']);
      await page.goto('/login');
      await expect(page.getByText('Last time:')).toBeHidden();

      await chooseMilo(page);
      await expect(page).toHaveURL(/\/sign-up\/success$/);
      await page.goto('/home');
      await expect(page.getByText('You are not registered to any organisation yet')).toBeVisible();

      const admins = await browser.newContext({ baseURL: product.origin });
      const setUp = await admins.newPage();
      await signInAs(setUp, 'admin');
      await setUp.goto('/set-up/activity');
      await expect(setUp.getByText('A former member deleted their account')).toBeVisible();
      await expect(setUp.getByText('milo.thicket')).toBeHidden();
      await admins.close();
    },
  );
});
