import { expect, type Locator, type Page } from '@playwright/test';
import { dragByHandle } from '../support/dragByHandle';
import { pressUntilToast } from './pressUntilToast';

/** Writes into an input and leaves it, which closes what is offered below. */
async function fillIn(input: Locator, text: string): Promise<void> {
  await input.fill(text);
  await input.blur();
}

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
    await fillIn(condition.getByLabel('Page name'), pageName);
  }

  /** Adds a condition: a field compared with a value. `operator` as stored, such as `>=`. */
  async addDataCondition(fieldName: string, operator: string, value: string): Promise<void> {
    const condition = await this.addCondition();
    await condition.getByLabel('Looks at').selectOption('data');
    await fillIn(condition.getByLabel('Field name'), fieldName);
    await condition.getByLabel('Comparison').selectOption(operator);
    await fillIn(condition.getByLabel('Value'), value);
  }

  /** Adds a condition: nobody of these completed any page whose name contains the text. */
  async addMissedPagesCondition(part: string): Promise<void> {
    const condition = await this.addCondition();
    await condition.getByLabel('Looks at').selectOption('page');
    await condition.getByLabel('Name match').selectOption('fuzzy');
    await fillIn(condition.getByLabel('Page name'), part);
    await condition.getByLabel('Page action').selectOption('notCompleted');
  }

  /** Adds a condition: another search matches at least so many times. */
  async addSearchCondition(searchName: string, times: string): Promise<void> {
    const condition = await this.addCondition();
    await condition.getByLabel('Looks at').selectOption('search');
    await condition.getByLabel('Search').selectOption({ label: searchName });
    await condition.getByLabel('Value').fill(times);
  }

  condition(number: number): Locator {
    return this.page.getByRole('group', { name: `Condition ${number}`, exact: true });
  }

  /** Takes a condition by its handle and lets it go over another one's far half. */
  async dragCondition(number: number, onto: number): Promise<void> {
    await dragByHandle(this.page, this.condition(number), this.condition(onto));
  }

  /** What the draft comes to, before it is saved. */
  get matchesNow(): Locator {
    return this.page.getByRole('region', { name: 'Matches now' });
  }

  /** What a save would change. */
  get beforeYouSave(): Locator {
    return this.page.getByRole('region', { name: 'Before you save' });
  }

  /** The figure of the live count, once it is that of the draft as it stands. */
  async liveCount(): Promise<string> {
    await expect(this.matchesNow.getByText(/^of .* supporters/)).toBeVisible();
    await expect(this.matchesNow.getByText('Counting')).toBeHidden();
    return this.matchesNow
      .getByText(/^[\d,]+$/)
      .first()
      .innerText();
  }

  /** Names supporters in the editor; gives the panel, once it tells what they share. */
  async findShared(emails: readonly string[]): Promise<Locator> {
    await this.page.getByRole('button', { name: 'Start from people you know' }).click();
    const panel = this.page.getByRole('region', { name: 'Start from people you know' });
    for (const [index, email] of emails.entries())
      await panel.getByLabel(`Supporter ${index + 1}`, { exact: true }).fill(email);
    await panel.getByRole('button', { name: 'Find what they share' }).click();
    await expect(panel.getByRole('button', { name: 'Add conditions' })).toBeVisible();
    return panel;
  }

  /** Asks why a supporter matches the search that is open. */
  async askWhy(email: string): Promise<Locator> {
    const why = this.page.getByRole('region', { name: 'Why?' });
    await why.getByLabel('Supporter’s email').fill(email);
    await expect(why.getByText('Supporter found')).toBeVisible();
    return why;
  }

  /** Opens a search from the list. */
  async edit(name: string): Promise<void> {
    await this.page.getByRole('link', { name, exact: true }).click();
    await expect(this.page.getByRole('heading', { level: 1, name: 'Edit search' })).toBeVisible();
    await expect(this.page.getByRole('button', { name: 'Add new condition' })).toBeVisible();
  }

  /** Presses Delete in the row and waits for the question, which says what uses the search. */
  async askDelete(name: string): Promise<Locator> {
    await this.page.getByRole('button', { name: `Delete ${name}`, exact: true }).click();
    const question = this.page.getByRole('alertdialog');
    await expect(
      question.getByText('It can be restored').or(question.getByText('It is used')).first(),
    ).toBeVisible();
    return question;
  }

  /** Chooses from the menu of a row. */
  async choose(name: string, action: string): Promise<void> {
    await this.page.getByRole('button', { name: `More for ${name}`, exact: true }).click();
    await this.page.getByRole('menuitem', { name: action }).click();
  }

  async save(): Promise<void> {
    await pressUntilToast(this.page, 'Save search', 'Saved successfully!');
    // The toast alone could still be the one of the creation.
    await expect(this.page.getByText('Unsaved edits')).toBeHidden();
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
