import type { Page } from '@playwright/test';

/** What a finger hits without a second try (Apple's, and WCAG 2.5.5). */
const LEAST_PX = 44;

/**
 * Buttons with an icon and no words that a finger hits on less than 44 pixels of their width or height, as
 * `"Undo": 40 x 44`. What is laid over another takes from its room.
 */
export const smallIcons = (page: Page): Promise<readonly string[]> =>
  page.evaluate((least) => {
    const sizeOf = (button: HTMLElement) => {
      button.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, width, top, height } = button.getBoundingClientRect();
      const reach = (right: number, down: number) => {
        let away = 0;
        const isHit = (by: number) =>
          button.contains(
            document.elementFromPoint(left + width / 2 + right * by, top + height / 2 + down * by),
          );
        while (away <= least && isHit(away + 1)) away += 1;
        return away;
      };
      return { width: reach(-1, 0) + reach(1, 0), height: reach(0, -1) + reach(0, 1) };
    };
    return [...document.querySelectorAll<HTMLElement>('main button')]
      .filter((button) => button.innerText.trim() === '' && !button.matches(':disabled'))
      .filter((button) => button.checkVisibility({ visibilityProperty: true }))
      .filter((button) => button.closest('[inert], [aria-hidden=true]') === null)
      .map((button) => ({ button, ...sizeOf(button) }))
      .filter(({ width, height }) => width < least - 1 || height < least - 1)
      .map(
        ({ button, width, height }) =>
          `"${button.getAttribute('aria-label') ?? button.outerHTML.slice(0, 80)}": ${String(width)} x ${String(height)}`,
      );
  }, LEAST_PX);
