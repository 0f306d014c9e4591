import { adoptStyles } from '../style/adoptStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import { createControls } from './createControls';
import { createPart } from './createPart';
import { createSegments } from './createSegments';
import type { StoryMove } from './storyKeys';
import type { StoryPlacement } from './storyPlacement';
import { STORY_STYLES } from './storyStyles';

export type StoryFrame = ReturnType<typeof createStoryFrame>;

/** Everything of a story but the screen itself: its box, segments, buttons, and what is read out. */
export function createStoryFrame(
  host: HTMLElement,
  label: string,
  onMove: (move: StoryMove) => void,
) {
  const page = host.ownerDocument;
  const status = createPart(page, 'p', 'story-status');
  const screen = createPart(page, 'div', 'story-screen');
  const segments = createSegments(page);
  const controls = createControls(page, onMove);
  const element = createPart(
    page,
    'div',
    'story-frame',
    status,
    screen,
    segments.element,
    controls.element,
  );
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label);
  screen.setAttribute('role', 'group');
  status.setAttribute('aria-live', 'polite');
  adoptStyles(host, STORY_STYLES);
  host.append(element);
  return {
    element,
    /** Where the screen is mounted. */
    screen,
    segments,
    controls,
    /** [T9] */
    announce: (sentence: string) => {
      status.textContent = sentence;
      screen.setAttribute('aria-label', sentence);
    },
    /** [T4] Before what is on the screen is taken away: the keys go on working. */
    keepFocus: () => {
      if (screen.matches(':focus-within')) element.focus({ preventScroll: true });
    },
    place: ({ box, scale }: StoryPlacement) => {
      applyStyle(element, {
        width: `${String(box.width * scale)}px`,
        height: `${String(box.height * scale)}px`,
      });
      applyStyle(screen, { transform: scale === 1 ? '' : `scale(${String(scale)})` });
    },
    remove: () => {
      element.remove();
    },
  };
}
