import { readFile } from 'node:fs/promises';
import { expect, type Locator, type Page } from '@playwright/test';

/** A supporter's line of the exported file. */
export interface ExportedLink {
  readonly supporterId: string;
  readonly link: string;
}

/** Personal links, as staff make and revoke them. */
export class LinksPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByText('Screens').click();
    await this.page.getByRole('link', { name: 'Personal links' }).click();
    await expect(
      this.page.getByRole('heading', { level: 1, name: 'Personal links' }),
    ).toBeVisible();
    await expect(this.section('Put the screens on your page')).toBeVisible();
  }

  /** One of the page's sections, by its heading. */
  section(name: string): Locator {
    return this.page.getByRole('region', { name });
  }

  get exportButton(): Locator {
    return this.page.getByRole('button', { name: 'Export personal links' });
  }

  /** Exports, and reads the file that the browser was handed. */
  async exportFile(): Promise<readonly ExportedLink[]> {
    const downloading = this.page.waitForEvent('download');
    await this.exportButton.click();
    const download = await downloading;
    expect(download.suggestedFilename()).toBe('Oakhollow Woodland Trust 2026 - personal links.csv');
    const [header, ...lines] = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
    expect(header).toBe('supporter_id,link');
    return lines.map((line) => {
      const [supporterId = '', link = ''] = line.split(',');
      return { supporterId, link };
    });
  }

  async revoke(email: string): Promise<void> {
    const section = this.section('Revoke links');
    await section.getByLabel('Supporter email').fill(email);
    await expect(section.getByText('Supporter found')).toBeVisible();
    await section.getByRole('button', { name: 'Revoke this link' }).click();
    await this.answer('Revoke this supporter’s link?', 'Revoke');
  }

  async revokeAll(): Promise<void> {
    await this.page.getByRole('button', { name: 'Revoke all links' }).click();
    await this.answer('Revoke all links of 2026?', 'Revoke all');
  }

  private async answer(question: string, button: string): Promise<void> {
    await this.page
      .getByRole('alertdialog', { name: question })
      .getByRole('button', { name: button })
      .click();
  }
}
