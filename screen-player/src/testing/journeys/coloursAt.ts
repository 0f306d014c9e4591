import type { Page } from '@playwright/test';
import type { Colour } from '../../style/colour';

interface Point {
  /** CSS pixels. */
  readonly x: number;
  readonly y: number;
}

/** What colour a picture of the page has at each of the points; the browser itself reads it. */
export const coloursAt = (
  page: Page,
  picture: Buffer,
  points: readonly Point[],
): Promise<readonly Colour[]> =>
  page.evaluate(
    async ([data, places]) => {
      const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      if (canvas === null) throw new Error('no canvas');
      canvas.drawImage(bitmap, 0, 0);
      const { data: values } = canvas.getImageData(0, 0, bitmap.width, bitmap.height);
      return places.map(({ x, y }) => {
        const across = Math.floor(x * devicePixelRatio);
        const down = Math.floor(y * devicePixelRatio);
        const at = (down * bitmap.width + across) * 4;
        const [red = 0, green = 0, blue = 0] = values.subarray(at, at + 3);
        return { red, green, blue, alpha: 1 };
      });
    },
    [picture.toString('base64'), points] as const,
  );
