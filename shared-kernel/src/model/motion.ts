import type { FocalPoint } from './media';

/** How a movement gains and loses speed; `auto`: as its animation does of itself. */
export const EASINGS = ['auto', 'linear', 'easeIn', 'easeOut', 'easeInOut', 'spring'] as const;
export type Easing = (typeof EASINGS)[number];

export const EXITS = ['none', 'fade', 'zoom', 'slide', 'flip', 'fall'] as const;
export type ExitAnimation = (typeof EXITS)[number];

/** Into what a text is split, part after part coming in by the item's animation. */
export const TEXT_SPLITS = ['none', 'words', 'lines'] as const;
export type TextSplit = (typeof TEXT_SPLITS)[number];

/** What goes on while an item stands there, between its entrance and its exit. */
export const LOOPS = ['none', 'float', 'pulse', 'drift', 'shimmer'] as const;
export type Loop = (typeof LOOPS)[number];

/** How an item lands at the end of its entrance. */
export const ACCENTS = ['none', 'scale', 'burst', 'confetti'] as const;
export type Accent = (typeof ACCENTS)[number];

/** Particles of one accent at most. */
export const MOST_PARTICLES = 80;

export interface ItemExit {
  readonly animation: ExitAnimation;
  /** Seconds from its appearing to the beginning of its exit; null: so late that it is gone at the end of the screen. */
  readonly after: number | null;
  /** Seconds. */
  readonly duration: number;
  readonly easing: Easing;
}

/** How an item moves, beside its animation; the default moves nothing. */
export interface ItemMotion {
  /** Seconds that the entrance takes; null: as long as its animation takes of itself (spec §9). */
  readonly duration: number | null;
  readonly easing: Easing;
  readonly split: TextSplit;
  /** Seconds from the beginning of one part of a split text to that of the next. */
  readonly stagger: number;
  readonly loop: Loop;
  readonly accent: Accent;
  readonly exit: ItemExit;
}

/** The picture's way over a screen's whole time. */
export const BACKGROUND_MOVEMENTS = [
  'none',
  'zoomIn',
  'zoomOut',
  'panLeft',
  'panRight',
  'panUp',
  'panDown',
] as const;
export type BackgroundMovement = (typeof BACKGROUND_MOVEMENTS)[number];

export const GRADIENT_MOVEMENTS = ['none', 'turn', 'drift'] as const;
export type GradientMovement = (typeof GRADIENT_MOVEMENTS)[number];

export interface BackgroundMotion {
  readonly movement: BackgroundMovement;
  /** What stays in sight and is zoomed to, percent of the picture from its left and top edge. */
  readonly focus: FocalPoint;
  readonly gradient: {
    /** Two to four colours lie over the background colour, behind its picture; fewer are no gradient. */
    readonly colours: readonly string[];
    /** Degrees, as in CSS: 0 goes up, 90 to the right. */
    readonly angle: number;
    readonly movement: GradientMovement;
  };
}

export const TRANSITIONS = [
  'cut',
  'crossFade',
  'push',
  'cover',
  'zoomThrough',
  'colourWipe',
  'sharedElement',
] as const;
export type Transition = (typeof TRANSITIONS)[number];

export interface ScreenTransition {
  /** `year`: as the year's story says; no supporter gets that, since the server says which it is. */
  readonly kind: Transition | 'year';
  /** Seconds. */
  readonly duration: number;
}
