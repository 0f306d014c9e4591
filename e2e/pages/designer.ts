import { expect, type Locator, type Page } from '@playwright/test';
import type { Box, Item } from 'shared-kernel/model';
import { pressUntilToast } from './pressUntilToast';

/** CSS pixels of the window. */
type SeenBox = NonNullable<Awaited<ReturnType<Locator['boundingBox']>>>;

/** The canvas editor of one screen. */
export class DesignerPage {
  constructor(readonly page: Page) {}

  async addText(text: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add text', exact: true }).click();
    await this.page.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  }

  /** Where the selected object's text is written, with its placeholders as chips. */
  textField(): Locator {
    return this.page.getByRole('textbox', { name: 'Text', exact: true });
  }

  /** The same where it is written on the canvas. */
  canvasText(): Locator {
    return this.page.getByRole('textbox', { name: 'Text on the canvas' });
  }

  /** Whose data the canvas shows. */
  async showData(mode: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'Preview data' }).selectOption(mode);
  }

  /** The chip of a placeholder, by the name of its field or search. */
  chip(name: string): Locator {
    return this.textField().getByRole('button', { name });
  }

  /** Goes on from an open "Insert data": the first that the filter finds, and its fallback. */
  async chooseData(filter: string, fallback: string): Promise<void> {
    const picker = this.page.getByRole('combobox', { name: 'Find a field or search' });
    await expect(picker).toBeFocused();
    await this.page.keyboard.type(filter);
    await this.page.keyboard.press('Enter');
    await expect(this.page.getByLabel('Shown when there is no value')).toBeFocused();
    await this.page.keyboard.type(fallback);
    await this.page.keyboard.press('Enter');
    await expect(this.textField()).toBeFocused();
  }

  async addImage(url: string, alternative: string): Promise<void> {
    await this.page.getByRole('button', { name: 'Add image', exact: true }).click();
    await this.page.getByLabel('Image URL').fill(url);
    await this.page.getByLabel('Alternative text').fill(alternative);
  }

  object(text: string): Locator {
    return this.page.getByRole('group', { name: 'Canvas' }).getByText(text).first();
  }

  image(alternative: string): Locator {
    return this.page.getByRole('group', { name: 'Canvas' }).getByAltText(alternative);
  }

  /** An item by the name that the canvas gives it, such as "Text: Hello". */
  onCanvas(name: string): Locator {
    return this.page
      .getByRole('group', { name: 'Canvas' })
      .getByRole('button', { name, exact: true });
  }

  /** Where the stage is seen in the window. */
  stageBox(): Promise<SeenBox> {
    return this.boxOf(this.page.getByRole('group', { name: 'Canvas' }));
  }

  async boxOf(object: Locator): Promise<SeenBox> {
    const box = await object.boundingBox();
    if (box === null) throw new Error('this is not on the canvas');
    return box;
  }

  /** Where an object begins and how wide it is, in thousandths of the stage, whose scale may change meanwhile. */
  placeOnStage(object: Locator): Promise<readonly number[]> {
    return object.evaluate((element) => {
      const stage = element.closest('[role="group"][aria-label="Canvas"]');
      if (stage === null) throw new Error('this is not on the canvas');
      const around = stage.getBoundingClientRect();
      const box = element.getBoundingClientRect();
      return [
        (box.left - around.left) / around.width,
        (box.top - around.top) / around.height,
        box.width / around.width,
      ].map((part) => Math.round(part * 1000));
    });
  }

  /** Drags an object on the canvas by so many pixels of the window. */
  async drag(object: Locator, byX: number, byY: number): Promise<void> {
    const box = await this.boxOf(object);
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

  /** The list of objects, in order of appearance. */
  list(): Locator {
    return this.page.getByRole('list', { name: 'Objects in order of appearance' });
  }

  /** The button of an object's row, by its name. */
  row(name: string): Locator {
    return this.list().locator('[data-row-id]').filter({ hasText: name });
  }

  /** The objects' names from first to last. */
  async expectList(...names: readonly string[]): Promise<void> {
    await expect(this.list().getByRole('listitem')).toContainText([...names]);
  }

  /** Drags a row of the list by its handle onto the place of another. */
  async dragRow(name: string, onto: string): Promise<void> {
    const handle = this.list().getByRole('listitem').filter({ hasText: name });
    const from = await handle.locator('[data-drag-handle]').boundingBox();
    const to = await this.row(onto).boundingBox();
    if (from === null || to === null) throw new Error('the row is not in the list');
    const x = from.x + from.width / 2;
    await this.page.mouse.move(x, from.y + from.height / 2);
    await this.page.mouse.down();
    await this.page.mouse.move(x, to.y + to.height / 2, { steps: 8 });
    await this.page.mouse.up();
  }

  /** The bar of an object in the timeline. */
  bar(name: string): Locator {
    return this.page.getByRole('slider', { name: `Delay of ${name}` });
  }

  /** Drags the bar of an object by so many seconds of the timeline. */
  async dragBar(name: string, seconds: number): Promise<void> {
    await this.bar(name).hover({ position: { x: 6, y: 10 } });
    const box = await this.bar(name).boundingBox();
    if (box === null) throw new Error('the object is not in the timeline');
    const [x, y] = [box.x + 6, box.y + 10];
    const byX = seconds * (await this.pixelsPerSecond());
    await this.page.mouse.down();
    await this.page.mouse.move(x + byX / 2, y, { steps: 4 });
    await this.page.mouse.move(x + byX, y, { steps: 4 });
    await this.page.mouse.up();
  }

  /** Presses the ruler of the timeline at a moment. */
  async scrubTo(seconds: number): Promise<void> {
    const x = seconds * (await this.pixelsPerSecond());
    await this.page.locator('[data-ruler]').click({ position: { x: x + 0.5, y: 10 } });
  }

  private async pixelsPerSecond(): Promise<number> {
    const ruler = this.page.locator('[data-ruler]');
    const [zero, one] = [
      await ruler.getByText('0 s', { exact: true }).boundingBox(),
      await ruler.getByText('1 s', { exact: true }).boundingBox(),
    ];
    if (zero === null || one === null) throw new Error('the timeline is closed');
    return one.x - zero.x;
  }

  async chooseView(view: string): Promise<void> {
    await this.page.getByRole('combobox', { name: 'View', exact: true }).selectOption(view);
  }

  /** Puts items on the screen, as from the clipboard of another tab. */
  async paste(items: readonly Item[]): Promise<void> {
    await expect(this.page.getByRole('group', { name: 'Canvas' })).toBeVisible();
    await this.page.evaluate((text) => {
      const clipboardData = new DataTransfer();
      clipboardData.setData('application/x-supporter-screens-items+json', text);
      document.body.dispatchEvent(
        new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
      );
    }, JSON.stringify({ items }));
    await expect(this.list().getByRole('listitem')).toHaveCount(items.length);
  }

  /** A panel at the left of the canvas, open. */
  async openTab(name: 'Templates' | 'Pictures' | 'Illustrations'): Promise<Locator> {
    const tab = this.page.getByRole('tab', { name });
    if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
    return this.page.getByRole('tabpanel', { name });
  }

  /** Chooses a template with what it guesses. */
  async takeTemplate(name: string, style?: string): Promise<void> {
    const panel = await this.openTab('Templates');
    if (style !== undefined) await panel.getByLabel('Style').selectOption(style);
    await panel.getByRole('button', { name: `${name}:` }).click();
    const take = this.page.getByRole('button', { name: 'Use this template' });
    await expect(take.or(this.list())).toBeVisible();
    if (await take.isVisible()) await take.click();
    await expect(take).toBeHidden();
    await expect(this.list()).toBeVisible();
  }

  async setBackground(colour: string): Promise<void> {
    await this.page
      .getByRole('textbox', { name: 'Screen background colour', exact: true })
      .fill(colour);
  }

  async undoAll(): Promise<void> {
    const undo = this.page.getByRole('button', { name: 'Undo' });
    while (await undo.isEnabled()) await undo.click();
  }

  /** The canvas without frames; it is seen at the stage's own size and on whole pixels. */
  async picture(stage: Box): Promise<Buffer> {
    await this.page.getByRole('heading', { level: 1 }).click();
    await this.page.keyboard.press('Escape');
    const drawn = this.page.getByRole('group', { name: 'Canvas' }).locator('> div').first();
    await expect.poll(() => this.page.evaluate(() => document.getAnimations().length)).toBe(0);
    const box = await drawn.boundingBox();
    if (box === null) throw new Error('the canvas is not on the page');
    expect(box).toMatchObject({ ...stage });
    const window = this.page.viewportSize();
    if (window !== null && !(Number.isInteger(box.x) && Number.isInteger(box.y))) {
      await this.page.setViewportSize({
        width: window.width + (Number.isInteger(box.x) ? 0 : 1),
        height: window.height + (Number.isInteger(box.y) ? 0 : 1),
      });
      return this.picture(stage);
    }
    return this.page.screenshot({ clip: box, animations: 'allow' });
  }

  async save(): Promise<void> {
    await pressUntilToast(this.page, 'Save screen', 'Saved successfully!');
    await expect(this.page.getByText('Not saved yet')).toBeHidden();
  }
}
