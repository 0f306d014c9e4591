import type { StyleSheetOfOne } from './styleSheetOfOne';

/**
 * [P27] What the stage takes from the page it stands in: whether it is seen and can be pressed, nothing else.
 * `all` leaves direction out, and comes first: it takes back what was written before.
 */
export const STAGE_RESET: StyleSheetOfOne = {
  all: 'initial',
  display: 'block',
  'box-sizing': 'border-box',
  visibility: 'inherit',
  cursor: 'inherit',
  'pointer-events': 'inherit',
  direction: 'ltr',
  'unicode-bidi': 'isolate',
  'color-scheme': 'only light',
  '-webkit-text-size-adjust': '100%',
  'text-size-adjust': '100%',
  contain: 'layout style paint',
};

/** [P27] The insides of an item: what the item's own box says, and nothing of the page's rules for spans and images. */
export const INSIDE_RESET: StyleSheetOfOne = { all: 'unset' };

/**
 * [P27] An item's box takes no `all`: the designer marks items by rules of its own (outline, cursor, least height).
 * Right-to-left text reads in its own direction; alignment stays the item's.
 */
export const ITEM_RESET: StyleSheetOfOne = {
  position: 'absolute',
  'box-sizing': 'border-box',
  display: 'block',
  float: 'none',
  margin: '0',
  border: 'none',
  height: 'auto',
  'min-width': '0',
  'max-width': 'none',
  'max-height': 'none',
  'letter-spacing': 'normal',
  'word-spacing': 'normal',
  'text-transform': 'none',
  'text-indent': '0',
  'text-shadow': 'none',
  'text-decoration': 'none',
  'font-stretch': 'normal',
  'font-variant': 'normal',
  direction: 'ltr',
  'unicode-bidi': 'plaintext',
  'white-space': 'pre-wrap',
  'overflow-wrap': 'break-word',
  'word-break': 'normal',
  hyphens: 'manual',
};

/** Read out, not seen. */
export const HEARD_ONLY: StyleSheetOfOne = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  'clip-path': 'inset(50%)',
  'white-space': 'nowrap',
};

/** Takes HEARD_ONLY back. Said in full: writing `all` a second time leaves in place what was written after the first. */
export const SEEN: StyleSheetOfOne = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  'clip-path': 'none',
  'white-space': 'inherit',
};
