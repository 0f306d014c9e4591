import { applyStyle } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';

/** What sheets do by `:hover` and `:focus-visible`, for elements that carry their styles themselves [P27]. */
export function answerPresence(element: HTMLElement): void {
  const show = (style: StyleSheetOfOne) => () => {
    applyStyle(element, style);
  };
  element.addEventListener('pointerenter', show({ filter: 'brightness(0.93)' }));
  element.addEventListener('pointerleave', show({ filter: 'none' }));
  element.addEventListener('focus', () => {
    if (element.matches(':focus-visible')) applyStyle(element, { 'box-shadow': RING });
  });
  element.addEventListener('blur', show({ 'box-shadow': 'none' }));
}

/** Dark and white: one of them is seen on any ground. */
const RING = '0 0 0 2px #101010, 0 0 0 5px #ffffff';
