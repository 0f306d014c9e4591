import type {
  Accent,
  Easing,
  ExitAnimation,
  Item,
  ItemExit,
  Loop,
  TextSplit,
} from 'shared-kernel/model';
import { ACCENTS, EASINGS, EXITS, LOOPS, TEXT_SPLITS } from 'shared-kernel/model';

import { inSeconds } from '../../document/timing/timelineWords';

const EASING_LABELS = {
  auto: 'As the animation',
  linear: 'Even',
  easeIn: 'Starts slowly',
  easeOut: 'Ends slowly',
  easeInOut: 'Slow at both ends',
  spring: 'Spring',
} as const satisfies Record<Easing, string>;

const SPLIT_LABELS = {
  none: 'As a whole',
  words: 'Word by word',
  lines: 'Line by line',
} as const satisfies Record<TextSplit, string>;

const LOOP_LABELS = {
  none: 'Nothing',
  float: 'Float',
  pulse: 'Pulse',
  drift: 'Drift',
  shimmer: 'Shimmer',
} as const satisfies Record<Loop, string>;

const ACCENT_LABELS = {
  none: 'Nothing',
  scale: 'Overshoot',
  burst: 'Burst',
  confetti: 'Confetti',
} as const satisfies Record<Accent, string>;

const EXIT_LABELS = {
  none: 'It stays',
  fade: 'Fade',
  zoom: 'Zoom',
  slide: 'Slide',
  flip: 'Flip',
  fall: 'Fall',
} as const satisfies Record<ExitAnimation, string>;

const choicesOf = <T extends string>(values: readonly T[], labels: Readonly<Record<T, string>>) =>
  values.map((value) => ({ value, label: labels[value] }));

export const EASING_CHOICES = choicesOf(EASINGS, EASING_LABELS);
export const SPLIT_CHOICES = choicesOf(TEXT_SPLITS, SPLIT_LABELS);
export const LOOP_CHOICES = choicesOf(LOOPS, LOOP_LABELS);
export const ACCENT_CHOICES = choicesOf(ACCENTS, ACCENT_LABELS);
export const EXIT_CHOICES = choicesOf(EXITS, EXIT_LABELS);

export const EXIT_EASING_CHOICES = EASING_CHOICES.map((choice) =>
  choice.value === 'auto' ? { ...choice, label: 'As the exit' } : choice,
);

/** What the closed section says of one item's movement; '' where nothing beside the animation is set. */
export const movementSummary = ({ motion, name }: Item): string =>
  [
    ...(motion.duration === null ? [] : [inSeconds(motion.duration)]),
    ...(motion.split === 'none' ? [] : [SPLIT_LABELS[motion.split]]),
    ...(motion.loop === 'none' ? [] : [LOOP_LABELS[motion.loop]]),
    ...(motion.accent === 'none' ? [] : [ACCENT_LABELS[motion.accent]]),
    ...(motion.exit.animation === 'none' ? [] : [exitWords(motion.exit)]),
    ...(name === '' ? [] : [`“${name}”`]),
  ].join(' · ');

const exitWords = ({ animation, after }: ItemExit): string =>
  after === null
    ? `${EXIT_LABELS[animation]} at the end`
    : `${EXIT_LABELS[animation]} after ${inSeconds(after)}`;
