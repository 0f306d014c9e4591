import type { Box, ScreenContent } from 'shared-kernel/model';

import { imageAddress } from '../style/imageAddress';
import { coverWidth, requestPicture } from '../style/requestPicture';

/**
 * [T6] Asks for images before they are shown, each once, and holds them so that the browser does, too. How wide an object
 * of the library's is seen is known when it is laid out, unseen.
 */
export function createPreloader(page: Document, ownOrigin = '') {
  const held = new Map<string, HTMLImageElement>();
  return ({ backgroundImage, items }: ScreenContent, box: Box): void => {
    for (const url of [backgroundImage, ...items.map((item) => item.url)]) {
      const address = imageAddress(url, ownOrigin);
      if (address === null || held.has(address)) continue;
      if (url !== backgroundImage && url.startsWith('/media/')) continue;
      const image = page.createElement('img');
      requestPicture(image, url, address, coverWidth(box));
      held.set(address, image);
    }
  };
}
