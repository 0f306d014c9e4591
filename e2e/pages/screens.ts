import { expect, type Locator, type Page } from '@playwright/test';
import { dragByHandle } from '../support/dragByHandle';
import { pressUntilToast } from './pressUntilToast';

/** The list of screens, the set-up of one, and the preview. */
export class ScreensPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByText('Screens').click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible();
  }

  async add(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add new screen' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Screen setup' })).toBeVisible();
    await this.page.getByRole('textbox', { name: 'Internal name' }).fill(name);
  }

  /** Shows the screen to supporters who match every one of the searches. */
  async matchAllSearches(...searchNames: readonly string[]): Promise<void> {
    await this.page.getByRole('radio', { name: /all searches/i }).check({ force: true });
    for (const name of searchNames) {
      await this.page.getByRole('checkbox', { name }).check({ force: true });
    }
  }

  async save(): Promise<void> {
    await pressUntilToast(this.page, 'Save screen', 'Saved successfully!');
    // The toast alone could still be the one of the creation.
    await expect(this.page.getByText('Unsaved edits')).toBeHidden();
  }

  async design(name: string): Promise<void> {
    await this.page.getByRole('link', { name: `Design ${name}` }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Screen design' })).toBeVisible();
  }

  /** Adds an empty screen and goes on to its design. */
  async designNew(name: string): Promise<void> {
    await this.open();
    await this.add(name);
    await this.save();
    await this.page.getByRole('link', { name: 'Back', exact: true }).click();
    await this.design(name);
  }

  async setUp(name: string): Promise<void> {
    await this.page.getByRole('link', { name: `Setup ${name}`, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Screen setup' })).toBeVisible();
  }

  /** From the set-up to the list. */
  async back(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible();
  }

  async delete(name: string): Promise<void> {
    await this.page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    await this.page
      .getByRole('alertdialog')
      .getByRole('button', { name: 'Delete', exact: true })
      .click();
    await expect(this.row(name)).toBeHidden();
  }

  /** The button that opens who sees no screen, by how many they are. */
  unseen(howMany: RegExp): Locator {
    return this.page.getByRole('button', {
      name: new RegExp(`^Supporters who see no screen: ${howMany.source} \\(`),
    });
  }

  /** Asks why a supporter sees what they see, whose screens open first. */
  async askWhy(email: string): Promise<Locator> {
    const box = this.page.getByRole('region', { name: 'Preview as supporter' });
    await box.getByLabel('Supporter email').fill(email);
    await expect(this.page.getByRole('dialog')).toBeVisible();
    await this.page.keyboard.press('Escape');
    await box.getByRole('button', { name: 'Why does this supporter see these screens?' }).click();
    return box;
  }

  /** Takes a screen by its handle and lets it go where another one stands. */
  async drag(name: string, onto: string): Promise<void> {
    await dragByHandle(this.page, this.row(name), this.row(onto));
  }

  /** Chooses an action of a screen's menu, by keyboard. */
  async choose(action: string, name: string): Promise<void> {
    await this.more(name).press('Enter');
    await this.page.getByRole('menuitem', { name: action, exact: true }).press('Enter');
  }

  /** The button that opens a screen's menu. */
  more(name: string): Locator {
    return this.page.getByRole('button', { name: `More for ${name}`, exact: true });
  }

  /** The names of the list, from the top. */
  get names(): Locator {
    return this.page.getByRole('listitem').getByRole('heading', { level: 2 });
  }

  row(name: string): Locator {
    return this.page.getByRole('listitem', { name, exact: true });
  }
}
