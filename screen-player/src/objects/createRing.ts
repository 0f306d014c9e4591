import type { Figure } from 'shared-kernel/model';

import { INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import { writtenColour } from './writtenColour';

const SVG = 'http://www.w3.org/2000/svg';

/** [P44] A ring as large as its box lets it be, filled clockwise from its top. */
export function createRing(page: Document) {
  const element = page.createElementNS(SVG, 'svg');
  const [track, done] = [page.createElementNS(SVG, 'circle'), page.createElementNS(SVG, 'circle')];
  element.setAttribute('viewBox', '0 0 100 100');
  element.setAttribute('aria-hidden', 'true');
  applyStyle(element, { ...INSIDE_RESET, display: 'block', overflow: 'visible' });
  for (const circle of [track, done]) {
    circle.setAttribute('cx', '50');
    circle.setAttribute('cy', '50');
    circle.setAttribute('fill', 'none');
    circle.setAttribute('pathLength', '100');
  }
  done.setAttribute('transform', 'rotate(-90 50 50)');
  done.setAttribute('stroke-linecap', 'round');
  element.append(track, done);

  return {
    element,
    show: ({ colour, trackColour, thickness }: Figure, share: number, isBoxHigh: boolean) => {
      const width = Math.min(MOST_THICKNESS, thickness);
      applyStyle(element, { width: '100%', height: isBoxHigh ? '100%' : 'auto' });
      for (const circle of [track, done]) {
        circle.setAttribute('r', String(50 - width / 2));
        circle.setAttribute('stroke-width', String(width));
      }
      track.setAttribute('stroke', writtenColour(trackColour));
      // A round end of nothing would be a dot.
      done.setAttribute('stroke', share === 0 ? 'none' : writtenColour(colour));
      done.setAttribute('stroke-dasharray', `${String(Math.round(share * 1e4) / 100)} 100`);
    },
  };
}

/** Percent of the ring's width: then it is a disc. */
const MOST_THICKNESS = 50;
