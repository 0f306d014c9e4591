import type { Box } from 'shared-kernel/model';

import { element } from '../dom/element';

/**
 * The room for a stage in `root` that leaves what stands below it in sight as well, in CSS pixels. It takes `share` of
 * the window's height, which is that with a phone's address bar shown: a stage that grew while somebody scrolls would
 * jump under the finger. What stands above it on the page is in sight as well, as long as `least` of the window is left
 * to it.
 */
export function roomInSight(
  root: HTMLElement,
  below: HTMLElement,
  share = 1,
  least = share,
): () => Box {
  const probe = element('div', 'probe');
  root.append(probe);
  return () => {
    const inSight = probe.offsetHeight || window.innerHeight;
    const above = root.getBoundingClientRect().top + window.scrollY;
    const whole = Math.min(inSight * share, Math.max(inSight * least, inSight - above));
    return { width: root.clientWidth, height: whole - below.offsetHeight };
  };
}
