import { expect, type Locator, type Page } from '@playwright/test';

/** The canvas editor of one screen. */
export class DesignerPage {
  constructor(private readonly page: Page) {}

  async addText(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add text' }).click();
    await this.page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  }

  async addImage(url: string, alternative: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add image' }).click();
    await this.page.getByLabel('Image URL').fill(url);
    await this.page.getByLabel('Alternative text').fill(alternative);
  }

  object(text: string): Locator {
    return this.page.getByRole('group', { name: 'Canvas' }).getByText(text);
  }

  image(alternative: string): Locator {
    return this.page.getByRole('group', { name: 'Canvas' }).getByAltText(alternative);
  }

  /** Drags an object on the canvas by so many pixels of the window. */
  async drag(object: Locator, byX: number, byY: number): Promise<void> {
    const box = await object.boundingBox();
    if (box === null) throw new Error('the object is not on the canvas');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await this.page.mouse.move(x, y);
    await this.page.mouse.down();
    await this.page.mouse.move(x + byX / 2, y + byY / 2, { steps: 4 });
    await this.page.mouse.move(x + byX, y + byY, { steps: 4 });
    await this.page.mouse.up();
  }

  async position(): Promise<{ top: number; left: number }> {
    const value = async (label: string) =>
      Number(await this.page.getByRole('textbox', { name: label }).inputValue());
    return { top: await value('Top'), left: await value('Left') };
  }

  async save(): Promise<void> {
    await this.page.getByRole('button', { name: 'Save screen' }).click();
    await expect(this.page.getByText('Not saved yet')).toBeHidden();
    await expect(this.page.getByText('Saved successfully!')).toBeVisible();
  }
}
