import type { Page } from '@playwright/test';
import type { Frames } from './recordStory';

const FORMS = [
  { name: 'phone', view: 'Mobile portrait' },
  { name: 'desktop', view: 'Desktop' },
] as const;

export interface StorySheet {
  readonly style: string;
  readonly form: (typeof FORMS)[number]['name'];
  /** The screens of each story. */
  readonly rows: readonly Frames[];
}

/** Every screen of every story as staff see it before they make it: style by style, on a phone and on a desktop. */
export async function* storySheets(page: Page): AsyncGenerator<StorySheet> {
  await page.goto('/screens/templates');
  const stories = page.getByRole('radiogroup', { name: 'Story' }).getByRole('radio');
  const styles = page.getByRole('radiogroup', { name: 'Style' }).getByRole('radio');
  // The closing card behind them is the same in all.
  const screens = page
    .getByRole('list', { name: 'Screens of the story' })
    .getByRole('listitem')
    .filter({ has: page.getByRole('button', { name: /^Play / }) });
  await screens.first().waitFor();
  for (const style of await styles.all()) {
    await style.check({ force: true });
    for (const { name: form, view } of FORMS) {
      await page.getByRole('combobox', { name: 'View' }).selectOption(view);
      const rows: Frames[] = [];
      for (const story of await stories.all()) {
        await story.check({ force: true });
        await page.waitForLoadState('networkidle');
        const frames: Buffer[] = [];
        for (const screen of await screens.all())
          frames.push(await screen.locator('> div').first().screenshot());
        if (frames.length === 0) throw new Error(`${view}: a story without screens`);
        rows.push(frames);
      }
      if (rows.length === 0) throw new Error('There are no stories');
      yield { style: await style.inputValue(), form, rows };
    }
  }
}
