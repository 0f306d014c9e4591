import type { Rectangle } from 'screen-player';

import type { SnapLines } from '../snapping/snap';
import { createFrames, type Frame } from './createFrames';
import { createGuides } from './createGuides';
import { placeMark } from './placeMark';

/** What the canvas draws over the stage, in the stage's pixels: nothing of it belongs to the screen. */
export interface Marks {
  readonly element: HTMLElement;
  showFrames(frames: readonly Frame[]): void;
  showGuides(lines: SnapLines): void;
  /** null: none is being drawn. */
  showMarquee(area: Rectangle | null): void;
}

export const NO_LINES: SnapLines = { x: [], y: [] };

/** Drawn by hand, not by React: while something is dragged these change with every frame. */
export function createMarks(page: Document): Marks {
  const element = page.createElement('div');
  const frames = createFrames(page);
  const guides = createGuides(page);
  const marquee = page.createElement('div');
  element.dataset['marks'] = '';
  element.setAttribute('aria-hidden', 'true');
  marquee.dataset['mark'] = 'marquee';
  marquee.hidden = true;
  element.append(frames.element, guides.element, marquee);

  return {
    element,
    showFrames: frames.show,
    showGuides: guides.show,
    showMarquee: (area) => {
      marquee.hidden = area === null;
      if (area !== null) placeMark(marquee, area);
    },
  };
}
