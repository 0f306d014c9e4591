import { createPart } from './createPart';
import { createIcon, STORY_ICONS } from './storyIcons';
import type { StoryMove } from './storyKeys';
import type { StoryPhase } from './storyState';

/** [T8] What the middle button is called and shows. */
const TOGGLES = {
  playing: { name: 'Pause', outline: STORY_ICONS.pause },
  paused: { name: 'Play', outline: STORY_ICONS.play },
  ended: { name: 'Replay', outline: STORY_ICONS.replay },
} as const satisfies Record<StoryPhase, { name: string; outline: string }>;

/** [T8] Back, pause or play or replay, forth. */
export function createControls(page: Document, onMove: (move: StoryMove) => void) {
  const previous = createButton(page, () => {
    onMove('previous');
  });
  const toggle = createButton(page, () => {
    onMove('toggle');
  });
  const next = createButton(page, () => {
    onMove('next');
  });
  previous.show('Previous screen', STORY_ICONS.previous);
  next.show('Next screen', STORY_ICONS.next);
  const element = createPart(
    page,
    'div',
    'story-controls',
    previous.element,
    toggle.element,
    next.element,
  );
  return {
    element,
    show: (phase: StoryPhase) => {
      const { name, outline } = TOGGLES[phase];
      toggle.show(name, outline);
      // It keeps the focus: a person who goes on and on by key ends there.
      next.element.setAttribute('aria-disabled', String(phase === 'ended'));
    },
  };
}

function createButton(page: Document, onPress: () => void) {
  const icon = createIcon(page);
  const element = createPart(page, 'button', 'story-button', icon.element);
  element.type = 'button';
  element.addEventListener('click', onPress);
  return {
    element,
    show: (name: string, outline: string) => {
      element.setAttribute('aria-label', name);
      element.title = name;
      icon.show(outline);
    },
  };
}
