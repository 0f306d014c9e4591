import { imageAddress } from 'screen-player';

const PATIENCE_MS = 8_000;

/**
 * An image that may be drawn and saved: from the product's origin, or from one that allows it (CORS). Null where it may
 * not, or does not come; the picture then goes without it, as a screen does.
 */
export function loadImage(url: string, ownOrigin: string): Promise<HTMLImageElement | null> {
  const address = imageAddress(url, ownOrigin);
  if (address === null) return Promise.resolve(null);
  return new Promise((resolve) => {
    const image = document.createElement('img');
    const timer = setTimeout(() => resolve(null), PATIENCE_MS);
    const end = (loaded: HTMLImageElement | null) => () => {
      clearTimeout(timer);
      resolve(loaded);
    };
    image.addEventListener('load', end(image));
    image.addEventListener('error', end(null));
    image.crossOrigin = 'anonymous';
    image.src = address;
  });
}
