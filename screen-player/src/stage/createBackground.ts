import type { ScreenContent } from 'shared-kernel/model';

import { INSIDE_RESET } from '../style/foreignStyles';
import { imageAddress } from '../style/imageAddress';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';

export interface Background {
  readonly element: HTMLElement;
  /** Null where there is none, or it failed. */
  shown(): HTMLImageElement | null;
  paint(content: ScreenContent): void;
}

/** [P16] An image element rather than CSS `url()`: nothing is pasted, and its failing can be heard. */
export function createBackground(page: Document, ownOrigin: string): Background {
  const image = page.createElement('img');
  image.alt = '';
  image.draggable = false;
  applyStyle(image, {
    ...INSIDE_RESET,
    position: 'absolute',
    inset: '0',
    width: '100%',
    height: '100%',
    'object-fit': 'cover',
    'pointer-events': 'none',
  });
  const writeStyle = createStyleWriter(image);
  const setShown = (shown: boolean) => {
    image.style.setProperty('display', shown ? 'block' : 'none');
  };
  image.addEventListener('error', () => {
    setShown(false);
  });
  return {
    element: image,
    shown: () => (image.style.display === 'block' ? image : null),
    paint: (content) => {
      const address = imageAddress(content.backgroundImage, ownOrigin);
      if (address === null) {
        image.removeAttribute('src');
        setShown(false);
      } else if (image.getAttribute('src') !== address) {
        image.src = address;
        setShown(true);
      }
      writeStyle({ filter: filterOf(content) });
    },
  };
}

const filterOf = (content: ScreenContent): string =>
  `brightness(${multiplier(content.backgroundImageBrightness)}) contrast(${multiplier(content.backgroundImageContrast)})`;

const multiplier = (value: number): string =>
  String(Number.isFinite(value) ? Math.max(0, value) : 1);
