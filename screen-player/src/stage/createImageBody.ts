import type { Item, Layout } from 'shared-kernel/model';

import { focusPlace } from '../style/focusPlace';
import { INSIDE_RESET } from '../style/foreignStyles';
import { imageAddress } from '../style/imageAddress';
import { hasCome, isAskedAgain, requestPicture } from '../style/requestPicture';
import { applyStyle } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import type { StageOptions } from './stageOptions';

/** [P13] [P15] An image, or the words that stand for it. */
export function createImageBody(
  page: Document,
  ownOrigin: string,
  addressOf: NonNullable<StageOptions['pictureAddress']> = imageAddress,
) {
  const image = page.createElement('img');
  const alternative = page.createElement('span');
  image.draggable = false;
  applyStyle(image, { ...INSIDE_RESET, width: '100%', height: 'auto' });
  applyStyle(alternative, { ...INSIDE_RESET, ...ALTERNATIVE });
  let hasFailed = false;
  const setFailed = (failed: boolean) => {
    hasFailed = failed;
    const hasWords = alternative.textContent !== '';
    image.style.setProperty('display', failed ? 'none' : 'block');
    alternative.style.setProperty('display', failed && hasWords ? 'block' : 'none');
  };
  image.addEventListener('error', () => {
    if (!isAskedAgain(image)) setFailed(true);
  });
  image.addEventListener('load', () => {
    hasCome(image);
    setFailed(false);
  });
  return {
    nodes: [image, alternative],
    textElement: alternative,
    isFailed: () => hasFailed,
    show: ({ url, text: alternativeText, focus, photo }: Item, { maxWidth }: Layout) => {
      image.style.setProperty('object-position', focusPlace(focus));
      if (alternative.textContent !== alternativeText) {
        image.alt = alternativeText;
        alternative.textContent = alternativeText;
        setFailed(hasFailed);
      }
      const address = addressOf(url, ownOrigin);
      if (address === null) {
        image.removeAttribute('src');
        image.removeAttribute('srcset');
        setFailed(true);
      } else if (image.getAttribute('src') !== address) {
        requestPicture(image, url, address, () => `${maxWidth * (photo?.zoom ?? 1)}vw`);
        setFailed(false);
      }
    },
  };
}

/** [P15] Readable on any screen: staff choose neither colour nor size for words that no layout was made for. */
const ALTERNATIVE: StyleSheetOfOne = {
  padding: '8px 12px',
  'box-sizing': 'border-box',
  'border-radius': '8px',
  'background-color': 'rgba(16, 16, 16, 0.72)',
  color: '#ffffff',
  font: 'normal 16px/24px Arial, sans-serif',
};
