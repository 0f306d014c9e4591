import type { Locator } from '@playwright/test';

/** Texts and share buttons of the screen that a story shows which stand on one another, as pairs of what they say. */
export const itemOverlaps = (story: Locator): Promise<readonly string[]> =>
  story.locator('[data-item-id]').evaluateAll((items) => {
    const seen = items
      .filter((item) => item.getAttribute('data-item-type') !== 'image')
      .filter((item) => item.textContent.trim() !== '' || item.querySelector('a') !== null)
      .map((item) => {
        const inside = document.createRange();
        inside.selectNodeContents(item);
        return { text: item.textContent, box: inside.getBoundingClientRect() };
      });
    return seen.flatMap((one, index) =>
      seen
        .slice(index + 1)
        .filter(
          ({ box }) =>
            Math.min(one.box.right, box.right) - Math.max(one.box.left, box.left) > 1 &&
            Math.min(one.box.bottom, box.bottom) - Math.max(one.box.top, box.top) > 1,
        )
        .map((other) => `${one.text} / ${other.text}`),
    );
  });
