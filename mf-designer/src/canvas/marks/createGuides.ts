import type { SnapLines } from '../snapping/snap';

/** Edges and middle of one box: hardly ever are there more lines than these at once. */
const USUAL = 3;

/**
 * The lines that something snapped to. They come and go by their visibility: an element more or less makes the
 * browser look at the style of the whole page again, in the middle of a drag.
 */
export function createGuides(page: Document) {
  const element = page.createElement('div');
  const some = (axis: 'x' | 'y') => Array.from({ length: USUAL }, () => createGuide(element, axis));
  const drawn = { x: some('x'), y: some('y') };

  const showAxis = (axis: 'x' | 'y', places: readonly number[]) => {
    const guides = drawn[axis];
    while (guides.length < places.length) guides.push(createGuide(element, axis));
    guides.forEach((guide, index) => {
      const at = places[index];
      guide.style.visibility = at === undefined ? 'hidden' : 'visible';
      if (at === undefined) return;
      guide.style.translate = axis === 'x' ? `${String(at)}px 0` : `0 ${String(at)}px`;
    });
  };

  return {
    element,
    show: ({ x, y }: SnapLines) => {
      showAxis('x', x);
      showAxis('y', y);
    },
  };
}

function createGuide(parent: HTMLElement, axis: 'x' | 'y'): HTMLElement {
  const guide = parent.ownerDocument.createElement('div');
  guide.dataset['mark'] = 'guide';
  guide.dataset['axis'] = axis;
  guide.style.visibility = 'hidden';
  parent.append(guide);
  return guide;
}
