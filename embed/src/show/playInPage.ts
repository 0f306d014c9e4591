import { element } from '../dom/element';
import type { Mount } from './place';
import { roomInSight } from './roomInSight';

/** How much of the stage has to be in sight for it to begin. */
const SHARE_IN_SIGHT = 0.5;

/** In the page itself, from the moment when half of it is in sight (`data-mode="inline"`). Returns what ends it. */
export function playInPage(root: HTMLElement, bar: HTMLElement, mount: Mount): () => void {
  const stage = element('div', 'stage');
  root.replaceChildren(stage, bar);
  const story = mount({ stage, room: roomInSight(root, bar) });
  if (!('IntersectionObserver' in window)) {
    story.play();
    return () => story.destroy();
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (entries.every(({ intersectionRatio }) => intersectionRatio < SHARE_IN_SIGHT)) return;
      observer.disconnect();
      story.play();
    },
    { threshold: SHARE_IN_SIGHT },
  );
  observer.observe(stage);
  return () => {
    observer.disconnect();
    story.destroy();
  };
}
