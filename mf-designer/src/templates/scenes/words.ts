import { EVERYBODY } from '../template';
import { words } from './said';
import type { Scene } from './scene';

const forEverybody = { questions: [], audience: EVERYBODY } as const;

export const NOT_ALONE: Scene = {
  ...forEverybody,
  id: 'not-alone',
  name: 'Not alone',
  purpose: 'One sentence about what people do together.',
  arrangement: 'statement',
  illustration: 'together',
  says: () => ({
    parts: {
      headline: words('Nobody changes much alone.'),
      words: words('A year like this one happens when enough people do one small thing.'),
    },
  }),
};

export const EVERY_PART: Scene = {
  ...forEverybody,
  id: 'every-part',
  name: 'Every part counts',
  purpose: 'Says that small things add up.',
  arrangement: 'statement',
  illustration: 'sea',
  says: () => ({
    parts: {
      headline: words('Small things do not stay small.'),
      words: words('They add up, month by month, until you can see them from far away.'),
    },
  }),
};

export const WHAT_IS_NEXT: Scene = {
  ...forEverybody,
  id: 'what-is-next',
  name: 'What is next',
  purpose: 'Three things a supporter can do next year.',
  arrangement: 'steps',
  illustration: 'path',
  says: () => ({
    parts: {
      headline: words('What comes next'),
      step1: words('Tell us what matters most to you.'),
      step2: words('Come and meet us near you.'),
      step3: words('Bring a friend along.'),
    },
  }),
};

/** The button leads where the year's closing card does; there is none before that is chosen. */
export const STAY_CLOSE: Scene = {
  ...forEverybody,
  id: 'stay-close',
  name: 'Stay close',
  purpose: 'Leads on to what the organisation asks for next.',
  arrangement: 'closing',
  illustration: 'home',
  says: ({ callToAction }) => ({
    parts: {
      headline: words('Stay close.'),
      words: words('The next year has begun already, and there is a place in it for you.'),
    },
    ...(callToAction === null
      ? {}
      : { ending: { kind: 'button', label: callToAction.label, link: callToAction.address } }),
  }),
};

export const SHARE_YOUR_YEAR: Scene = {
  ...forEverybody,
  id: 'share',
  name: 'Share',
  purpose: 'Invites a supporter to pass the year on, with share buttons.',
  arrangement: 'closing',
  illustration: 'celebration',
  says: () => ({
    parts: {
      headline: words('Proud of your year?'),
      words: words('So are we. Share it, and somebody you know may join in.'),
    },
    ending: { kind: 'share' },
  }),
};
