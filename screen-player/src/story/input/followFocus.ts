/**
 * [T5] Tells while the keyboard's focus is on something inside the element: what somebody has reached must not be taken
 * away before they press it. The focus that a click leaves behind is none.
 */
export function followFocus(
  element: HTMLElement,
  onChange: (reason: 'focused-inside', isInside: boolean) => void,
): () => void {
  const enter = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) onChange(REASON, true);
  };
  const leave = () => {
    onChange(REASON, false);
  };
  element.addEventListener('focusin', enter);
  element.addEventListener('focusout', leave);
  return () => {
    element.removeEventListener('focusin', enter);
    element.removeEventListener('focusout', leave);
  };
}

const REASON = 'focused-inside';
