import { MEDIA_WIDTHS, type Box } from 'shared-kernel/model';

/** As `storedPicture` reads it: path, width, height and colours. */
const STORED = /^\/media\/\w{32}(?:#(\d+)x(\d+),(\w*))?$/;

/** What this browser reads: AVIF until a picture of it has failed. */
let format = 'avif';

/**
 * [P50] Asks for a picture at an address that may be asked for. One of the library comes as wide as `widthOf` says that it
 * is seen, in CSS pixels or `vw` (`ratio` is its width over its height); until then its room is kept, and the colours of
 * its quarters stand there.
 */
export function requestPicture(
  image: HTMLImageElement,
  url: string,
  address: string,
  widthOf: (ratio: number) => string,
): void {
  const [stored, width = '', height = '', colours = ''] = STORED.exec(url) ?? [];
  const { style } = image;
  // What is no value leaves it empty: an address may say neither colours nor size.
  style.background = '';
  style.background = `linear-gradient(160deg${colours.replace(/.{6}/g, ',#$&')})`;
  style.aspectRatio = `auto ${width}/${height}`;
  image.sizes = widthOf(Number(width) / Number(height) || 1);
  image.srcset = MEDIA_WIDTHS.map((wide) =>
    stored === undefined ? '' : `${address.replace(/#.*/, '')}/${wide}.${format} ${wide}w,`,
  ).join('');
  image.src = address;
}

/** How wide a picture is seen that covers a box. */
export const coverWidth =
  ({ width, height }: Box) =>
  (ratio: number): string =>
    `${Math.max(width, height * ratio)}px`;

/** Whether a picture that failed is asked for again, as WebP. */
export function isAskedAgain(image: HTMLImageElement): boolean {
  const isAvif = image.srcset.includes('avif');
  if (isAvif) image.srcset = image.srcset.replace(/avif/g, (format = 'webp'));
  return isAvif;
}

/** It has come: what stood there in its place goes. */
export const hasCome = (image: HTMLImageElement): void => {
  image.style.background = '';
};
