import { expect, type Locator, type Page } from '@playwright/test';

/** Data fields and the import of supporters. */
export class FieldsPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByText('Data fields').click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Data fields' })).toBeVisible();
  }

  async openImport(): Promise<void> {
    await this.page.getByRole('link', { name: 'Import supporters' }).click();
    await expect(this.page.getByLabel('CSV file')).toBeVisible();
  }

  /** Chooses a file, as a path or made up here, and sends it: the columns are then to be chosen. */
  async sendFile(file: string | { readonly name: string; readonly text: string }): Promise<void> {
    await this.page
      .getByLabel('CSV file')
      .setInputFiles(
        typeof file === 'string'
          ? file
          : { name: file.name, mimeType: 'text/csv', buffer: Buffer.from(file.text) },
      );
    await this.page.getByRole('button', { name: 'Continue to the columns' }).click();
    await this.expectStep('Columns');
    await expect(this.page.getByRole('button', { name: 'Check the file' })).toBeVisible(LONG);
  }

  /** The figures of the dry run. */
  async check(): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Check the file' }).click();
    const figures = this.page.getByRole('table', { name: 'Result of the check' });
    await expect(figures).toBeVisible(LONG);
    return figures;
  }

  /** The last button, and what came of it. */
  async run(): Promise<Locator> {
    await this.page.getByRole('button', { name: /^Import [\d,]+ supporters?$/ }).click();
    const result = this.page.getByRole('table', { name: 'Result of the import' });
    await expect(result).toBeVisible(LONG);
    return result;
  }

  /** From the file to the result, nothing changed on the way. */
  async importFile(path: string): Promise<Locator> {
    await this.openImport();
    await this.sendFile(path);
    await this.check();
    return this.run();
  }

  async expectStep(name: string): Promise<void> {
    const steps = this.page.getByRole('list', { name: 'Steps of the import' });
    await expect(steps.locator('[aria-current=step]')).toHaveText(name, LONG);
  }

  /** A column of the map step, by its header. */
  column(header: string): Locator {
    return this.page.getByRole('article', { name: header, exact: true });
  }

  /** Finds a data field by its name: in a long list it is not on the page before. */
  async field(name: string): Promise<Locator> {
    await this.page.getByRole('searchbox', { name: 'Find a data field' }).fill(name);
    return this.page.getByRole('article', { name, exact: true });
  }
}

const LONG = { timeout: 60_000 };
