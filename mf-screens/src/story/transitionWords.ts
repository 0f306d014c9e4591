import type { Transition } from 'shared-kernel/model';

interface TransitionWords {
  readonly name: string;
  readonly does: string;
}

/** What each way from a screen to the next is called, and what it does. */
export const TRANSITION_WORDS = {
  cut: { name: 'Cut', does: 'The next screen is there at once, without any movement.' },
  crossFade: { name: 'Cross-fade', does: 'One screen fades into the next.' },
  push: { name: 'Push', does: 'The next screen pushes this one out to the side.' },
  cover: { name: 'Cover', does: 'The next screen slides over this one, like a card.' },
  zoomThrough: { name: 'Zoom through', does: 'Supporters fly through this screen into the next.' },
  colourWipe: {
    name: 'Colour wipe',
    does: 'The next screen’s colour sweeps across, and the screen comes out of it.',
  },
  sharedElement: {
    name: 'Shared object',
    does: 'An object that has the same name on both screens moves to its new place; all else fades.',
  },
} as const satisfies Record<Transition, TransitionWords>;
