import { expect, type Locator, type Page } from '@playwright/test';

/** The list of searches and the page of one. */
export class SearchesPage {
  constructor(private readonly page: Page) {}

  async open(): Promise<void> {
    await this.page.getByRole('navigation', { name: 'Main' }).getByText('Searches').click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
  }

  async add(name: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add new search' }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Edit search' })).toBeVisible();
    await this.page.getByRole('textbox', { name: 'Name' }).first().fill(name);
  }

  /** Adds a condition: somebody completed the page of exactly this name within the year. */
  async addPageCondition(pageName: string): Promise<void> {
    const condition = await this.addCondition();
    await condition.getByLabel('Looks at').selectOption('page');
    await condition.getByLabel('Page name').fill(pageName);
  }

  /** Adds a condition: a field compared with a value. `operator` as stored, such as `>=`. */
  async addDataCondition(fieldName: string, operator: string, value: string): Promise<void> {
    const condition = await this.addCondition();
    await condition.getByLabel('Looks at').selectOption('data');
    await condition.getByLabel('Field name').fill(fieldName);
    await condition.getByLabel('Comparison').selectOption(operator);
    await condition.getByLabel('Value').fill(value);
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save search' }).click();
    await expect(this.page.getByText('Saved successfully!')).toBeVisible();
  }

  async back(): Promise<void> {
    await this.page.getByRole('link', { name: 'Back', exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
  }

  row(name: string): Locator {
    return this.page.getByRole('article', { name, exact: true });
  }

  private async addCondition(): Promise<Locator> {
    const conditions = this.page.getByRole('group', { name: /^Condition \d+$/ });
    const before = await conditions.count();
    await this.page.getByRole('button', { name: 'Add new condition' }).click();
    return this.page.getByRole('group', { name: `Condition ${before + 1}` });
  }
}
