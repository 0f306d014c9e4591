import type { StoryWords } from '../words/storyWords';
import { createPart } from './createPart';
import { createIcon, STORY_ICONS } from './storyIcons';
import type { StoryMove } from './storyMove';
import type { StoryPhase } from './storyState';

/** [T8] What the middle button is called and shows. */
const TOGGLES = {
  playing: 'pause',
  paused: 'play',
  ended: 'replay',
} as const satisfies Record<StoryPhase, keyof StoryWords & keyof typeof STORY_ICONS>;

/** [T8] Back, pause or play or replay, forth. */
export function createControls(
  page: Document,
  words: StoryWords,
  onMove: (move: StoryMove) => void,
) {
  const buttonFor = (move: StoryMove) =>
    createButton(page, (wasSeen) => {
      // A finger that meets a button that it could not see has tapped the middle of the screen.
      onMove(wasSeen ? move : 'toggle');
    });
  const previous = buttonFor('previous');
  const toggle = buttonFor('toggle');
  const next = buttonFor('next');
  previous.show(words.previous, STORY_ICONS.previous);
  next.show(words.next, STORY_ICONS.next);
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
      const what = TOGGLES[phase];
      toggle.show(words[what], STORY_ICONS[what]);
      // It keeps the focus: a person who goes on and on by key ends there.
      next.element.setAttribute('aria-disabled', String(phase === 'ended'));
    },
  };
}

export function createButton(page: Document, onPress: (wasSeen: boolean) => void) {
  const icon = createIcon(page);
  const element = createPart(page, 'button', 'story-button', icon.element);
  let wasSeen = true;
  element.type = 'button';
  // Before the story shows its buttons for it.
  element.addEventListener('pointerdown', ({ pointerType }) => {
    wasSeen = pointerType !== 'touch' || element.closest('.story-quiet') === null;
  });
  element.addEventListener('click', () => {
    onPress(wasSeen);
    wasSeen = true;
  });
  return {
    element,
    show: (name: string, outline: string) => {
      element.setAttribute('aria-label', name);
      element.title = name;
      icon.show(outline);
    },
  };
}
