import type { DOMWindow } from 'jsdom';

/** A `getComputedStyle` of a window of jsdom, quick for what queries by role and `toBeVisible` ask. */
declare function quickStyles(window: DOMWindow): typeof getComputedStyle;
export = quickStyles;
