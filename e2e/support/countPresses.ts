import type { Page } from '@playwright/test';

/**
 * What somebody does in a page with a pointer from now on, at all addresses that it goes to: presses, and choices from
 * lists. The array grows.
 */
export async function countPresses(page: Page): Promise<readonly string[]> {
  const seen: string[] = [];
  await page.exposeFunction('tellPress', (what: string) => {
    seen.push(what);
  });
  await page.addInitScript(() => {
    const tell = (event: Event) => {
      const { target, type } = event;
      if (!(target instanceof Element)) return;
      if (type === 'change' && !(target instanceof HTMLSelectElement)) return;
      const labelled = target.closest('[aria-label]')?.getAttribute('aria-label') ?? '';
      const what = `${type} ${target.tagName} ${target.textContent.slice(0, 40)} ${labelled}`;
      const { tellPress } = window as unknown as { tellPress: (what: string) => unknown };
      void tellPress(what);
    };
    addEventListener('pointerdown', tell, true);
    addEventListener('change', tell, true);
  });
  return seen;
}
