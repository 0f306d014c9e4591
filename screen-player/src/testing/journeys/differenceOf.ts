import type { Page } from '@playwright/test';

/** More than this of 255 is another colour; less is how a browser draws letters that it has moved or enlarged. */
const OTHER = 64;

/** Of two pictures of the page, as large as each other, the share of the pixels that have another colour. */
export const differenceOf = (page: Page, one: Buffer, other: Buffer): Promise<number> =>
  page.evaluate(
    async ([pictures, least]) => {
      const read = async (data: string) => {
        const bytes = Uint8Array.from(atob(data), (sign) => sign.charCodeAt(0));
        const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
        const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
        canvas?.drawImage(bitmap, 0, 0);
        return (
          canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray()
        );
      };
      const [first = new Uint8ClampedArray(), second = new Uint8ClampedArray()] = await Promise.all(
        pictures.map(read),
      );
      let others = 0;
      for (let at = 0; at < first.length; at += 1) {
        if (Math.abs((first[at] ?? 0) - (second[at] ?? 0)) > least) others += 1;
      }
      return others / first.length;
    },
    [[one.toString('base64'), other.toString('base64')], OTHER] as const,
  );
