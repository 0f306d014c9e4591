import { INSIDE_RESET } from '../style/foreignStyles';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';

/** [P17] Written onto the elements: the stage stands on pages and in shadow roots that have no sheet of ours [P27]. */
const GAP = '4px';
const BUTTON = '40px';

/** Eight in a row, four, two or one, as many as the item's box takes: halves that wrap, and their halves. */
export const groupStyle = (alignment: string): StyleSheetOfOne => ({
  ...INSIDE_RESET,
  display: 'flex',
  'flex-wrap': 'wrap',
  'justify-content': alignment,
  gap: GAP,
  'min-width': '0',
});

export const BUTTON_STYLE: StyleSheetOfOne = {
  ...INSIDE_RESET,
  display: 'grid',
  'place-items': 'center',
  flex: 'none',
  'box-sizing': 'border-box',
  width: BUTTON,
  height: BUTTON,
  border: '1px solid rgba(16, 16, 16, 0.45)',
  'border-radius': '50%',
  background: '#ffffff',
  color: '#292521',
  '-webkit-tap-highlight-color': 'transparent',
};
