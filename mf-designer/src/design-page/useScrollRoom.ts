import { useLayoutEffect, useRef, type RefObject } from 'react';

import { isNarrow } from '../editor/panels/windowRoom';

/** What comes into view by the focus or a jump keeps clear of the header and of this bar, which stick over the page. */
export function useScrollRoom(): RefObject<HTMLDivElement | null> {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (element === null) return undefined;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const barHeight = `${String(element.offsetHeight)}px`;
      style.setProperty(
        'scroll-padding-top',
        `calc(var(--header-height, 0px) + ${barHeight} + 0.5rem)`,
      );
      style.setProperty('scroll-padding-bottom', isNarrow() ? JUMP_BUTTON : '0px');
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty('scroll-padding-top');
      style.removeProperty('scroll-padding-bottom');
    };
  }, []);
  return bar;
}

/** Room for the button between canvas and panels, which floats where the panels stand below the canvas. */
const JUMP_BUTTON = '4rem';
