import { expect, type Locator, type Page } from '@playwright/test';

/** What became of the personal links. */
export class ResultsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByText('Screens').click();
    await this.page.getByRole('link', { name: 'Results' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Results' })).toBeVisible();
  }

  get total(): Locator {
    return this.page.getByRole('region', { name: 'All days' });
  }

  get days(): Locator {
    return this.page.getByRole('table', { name: 'Figures by day' });
  }
}
