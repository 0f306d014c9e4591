import type { Page } from '@playwright/test';
import { DesignerPage } from 'e2e/pages/designer';
import { inAnotherBrowser } from 'e2e/pages/inAnotherBrowser';
import { signInAs } from 'e2e/pages/signIn';
import { accessibilityFaults } from 'e2e/support/accessibilityFaults';
import { demoLinks } from 'e2e/support/demoLinks';
import { openShadows } from 'e2e/support/openShadows';
import { expect, test } from 'e2e/support/test';

const PATH = 'a-year-that-is-published';

async function addSentence(page: Page, screen: string, text: string): Promise<void> {
  await page.goto(`/screens/${screen}/design`);
  await new DesignerPage(page).addText(text);
  await page.getByRole('button', { name: 'Save screen' }).click();
  await expect(page.getByText('Successfully!')).toBeVisible();
}

const now = (page: Page) => page.getByRole('region', { name: 'What supporters see now' });
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name });

test('a change is seen by supporters once it is published, until it is taken down or gone back from', async ({
  page,
  browser,
  product,
}) => {
  const links = await demoLinks(product.origin);
  await links.setHostedPage(PATH, 'hostedPage');
  const token = await links.exportToken();
  /** What Robin's link shows first; '' where there is nothing to play. */
  const seen = async (): Promise<string> => {
    const visitor = await browser.newPage();
    await openShadows(visitor.context());
    await visitor.goto(`${product.origin}/y/${PATH}#s=${token}`);
    const play = visitor.getByRole('button', { name: 'Play your year' });
    const notice = visitor.getByRole('status').filter({ hasText: 'Thank you for being with us' });
    await expect(play.or(notice)).toBeVisible();
    if (await play.isVisible()) {
      await play.click();
      await expect(visitor.getByRole('group', { name: /^Screen 1 of/ })).toBeVisible();
    }
    const text = await visitor.locator('body').evaluate(shownText);
    await visitor.close();
    return text;
  };

  await signInAs(page, 'admin');
  await addSentence(page, 'hello', 'A sentence that is new');
  expect(await seen()).toContain('this was your year');
  expect(await seen()).not.toContain('A sentence that is new');

  await page.goto('/screens');
  await expect(page.getByText('1 change is not published.')).toBeVisible();
  await page.getByRole('link', { name: 'Review and publish' }).click();
  const card = page.getByRole('listitem', { name: 'Hello' });
  await expect(card.getByText('1 object added')).toBeVisible();
  await expect(card.getByText('600 get it, as before.')).toBeVisible();
  await expect(card.getByText(/^Checks found/)).toBeVisible();
  expect(await accessibilityFaults(page)).toEqual([]);
  await button(page, 'Publish 1 change').focus();
  await page.keyboard.press('Enter');
  await expect(now(page)).toBeFocused();
  expect(await seen()).toContain('A sentence that is new');

  await button(page, 'Take down').focus();
  await page.keyboard.press('Enter');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Take down' }).press('Enter');
  await expect(now(page)).toContainText('Taken down: supporters see no screens');
  expect(await seen()).not.toContain('this was your year');

  await page
    .getByRole('button', { name: /^Go back to it: version/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Go back' }).click();
  await expect(now(page)).toContainText(/It brought back version \d/);
  const back = await seen();
  expect(back).toContain('this was your year');
  expect(back).not.toContain('A sentence that is new');
  await expect(page.getByRole('listitem', { name: 'Hello' })).toBeVisible();
});

test.describe('two people', () => {
  // What the server refuses is answered by this.
  test.use({ expectedComplaints: [['status of 400'], { scope: 'test' }] });

  test(
    'what a colleague saves meanwhile is not published unseen, and a colleague approves',
    { tag: '@long' },
    async ({ page, browser, product }) => {
      await signInAs(page, 'admin');
      await addSentence(page, 'thanks', 'Mine');
      await page.goto('/screens/publish');
      await expect(button(page, /^Publish \d changes?$/)).not.toHaveAttribute('aria-disabled');
      const colleague = await inAnotherBrowser(browser, 'member', `${product.origin}/screens`);
      await addSentence(colleague, 'together', 'Theirs');
      await button(page, /^Publish \d changes?$/).click();
      await expect(page.getByText(/^Somebody has saved or published meanwhile/)).toBeVisible();
      await expect(page.getByRole('listitem', { name: 'All of us' })).toBeVisible();
      await expect(page.getByRole('listitem', { name: 'Thank you' })).toBeVisible();

      await page.getByText('A second person approves what is published').click();
      await button(page, /^Ask for approval of/).click();
      const waiting = page.getByRole('region', { name: /waiting for approval$/ });
      await expect(waiting.getByText(/^You asked for it/)).toBeVisible();
      await colleague.goto(`${product.origin}/screens/publish`);
      await expect(colleague.getByText(/^600 of 600 supporters get/)).toBeVisible();
      expect(await accessibilityFaults(colleague)).toEqual([]);
      await button(colleague, 'Approve and publish').click();
      await expect(now(colleague)).toContainText(/approved by/);
      await expect(colleague.getByText('All changes are published')).toBeVisible();
    },
  );
});

/** With what stands in shadows. */
function shownText(root: Element): string {
  const texts: string[] = [];
  const walk = (node: Node): void => {
    if (node.nodeType === Node.TEXT_NODE) texts.push(node.textContent ?? '');
    if (node instanceof Element && node.shadowRoot !== null) walk(node.shadowRoot);
    for (const child of node.childNodes) walk(child);
  };
  walk(root);
  return texts.join(' ');
}
