import { createPart } from './createPart';

/** [T3] One segment for each screen, filling with its playing time. Only seen: what it says is read out as text. */
export function createSegments(page: Document) {
  const element = createPart(page, 'div', 'story-segments');
  element.setAttribute('aria-hidden', 'true');
  let fills: readonly HTMLElement[] = [];

  const fill = (index: number, share: number) => {
    fills[index]?.style.setProperty('transform', `scaleX(${share.toFixed(4)})`);
  };

  return {
    element,
    setCount: (count: number) => {
      if (fills.length === count) return;
      fills = Array.from({ length: count }, () => createPart(page, 'span', 'story-fill'));
      const segments = fills.map((part) => createPart(page, 'span', 'story-segment', part));
      element.replaceChildren(...segments);
    },
    /** All before `index` full, all after it empty. */
    showAt: (index: number, share: number) => {
      fills.forEach((_, at) => {
        fill(at, at < index ? 1 : 0);
      });
      fill(index, share);
    },
    fill,
  };
}
