import type { Item, Layout } from 'shared-kernel/model';

import type { TextFrame } from '../motion/typedText';
import { imageAddress } from '../style/imageAddress';
import { applyStyle, itemStyle } from '../style/itemStyle';

/** One item on a stage. */
export interface ItemBox {
  readonly element: HTMLElement;
  paint(item: Item, layout: Layout): void;
  /** Shows a moment of the text instead of the whole of it; text items only. */
  showText(frame: TextFrame): void;
  setVisible(visible: boolean): void;
}

/** [P17] Spec §2. */
export const SHARE_PLACEHOLDER = 'Share buttons – sharing is set up on the campaign platform page';

/** Builds the box of one item and keeps its elements as long as the item's type stays. */
export function createItemBox(page: Document, ownOrigin: string): ItemBox {
  const element = page.createElement('div');
  const text = createText(page);
  const image = createImage(page, ownOrigin);
  let painted: Item | null = null;

  const body = {
    text: (item: Item) => {
      text.show({ shown: item.text, awaited: '' });
      return text.nodes;
    },
    image: (item: Item) => {
      image.show(item.url, item.text);
      return image.nodes;
    },
    share: () => {
      text.show({ shown: SHARE_PLACEHOLDER, awaited: '' });
      return text.nodes;
    },
  };

  return {
    element,
    paint: (item, layout) => {
      applyStyle(element, itemStyle(item, layout));
      const nodes = body[item.type](item);
      if (painted?.type !== item.type) element.replaceChildren(...nodes);
      element.dataset['itemId'] = item.id;
      element.dataset['itemType'] = item.type;
      painted = item;
    },
    showText: text.show,
    setVisible: (visible) => {
      element.style.setProperty('visibility', visible ? 'visible' : 'hidden');
    },
  };
}

/** [P11] [P19] Two text nodes: what is seen, and what keeps its room unseen. */
function createText(page: Document) {
  const shown = page.createTextNode('');
  const room = page.createElement('span');
  const awaited = page.createTextNode('');
  room.style.setProperty('visibility', 'hidden');
  room.append(awaited);
  return {
    nodes: [shown, room],
    show: (frame: TextFrame) => {
      if (shown.data !== frame.shown) shown.data = frame.shown;
      if (awaited.data !== frame.awaited) awaited.data = frame.awaited;
    },
  };
}

/** [P13] [P15] */
function createImage(page: Document, ownOrigin: string) {
  const image = page.createElement('img');
  const alternative = page.createElement('span');
  image.draggable = false;
  image.style.setProperty('display', 'block');
  image.style.setProperty('width', '100%');
  image.style.setProperty('height', 'auto');
  const setFailed = (failed: boolean) => {
    image.hidden = failed;
    image.style.setProperty('display', failed ? 'none' : 'block');
    alternative.hidden = !failed;
  };
  image.addEventListener('error', () => {
    setFailed(true);
  });
  image.addEventListener('load', () => {
    setFailed(false);
  });
  return {
    nodes: [image, alternative],
    show: (url: string, alternativeText: string) => {
      image.alt = alternativeText;
      alternative.textContent = alternativeText;
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
