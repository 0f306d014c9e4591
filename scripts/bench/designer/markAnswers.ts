import type { Page } from '@playwright/test';

/** The mark in the trace at which something that a person waits for has changed on the page. */
export const ANSWERED = 'bench answered';

/** Where answers are seen. */
const PLACES = ['[aria-label="Canvas"]', '[aria-label="Objects in order of appearance"]'];

/**
 * From now on the trace says when the canvas or the list answers: an item or a row is chosen, or a text is another one.
 * The picture after the mark is what the person sees.
 */
export const markAnswers = (page: Page): Promise<void> =>
  page.evaluate(
    ([name, places]) => {
      const observer = new MutationObserver(() => {
        performance.mark(name);
      });
      for (const place of places) {
        const element = document.querySelector(place);
        if (element === null) throw new Error(`Nothing to follow: ${place}`);
        observer.observe(element, {
          subtree: true,
          characterData: true,
          attributeFilter: ['data-selected'],
        });
      }
    },
    [ANSWERED, PLACES] as const,
  );
