import type { Figure } from 'shared-kernel/model';

import { INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import { writtenColour } from './writtenColour';

/** [P44] A bar as wide as its box, filled from its left. */
export function createBar(page: Document) {
  const element = page.createElement('span');
  const done = page.createElement('span');
  applyStyle(element, {
    ...INSIDE_RESET,
    display: 'block',
    overflow: 'hidden',
    'margin-top': '8px',
  });
  applyStyle(done, {
    ...INSIDE_RESET,
    display: 'block',
    height: '100%',
    'border-radius': 'inherit',
  });
  element.append(done);

  return {
    element,
    show: ({ colour, trackColour, thickness }: Figure, share: number) => {
      const high = `${String(thickness)}px`;
      applyStyle(element, {
        height: high,
        'border-radius': high,
        'background-color': writtenColour(trackColour),
      });
      applyStyle(done, {
        width: `${String(Math.round(share * 1e4) / 100)}%`,
        'background-color': writtenColour(colour),
      });
    },
  };
}
