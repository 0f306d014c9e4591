import { expect, type Locator, type Page } from '@playwright/test';

/** Data fields and the import of supporters. */
export class FieldsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByText('Data fields').click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Data fields' })).toBeVisible();
  }

  /** Chooses a file, sends it, and waits for the result of the import. */
  async importFile(path: string): Promise<Locator> {
    await this.page.getByRole('link', { name: 'Import supporters' }).click();
    await this.page.getByLabel('CSV file').setInputFiles(path);
    await this.page.getByRole('button', { name: 'Import supporters' }).click();
    const result = this.page.getByRole('table', { name: 'Result of the import' });
    await expect(result).toBeVisible({ timeout: 60_000 });
    return result;
  }

  field(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }
}
