import { INSIDE_RESET } from '../style/foreignStyles';
import { imageAddress } from '../style/imageAddress';
import { applyStyle } from '../style/styleSheetOfOne';

/** [P13] [P15] An image, or the words that stand for it. */
export function createImageBody(page: Document, ownOrigin: string) {
  const image = page.createElement('img');
  const alternative = page.createElement('span');
  image.draggable = false;
  applyStyle(image, { ...INSIDE_RESET, width: '100%', height: 'auto' });
  applyStyle(alternative, INSIDE_RESET);
  const setFailed = (failed: boolean) => {
    image.style.setProperty('display', failed ? 'none' : 'block');
    alternative.style.setProperty('display', failed ? 'inline' : 'none');
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
    show: (url: string, alternativeText: string) => {
      if (alternative.textContent !== alternativeText) {
        image.alt = alternativeText;
        alternative.textContent = alternativeText;
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
