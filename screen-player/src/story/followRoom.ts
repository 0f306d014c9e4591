import type { Box } from 'shared-kernel/model';

import type { Clock } from '../player/clock';
import { applyStyle } from '../style/styleSheetOfOne';

export interface Room {
  /** CSS pixels: the element's width, the window's height. */
  readonly measure: () => Box;
  /** CSS pixels of the window. */
  readonly viewport: () => Box;
  readonly stop: () => void;
}

/**
 * [T2] How much room an element has, told anew when it or its window changes. The window's height is that with a
 * phone's address bar shown, since a stage that grew while somebody scrolls would jump under the finger.
 */
export function followRoom(element: HTMLElement, clock: Clock, onChange: () => void): Room {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const probe = page.createElement('div');
  applyStyle(probe, PROBE);
  element.append(probe);
  let cancel: () => void = () => undefined;
  // On the next frame: what is laid out while an observer tells is told again, which browsers report as an error.
  const tell = () => {
    cancel();
    cancel = clock.onNextFrame(onChange);
  };
  const observer = new view.ResizeObserver(tell);
  observer.observe(element);
  view.addEventListener('resize', tell);
  const heightNow = () => (probe.offsetHeight > 0 ? probe.offsetHeight : view.innerHeight);
  return {
    measure: () => ({ width: element.clientWidth, height: heightNow() }),
    viewport: () => ({ width: view.innerWidth, height: heightNow() }),
    stop: () => {
      observer.disconnect();
      view.removeEventListener('resize', tell);
      cancel();
      probe.remove();
    },
  };
}

const PROBE = {
  all: 'initial',
  position: 'fixed',
  top: '0',
  left: '0',
  width: '0',
  height: '100svh',
  visibility: 'hidden',
  'pointer-events': 'none',
} as const;
