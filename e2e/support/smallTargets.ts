import type { Page } from '@playwright/test';

interface TargetOptions {
  /** Only buttons of the page's content with an icon and no words, by their width as well. */
  readonly iconsAlone?: boolean;
}

/** What a finger hits without a second try (Apple's, and WCAG 2.5.5). */
const LEAST_PX = 44;

/**
 * What is pressed on a page and hit by a finger on less than 44 pixels of its height, as `A "Years": 30`; of icons alone
 * the lesser of width and height. Measured is what is hit: a label counts to what it names, and what is laid over another
 * takes from its room.
 *
 * Left out are links in running text and in tables, whose height is that of their line (WCAG 2.5.8), and what is out of
 * sight until a keyboard comes to it.
 */
export const smallTargets = (
  page: Page,
  { iconsAlone = false }: TargetOptions = {},
): Promise<readonly string[]> =>
  page.evaluate(
    ({ least, iconsAlone }) => {
      const PRESSED =
        'a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=option]';
      const IN_LINES = 'td, th';
      const isInText = (element: HTMLElement) =>
        getComputedStyle(element).display === 'inline' &&
        (element.parentElement?.textContent.trim() ?? '') !== element.textContent.trim();
      const isAboveThePage = (element: HTMLElement) =>
        element.getBoundingClientRect().bottom + window.scrollY <= 0;
      const targetOf = (element: HTMLElement) =>
        element instanceof HTMLInputElement && ['checkbox', 'radio'].includes(element.type)
          ? (element.closest('label') ?? element)
          : element;
      const isHit = (element: HTMLElement, x: number, y: number) => {
        const hit = document.elementFromPoint(x, y);
        return hit !== null && (element.contains(hit) || hit.closest('label')?.control === element);
      };
      const sizeOf = (element: HTMLElement) => {
        element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, width, top, height } = element.getBoundingClientRect();
        const [x, y] = [left + width / 2, top + height / 2];
        const reach = (right: number, down: number) => {
          let away = 1;
          while (away <= least + 1 && isHit(element, x + away * right, y + away * down)) away += 1;
          return away - 1;
        };
        const high = reach(0, -1) + reach(0, 1);
        return iconsAlone ? Math.min(high, reach(-1, 0) + reach(1, 0)) : high;
      };
      const isIcon = (element: HTMLElement) =>
        element.matches('main button:enabled') && element.innerText.trim() === '';
      return [...document.querySelectorAll<HTMLElement>(PRESSED)]
        .filter((element) => element.getAttribute('type') !== 'hidden')
        .filter((element) => !iconsAlone || isIcon(element))
        .filter((element) => element.checkVisibility({ visibilityProperty: true }))
        .filter((element) => element.closest('[inert], [aria-hidden=true]') === null)
        .filter((element) => !isAboveThePage(element))
        .filter(
          (element) =>
            !(element.matches('a') && (element.closest(IN_LINES) !== null || isInText(element))),
        )
        .map((element) => ({ element, size: sizeOf(targetOf(element)) }))
        .filter(({ size }) => size < least - 1)
        .map(({ element, size }) => {
          const name = element.getAttribute('aria-label') ?? element.textContent.trim();
          return `${element.tagName} "${name === '' ? element.id : name}": ${String(size)}`;
        });
    },
    { least: LEAST_PX, iconsAlone },
  );
