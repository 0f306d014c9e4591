import type { Box } from 'shared-kernel/model';

import type { CardContent } from '../card/cardContent';
import { createFace } from '../card/createFace';
import { layOutFace } from '../card/layOutFace';
import { element } from '../dom/element';
import { fontsSettled } from './fontsSettled';
import { paintFace } from './paintFace';

export interface CardPicture {
  readonly content: CardContent;
  readonly size: Box;
  readonly sign: HTMLElement | null;
  readonly ownOrigin: string;
}

/** How long a logo is waited for. */
const PATIENCE_MS = 8_000;

/**
 * A picture of a card: laid out by the browser itself, out of sight beside `place`, at the picture's own size, and
 * painted as it then stands.
 */
export async function drawCard(
  place: HTMLElement,
  { content, size, sign, ownOrigin }: CardPicture,
): Promise<HTMLCanvasElement> {
  const face = createFace(content, ownOrigin, sign);
  const bench = element('div', 'picture-bench', { 'aria-hidden': 'true' }, face);
  place.append(bench);
  try {
    const logo = face.querySelector('img');
    await Promise.all([logo === null ? null : settled(logo), fontsSettled(document.fonts)]);
    layOutFace(face, size);
    // Letters that no text of the page had before may have asked for more of a face.
    await fontsSettled(document.fonts);
    layOutFace(face, size);
    const canvas = element('canvas', '');
    paintFace(face, canvas);
    return canvas;
  } finally {
    bench.remove();
  }
}

/** Loaded or failed; one that does neither is left out. */
const settled = (image: HTMLImageElement): Promise<void> =>
  new Promise((resolve) => {
    const timer = setTimeout(() => {
      image.remove();
      resolve();
    }, PATIENCE_MS);
    const end = () => {
      clearTimeout(timer);
      resolve();
    };
    if (image.complete) end();
    image.addEventListener('load', end);
    image.addEventListener('error', end);
  });
