import type { Page } from '@playwright/test';

/** Cards that are laid out for a picture stay in the page, out of sight, when they have been painted. */
export const keepLaidOutCards = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const remove = Element.prototype.remove;
    Element.prototype.remove = function () {
      if (!this.classList.contains('picture-bench')) remove.call(this);
    };
  });

/** Brings the newest of them to the page's corner, over everything else. */
export const showLaidOutCard = (page: Page): Promise<void> =>
  page
    .locator('.picture-bench')
    .last()
    .evaluate((bench: HTMLElement) => {
      Object.assign(bench.style, { left: '0', zIndex: '9' });
    });

/** How far two pictures lie apart: 0-255 on the average, and which part of their pixels by more than a third. */
export const pictureDifference = (
  page: Page,
  one: Buffer,
  other: Buffer,
): Promise<{ readonly mean: number; readonly far: number }> =>
  page.evaluate(
    async (sources) => {
      const [first, second] = await Promise.all(
        sources.map(async (source) => {
          const blob = new Blob([Uint8Array.from(atob(source), (sign) => sign.charCodeAt(0))]);
          const picture = await createImageBitmap(blob);
          const canvas = new OffscreenCanvas(picture.width, picture.height);
          const pen = canvas.getContext('2d');
          pen?.drawImage(picture, 0, 0);
          return pen?.getImageData(0, 0, picture.width, picture.height).data ?? [];
        }),
      );
      if (second === undefined || first?.length !== second.length)
        throw new Error('The pictures are of different sizes');
      let [sum, far] = [0, 0];
      first.forEach((value, index) => {
        const apart = Math.abs(value - (second[index] ?? 0));
        sum += apart;
        if (apart > 85) far += 1;
      });
      return { mean: sum / first.length, far: far / first.length };
    },
    [one.toString('base64'), other.toString('base64')],
  );
