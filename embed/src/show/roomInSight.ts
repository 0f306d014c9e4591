import type { Box } from 'shared-kernel/model';

import { element } from '../dom/element';

/**
 * The room for a stage in `root` that leaves what stands below it in sight as well, in CSS pixels. It takes `share` of
 * the window's height, which is that with a phone's address bar shown: a stage that grew while somebody scrolls would
 * jump under the finger. `page`: what stands above it on the page is in sight as well.
 */
export function roomInSight(
  root: HTMLElement,
  below: HTMLElement,
  share: number | 'page' = 1,
): () => Box {
  const probe = element('div', 'probe');
  root.append(probe);
  return () => {
    const inSight = probe.offsetHeight || window.innerHeight;
    const whole =
      share === 'page'
        ? inSight - (root.getBoundingClientRect().top + window.scrollY)
        : inSight * share;
    return { width: root.clientWidth, height: whole - below.offsetHeight };
  };
}
