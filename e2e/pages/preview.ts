import { expect, type Locator, type Page } from '@playwright/test';

/** "Preview as supporter", over the list of screens. */
export class PreviewDialog {
  constructor(private readonly page: Page) {}

  get email(): Locator {
    return this.page
      .getByRole('region', { name: 'Preview as supporter' })
      .getByLabel('Supporter email');
  }

  /** Looks a supporter up; resolves when their screens have opened. */
  async openFor(email: string): Promise<void> {
    await this.email.fill(email);
    await expect(this.dialog).toBeVisible();
    await expect(this.dialog).toHaveAccessibleName(`As ${email.trim()}`);
  }

  get dialog(): Locator {
    return this.page.getByRole('dialog');
  }

  get story(): Locator {
    return this.dialog.getByRole('group', { name: /^Screens of / });
  }

  /** The screen that is shown, by its place from 1. */
  screen(number: number): Locator {
    return this.story.getByRole('group', { name: new RegExp(`^Screen ${number} of `) });
  }

  button(name: string): Locator {
    return this.dialog.getByRole('button', { name, exact: true });
  }

  get data(): Locator {
    return this.dialog.getByRole('region', { name: 'Data on this screen' });
  }
}
