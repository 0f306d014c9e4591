import type { Closing } from './closing';
import type { StoryFrame } from './createStoryFrame';

/** [T15] Lays the closing over the last screen, and takes it away again. */
export function createEnding({ element, ending }: StoryFrame, closing: Closing | undefined) {
  let isShown = false;
  return {
    show: (isOver: boolean) => {
      if (closing === undefined || isOver === isShown) return;
      isShown = isOver;
      if (isOver) {
        const isFree = mayTakeFocus(element);
        // What takes the focus is read out by that.
        ending.setAttribute('aria-live', isFree ? 'off' : 'polite');
        ending.append(closing.create());
        if (isFree) ending.focus({ preventScroll: true });
        return;
      }
      if (ending.matches(':focus-within')) element.focus({ preventScroll: true });
      ending.replaceChildren();
      closing.leave?.();
    },
  };
}

/** Nobody is somewhere else on the page. */
function mayTakeFocus(story: HTMLElement): boolean {
  const { activeElement, body } = story.ownerDocument;
  return activeElement === null || activeElement === body || story.matches(':focus-within');
}
