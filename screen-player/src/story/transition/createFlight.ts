import type { Item, ItemId, View } from 'shared-kernel/model';

import { STAGE_RESET } from '../../style/foreignStyles';
import { applyStyle } from '../../style/styleSheetOfOne';
import type { Layer } from '../createLayer';
import { growthOf, isPicture, looksTheSame, sharedItems } from './sharedItems';
import type { SharedItem } from './sharedItems';
import { swift } from './transitionFrames';

/** What flies from its place on one screen to its place on the next, above both. */
export interface Flight {
  readonly element: HTMLElement;
  showAt(progress: number): void;
  /** What flew stands where it belongs. */
  land(): void;
}

/**
 * [T14] Copies fly, since the items themselves may be moving within their screens; the items are not seen meanwhile.
 * Measured once: where a layout changes, another flight takes its place.
 */
export function createFlight(outgoing: Layer, incoming: Layer, view: View): Flight {
  const element = outgoing.element.ownerDocument.createElement('div');
  applyStyle(element, { ...STAGE_RESET, position: 'absolute', inset: '0', 'z-index': '3' });
  element.setAttribute('aria-hidden', 'true');
  const pairs = sharedItems(outgoing.content, incoming.content).flatMap((shared) => {
    const [from, to] = [itemOf(outgoing, shared.from.id), itemOf(incoming, shared.to.id)];
    return from === null || to === null ? [] : [createPair(element, shared, from, to, view)];
  });
  return {
    element,
    showAt: (progress) => {
      for (const pair of pairs) pair.showAt(progress);
    },
    land: () => {
      element.remove();
      for (const pair of pairs) pair.land();
    },
  };
}

const itemOf = (layer: Layer, id: ItemId): HTMLElement | null =>
  [...layer.element.querySelectorAll<HTMLElement>('[data-item-id]')].find(
    ({ dataset }) => dataset['itemId'] === id,
  ) ?? null;

function createPair(
  sky: HTMLElement,
  shared: SharedItem,
  from: HTMLElement,
  to: HTMLElement,
  view: View,
) {
  const [start, end] = [placeOf(from, shared.from), placeOf(to, shared.to)];
  const growth = growthOf(shared, view, [from.offsetWidth, to.offsetWidth]);
  const same = looksTheSame(shared);
  const leaving = copyOf(from, shared.from);
  const coming = copyOf(to, shared.to);
  sky.append(...(same ? [] : [leaving]), coming);
  const arePictures = isPicture(shared.from) && isPicture(shared.to);
  for (const item of [from, to]) item.style.setProperty('opacity', '0', 'important');

  return {
    showAt: (progress: number) => {
      const over = swift(progress);
      const across = (end.x - start.x) * over;
      const down = (end.y - start.y) * over;
      const size = 1 + (growth - 1) * over;
      applyStyle(leaving, { transform: place(across, down, size) });
      applyStyle(coming, {
        transform: place(start.x + across - end.x, start.y + down - end.y, size / growth),
      });
      if (same) return;
      const seen = Math.min(1, Math.max(0, (progress - 0.25) / 0.5));
      // A picture below another stays whole: two that are half there would let the ground through.
      applyStyle(leaving, { opacity: arePictures ? '1' : (1 - seen).toFixed(4) });
      applyStyle(coming, { opacity: seen.toFixed(4) });
    },
    land: () => {
      for (const item of [from, to]) item.style.removeProperty('opacity');
    },
  };
}

const place = (across: number, down: number, size: number): string =>
  `translate(${across.toFixed(2)}px, ${down.toFixed(2)}px) scale(${size.toFixed(4)})`;

/** Where its lines begin, as its own movement leaves it. */
const placeOf = (element: HTMLElement, { horizontalAlignment }: Item) => ({
  x: element.offsetLeft + SHARES[horizontalAlignment] * element.offsetWidth,
  y: element.offsetTop,
});

const SHARES = { left: 0, center: 0.5, right: 1 } as const;

function copyOf(element: HTMLElement, { horizontalAlignment }: Item): HTMLElement {
  const copy = element.cloneNode(true);
  if (!(copy instanceof HTMLElement)) throw new TypeError('An item is an element');
  delete copy.dataset['itemId'];
  applyStyle(copy, {
    visibility: 'inherit',
    'transform-origin': `${String(SHARES[horizontalAlignment] * 100)}% 0`,
    'will-change': 'transform, opacity',
  });
  return copy;
}
