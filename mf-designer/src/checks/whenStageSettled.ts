import type { Stage } from 'screen-player';

/** How long pictures and fonts are waited for that neither come nor fail. */
const PATIENCE_MS = 2000;

/**
 * Calls back when the pictures and fonts of what a stage has painted have come or failed, at once where none is on its way:
 * what is measured before that is not what supporters see. Where they were not waited for to the end it says so. Returns
 * how to call it off.
 */
export function whenStageSettled(
  { element, fontsComing }: Pick<Stage, 'element' | 'fontsComing'>,
  ready: (settled: boolean) => void,
): () => void {
  // An image that has loaded or failed is complete; one that was just given an address is not.
  const images = [...element.querySelectorAll('img[src]')].filter(
    (image): image is HTMLImageElement => image instanceof HTMLImageElement && !image.complete,
  );
  const fonts = fontsComing();
  const left = new Set<unknown>(fonts === null ? images : [...images, fonts]);
  if (left.size === 0) {
    ready(true);
    return () => undefined;
  }
  let over = false;
  const stop = () => {
    over = true;
    clearTimeout(timer);
  };
  const finish = (settled: boolean) => {
    if (over) return;
    stop();
    ready(settled);
  };
  const timer = setTimeout(() => finish(false), PATIENCE_MS);
  const settle = (one: unknown) => {
    left.delete(one);
    if (left.size === 0) finish(true);
  };
  void fonts?.then(() => settle(fonts));
  for (const image of images) {
    image.addEventListener('load', () => settle(image), { once: true });
    image.addEventListener('error', () => settle(image), { once: true });
  }
  return stop;
}
