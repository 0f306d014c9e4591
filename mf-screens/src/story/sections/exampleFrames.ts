import type { Transition } from 'shared-kernel/model';

/** From `at` to `to` of the loop one screen gives way to the next. */
const AT = 0.35;
const TO = 0.6;

interface Looks {
  readonly opacity?: number;
  readonly transform?: string;
  readonly clipPath?: string;
}

interface ExampleMoves {
  /** Of the screen that leaves, at the end of the movement. */
  readonly leaving: Looks;
  /** Of the one that comes, at its beginning. */
  readonly coming: Looks;
}

const STANDING: Looks = { opacity: 1, transform: 'none', clipPath: 'inset(0)' };

const MOVES = {
  cut: { leaving: {}, coming: { opacity: 0 } },
  crossFade: { leaving: { opacity: 0 }, coming: { opacity: 0 } },
  push: {
    leaving: { transform: 'translateX(-100%)' },
    coming: { transform: 'translateX(100%)' },
  },
  cover: { leaving: {}, coming: { transform: 'translateX(100%)' } },
  zoomThrough: {
    leaving: { opacity: 0, transform: 'scale(2.4)' },
    coming: { opacity: 0, transform: 'scale(0.5)' },
  },
  colourWipe: { leaving: {}, coming: { clipPath: 'inset(0 100% 0 0)' } },
  sharedElement: { leaving: { opacity: 0 }, coming: { opacity: 0 } },
} as const satisfies Record<Transition, ExampleMoves>;

const frames = (before: Looks, after: Looks, jumps: boolean): Keyframe[] => {
  const from = { ...STANDING, ...before };
  const to = { ...STANDING, ...after };
  return [
    { ...from, offset: 0 },
    { ...from, offset: jumps ? TO : AT, easing: 'ease-in-out' },
    { ...to, offset: TO },
    { ...to, offset: 1 },
  ];
};

/** How the two screens of an example move, over one loop. */
export function exampleFrames(transition: Transition) {
  const { leaving, coming } = MOVES[transition];
  const jumps = transition === 'cut';
  return {
    leaving: frames({}, leaving, jumps),
    coming: frames(coming, {}, jumps),
    /** Of an object that is on both screens; elsewhere each screen has its own. */
    shared:
      transition === 'sharedElement'
        ? frames(
            { transform: 'translate(0, 0) scale(1)' },
            { transform: 'translate(24px, -46px) scale(1.5)' },
            false,
          )
        : null,
  };
}
