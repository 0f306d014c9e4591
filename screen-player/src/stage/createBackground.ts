import type { Box, ScreenContent } from 'shared-kernel/model';

import { backgroundPlace, gradientPlace } from '../motion/backgroundPlace';
import { INSIDE_RESET } from '../style/foreignStyles';
import { gradientStyle } from '../style/gradientStyle';
import { focusPlace } from '../style/focusPlace';
import { imageAddress } from '../style/imageAddress';
import { coverWidth, hasCome, isAskedAgain, requestPicture } from '../style/requestPicture';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';
import type { BackgroundFrame } from '../timeline/frameAt';

export interface Background {
  /** The image; the gradient stands before it, where there is one. */
  readonly element: HTMLElement;
  /** Null where there is none, or it failed. */
  shown(): HTMLImageElement | null;
  paint(content: ScreenContent, box: Box): void;
  /** [P36] null: at rest. */
  showAt(frame: BackgroundFrame | null): void;
}

/** [P16] An image element rather than CSS `url()`: nothing is pasted, and its failing can be heard. */
export function createBackground(page: Document, ownOrigin: string): Background {
  const image = page.createElement('img');
  image.alt = '';
  image.draggable = false;
  applyStyle(image, { ...BEHIND, 'object-fit': 'cover' });
  const gradient = page.createElement('div');
  applyStyle(gradient, BEHIND);
  const writeImage = createStyleWriter(image);
  const writeGradient = createStyleWriter(gradient);
  let motion: ScreenContent['backgroundMotion'] | null = null;
  const setShown = (shown: boolean) => {
    image.style.setProperty('display', shown ? 'block' : 'none');
  };
  image.addEventListener('error', () => {
    if (!isAskedAgain(image)) setShown(false);
  });
  image.addEventListener('load', () => {
    hasCome(image);
  });
  return {
    element: image,
    shown: () => (image.style.display === 'block' ? image : null),
    paint: (content, box) => {
      motion = content.backgroundMotion;
      const address = imageAddress(content.backgroundImage, ownOrigin);
      if (address === null) {
        image.removeAttribute('src');
        image.removeAttribute('srcset');
        setShown(false);
      } else if (image.getAttribute('src') !== address) {
        requestPicture(image, content.backgroundImage, address, coverWidth(box));
        setShown(true);
      }
      writeImage({
        filter: filterOf(content),
        'object-position': focusPlace(motion.focus),
      });
      const style = gradientStyle(motion.gradient, box);
      writeGradient(style ?? {});
      if (style === null) gradient.remove();
      else if (image.previousSibling !== gradient) image.before(gradient);
    },
    showAt: (frame) => {
      if (motion === null) return;
      writeImage(backgroundPlace(motion, frame));
      writeGradient(gradientPlace(motion, frame));
    },
  };
}

const BEHIND = {
  ...INSIDE_RESET,
  position: 'absolute',
  inset: '0',
  width: '100%',
  height: '100%',
  'pointer-events': 'none',
};

const filterOf = (content: ScreenContent): string =>
  `brightness(${multiplier(content.backgroundImageBrightness)}) contrast(${multiplier(content.backgroundImageContrast)})`;

const multiplier = (value: number): string =>
  String(Number.isFinite(value) ? Math.max(0, value) : 1);
