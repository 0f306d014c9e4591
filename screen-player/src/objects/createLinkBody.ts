import type { Item, Layout } from 'shared-kernel/model';

import { INSIDE_RESET } from '../style/foreignStyles';
import { linkAddress } from '../style/linkAddress';
import { applyStyle } from '../style/styleSheetOfOne';
import { answerPresence } from '../share/answerPresence';

/**
 * [P40] A button object: a link that looks like a button, its label in the middle. Without `onFollow` or an address
 * that may be followed it is seen, and leads nowhere.
 */
export function createLinkBody(page: Document, onFollow: ((item: Item) => void) | undefined) {
  const link = page.createElement('a');
  const inside = page.createElement('span');
  applyStyle(inside, { ...INSIDE_RESET, 'min-width': '0' });
  let shown: Item | null = null;
  answerPresence(link);
  link.addEventListener('click', () => {
    if (shown !== null && link.hasAttribute('href')) onFollow?.(shown);
  });
  link.append(inside);
  return {
    node: link,
    show: (item: Item, { padding, height }: Layout, label: readonly Node[]) => {
      shown = item;
      inside.append(...label);
      const address = onFollow === undefined ? null : linkAddress(item.link);
      applyStyle(link, {
        ...LINK_STYLE,
        padding: `${String(padding)}px ${String(Math.max(padding, LEAST_SIDE_PX))}px`,
        height: height === null ? 'auto' : '100%',
        cursor: address === null ? 'inherit' : 'pointer',
      });
      if (address === null) {
        for (const name of ['href', 'target', 'rel']) link.removeAttribute(name);
        return;
      }
      link.href = address;
      // A story that somebody leaves for a moment is there when they come back.
      link.target = '_blank';
      link.rel = 'noopener';
    },
  };
}

/** Before the round ends of a button. */
const LEAST_SIDE_PX = 16;

const LINK_STYLE = {
  ...INSIDE_RESET,
  display: 'flex',
  'align-items': 'center',
  'justify-content': 'center',
  'box-sizing': 'border-box',
  width: '100%',
  'min-height': '44px',
  'text-align': 'center',
  'border-radius': 'inherit',
  '-webkit-tap-highlight-color': 'transparent',
} as const;
