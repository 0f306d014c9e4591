import { GUARD_RAILS } from 'shared-kernel/model';

import { adoptStyles } from '../style/adoptStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import { STORY_WORDS } from '../words/storyWords';
import { createControls } from './createControls';
import { createPart } from './createPart';
import { createSegments } from './createSegments';
import type { Story } from './story';
import type { StoryMove } from './storyMove';
import type { StoryPlacement } from './storyPlacement';
import { STORY_STYLES } from './storyStyles';

type FrameOptions = Pick<Story, 'label' | 'direction' | 'words' | 'onLeave'>;

export type StoryFrame = ReturnType<typeof createStoryFrame>;

/** Everything of a story but the screen itself: its box, segments, buttons, and what is read out. */
export function createStoryFrame(
  host: HTMLElement,
  { label, direction = 'ltr', words = STORY_WORDS, onLeave }: FrameOptions,
  onMove: (move: StoryMove) => void,
) {
  const page = host.ownerDocument;
  const status = createPart(page, 'p', 'story-status');
  const screen = createPart(page, 'div', 'story-screen');
  const ending = createPart(page, 'div', 'story-ending');
  const segments = createSegments(page);
  const controls = createControls(page, words, onMove);
  const element = createPart(
    page,
    'div',
    'story-frame',
    status,
    screen,
    ending,
    segments.element,
    controls.element,
  );
  element.tabIndex = 0;
  element.setAttribute('role', 'group');
  element.setAttribute('aria-label', label ?? words.story);
  element.dir = direction;
  // A page below can be scrolled from it; a layer over the page is left by the same movement.
  if (onLeave !== undefined) applyStyle(element, { 'touch-action': 'none' });
  ending.tabIndex = -1;
  screen.setAttribute('role', 'group');
  status.setAttribute('aria-live', 'polite');
  adoptStyles(host, STORY_STYLES);
  host.append(element);
  return {
    element,
    /** Where the screen is mounted. */
    screen,
    /** [T15] What lies over it when the story has ended. */
    ending,
    segments,
    controls,
    words,
    /** [T9] */
    announce: (sentence: string) => {
      status.textContent = sentence;
      screen.setAttribute('aria-label', sentence);
    },
    /** [T4] Before what is on the screen is taken away: the keys go on working. */
    keepFocus: () => {
      if (screen.matches(':focus-within')) element.focus({ preventScroll: true });
    },
    place: ({ view, box, scale }: StoryPlacement) => {
      const { top, height } = GUARD_RAILS[view];
      const share = (percent: number) => pixels((percent / 100) * box.height * scale);
      applyStyle(element, {
        width: pixels(box.width * scale),
        height: pixels(box.height * scale),
        '--story-head': share(top),
        '--story-foot': share(100 - top - height),
      });
      applyStyle(screen, {
        width: pixels(box.width),
        height: pixels(box.height),
        transform: scale === 1 ? '' : `scale(${String(scale)})`,
      });
    },
    remove: () => {
      element.remove();
    },
  };
}

const pixels = (length: number): string => `${String(length)}px`;
