/** Outlines on a grid of 24. */
export const STORY_ICONS = {
  previous: 'M15 5l-7 7 7 7',
  next: 'M9 5l7 7-7 7',
  pause: 'M8 5v14M16 5v14',
  play: 'M8 5l11 7-11 7z',
  replay: 'M5 12a7 7 0 1 0 2.5-5.4M5 4v5h5',
} as const;

const SVG = 'http://www.w3.org/2000/svg';

/** An outline that only eyes need. */
export function createIcon(page: Document) {
  const element = page.createElementNS(SVG, 'svg');
  const path = page.createElementNS(SVG, 'path');
  element.setAttribute('viewBox', '0 0 24 24');
  element.setAttribute('aria-hidden', 'true');
  element.append(path);
  return {
    element,
    show: (outline: string) => {
      path.setAttribute('d', outline);
    },
  };
}
