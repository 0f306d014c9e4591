import { INSIDE_RESET } from '../style/foreignStyles';
import { imageAddress } from '../style/imageAddress';
import { applyStyle } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';

/** [P13] [P15] An image, or the words that stand for it. */
export function createImageBody(page: Document, ownOrigin: string) {
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
    setFailed(true);
  });
  image.addEventListener('load', () => {
    setFailed(false);
  });
  return {
    nodes: [image, alternative],
    textElement: alternative,
    isFailed: () => hasFailed,
    show: (url: string, alternativeText: string) => {
      if (alternative.textContent !== alternativeText) {
        image.alt = alternativeText;
        alternative.textContent = alternativeText;
        setFailed(hasFailed);
      }
      const address = imageAddress(url, ownOrigin);
      if (address === null) {
        image.removeAttribute('src');
        setFailed(true);
      } else if (image.getAttribute('src') !== address) {
        image.src = address;
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
