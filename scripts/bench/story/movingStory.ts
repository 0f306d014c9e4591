import { createStory } from 'screen-player/story';
import {
  ANIMATIONS,
  DEFAULT_CONTENT,
  DEFAULT_MOTION,
  defaultItem,
  TRANSITIONS,
  type Animation,
  type Item,
  type ItemId,
  type Loop,
  type ScreenContent,
  type Transition,
} from 'shared-kernel/model';

const LOOPS = ['float', 'pulse', 'drift', 'none'] as const satisfies readonly Loop[];

/** One item of each animation of spec §3, all at the same moment. */
const item = (animation: Animation, index: number): Item => ({
  ...defaultItem(animation as string as ItemId, index + 1),
  animation,
  delay: index === 0 ? 0.2 : 0,
  text: animation === 'countUp' ? '£1,250' : 'A year among the trees',
  font: { family: 'Georgia', colour: '#12372a', style: 'normal', weight: 'bold' },
  motion: { ...DEFAULT_MOTION, loop: LOOPS[index % LOOPS.length] ?? 'none' },
  screenSizes: {
    mobilePortrait: {
      maxWidth: 80,
      position: { top: 8 + index * 9, horizontal: 10 },
      font: { size: 28, lineHeight: 36 },
      padding: 0,
      height: null,
      verticalAlignment: 'top',
    },
  },
});

const screen = (kind: Transition, index: number): ScreenContent => ({
  ...DEFAULT_CONTENT,
  backgroundColour: index % 2 === 0 ? '#f6f1e3' : '#f2b950',
  transition: { kind, duration: 0.6 },
  delayAfterLastItem: 1.3,
  items: ANIMATIONS.map(item),
});

const kinds = TRANSITIONS.filter((kind) => kind !== 'cut');

const host = document.createElement('div');
document.body.append(host);
createStory(host, {
  screens: kinds.map((kind, index) => ({ content: screen(kind, index) })),
  reducedMotion: false,
});
