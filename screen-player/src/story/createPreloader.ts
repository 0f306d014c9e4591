import type { ScreenContent } from 'shared-kernel/model';

import { imageAddress } from '../style/imageAddress';

/** [T6] Asks for images before they are shown, each once, and holds them so that the browser does, too. */
export function createPreloader(page: Document, ownOrigin = '') {
  const held = new Map<string, HTMLImageElement>();
  return ({ backgroundImage, items }: ScreenContent): void => {
    for (const url of [backgroundImage, ...items.map((item) => item.url)]) {
      const address = imageAddress(url, ownOrigin);
      if (address === null || held.has(address)) continue;
      const image = page.createElement('img');
      image.src = address;
      held.set(address, image);
    }
  };
}
