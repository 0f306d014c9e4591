import type { ItemMotion } from 'shared-kernel/model';

import type { Palette } from 'brand-kit';
import type {
  Area,
  ArrangementStyle,
  ByShape,
  Decoration,
  PartStyle,
  Role,
  Sizes,
  Style,
} from './style';

const BY_WORD: Partial<ItemMotion> = {
  split: 'words',
  stagger: 0.1,
  duration: 0.6,
  easing: 'spring',
};
const CONFETTI: Partial<ItemMotion> = { accent: 'confetti' };

const title = (sizes: Sizes, more: Partial<PartStyle> = {}): PartStyle => ({
  sizes,
  leading: 1.08,
  before: 0.3,
  family: 'display',
  weight: 'bold',
  alignment: 'center',
  animation: 'slide',
  motion: BY_WORD,
  ...more,
});

const read = (more: Partial<PartStyle> = {}): PartStyle => ({
  sizes: [20, 18, 32, 26, 36],
  leading: 1.3,
  before: 0.8,
  family: 'body',
  alignment: 'center',
  animation: 'fade',
  motion: { duration: 0.7, easing: 'easeOut' },
  ...more,
});

const HEADLINE: Sizes = [56, 44, 90, 72, 100];
const LEAD: Sizes = [26, 20, 40, 32, 40];
const FIGURE: Sizes = [120, 90, 140, 120, 140];

type Drawn = Pick<ArrangementStyle, 'decorations' | 'illustration' | 'column'>;

/** Words above a drawing on a phone, beside it where the stage is wide. */
const drawnBelow = (on: keyof Palette): Drawn => ({
  decorations: [
    blob(`${on}.background`, {
      portrait: [51, 6, 88, null],
      landscape: [-2, 54, 46, null],
      tabletPortrait: [50, 8, 84, null],
    }),
  ],
  illustration: {
    on,
    areas: {
      portrait: [54, 15, 70, 29],
      tabletPortrait: [54, 15, 70, 30],
      landscape: [12, 60, 34, 72],
      mobileLandscape: [7, 60, 34, 64],
      tabletLandscape: [10, 60, 34, 68],
    },
  },
  column: {
    portrait: { top: 7, bottom: 49, left: 7, width: 86, at: 'middle' },
    landscape: { top: 8, bottom: 84, left: 6, width: 46, at: 'middle' },
    mobileLandscape: { top: 6, bottom: 71, left: 9, width: 44, at: 'middle' },
    tabletLandscape: { top: 8, bottom: 78, left: 6, width: 46, at: 'middle' },
  },
});

/** Words below a drawing on a phone, at its right where the stage is wide. */
const drawnAbove = (on: keyof Palette): Drawn => ({
  decorations: [
    blob(`${on}.background`, {
      portrait: [-12, 6, 88, null],
      landscape: [-2, 1, 46, null],
      tabletPortrait: [-14, 12, 76, null],
    }),
  ],
  illustration: {
    on,
    areas: {
      portrait: [6, 15, 70, 29],
      landscape: [12, 7, 34, 72],
      mobileLandscape: [7, 9, 34, 64],
      tabletLandscape: [10, 7, 34, 68],
    },
  },
  column: {
    portrait: { top: 42, bottom: 82, left: 7, width: 86, at: 'middle' },
    tabletPortrait: { top: 46, bottom: 84, left: 7, width: 86, at: 'middle' },
    landscape: { top: 8, bottom: 84, left: 49, width: 46, at: 'middle' },
    mobileLandscape: { top: 6, bottom: 71, left: 50, width: 46, at: 'middle' },
    tabletLandscape: { top: 8, bottom: 78, left: 49, width: 46, at: 'middle' },
  },
});

/** Drawings, round forms, and things that land softly. */
export const ILLUSTRATED: Style = {
  id: 'illustrated',
  name: 'Illustrated',
  purpose: 'Drawings in your colours, round forms, a little confetti.',
  fonts: { display: 'Fredoka', body: 'Nunito' },
  transition: { kind: 'push', duration: 0.6 },
  arrangements: {
    opening: {
      ground: 'light',
      ...drawnBelow('bright'),
      parts: {
        headline: title(HEADLINE),
        name: title(HEADLINE, { colour: 'vivid', before: 0.06 }),
        words: read(),
      },
    },
    figure1: {
      ground: 'deep',
      ...drawnAbove('warm'),
      parts: {
        lead: read({ sizes: LEAD }),
        figure: title(FIGURE, { colour: 'vivid', before: 0.1, motion: CONFETTI }),
        unit: title(LEAD, { before: 0.1 }),
        words: read(),
      },
    },
    figure2: {
      ground: 'light',
      ...drawnBelow('deep'),
      parts: {
        lead: read({ sizes: LEAD }),
        figure: title(FIGURE, { colour: 'vivid', before: 0.1, motion: CONFETTI }),
        words: read(),
      },
    },
    figure3: {
      ground: 'bright',
      ...drawnAbove('light'),
      parts: {
        lead: read({ sizes: LEAD }),
        figure: title(FIGURE, { before: 0.1, motion: CONFETTI }),
        words: read(),
      },
    },
    statement: {
      ground: 'deep',
      ...drawnBelow('light'),
      parts: {
        headline: title(HEADLINE),
        words: read(),
      },
    },
    steps: {
      ground: 'light',
      decorations: [
        card('bright.background', 0),
        card('warm.background', 1),
        card('deep.background', 2),
      ],
      column: {
        portrait: { top: 6, bottom: 24, left: 7, width: 86, at: 'middle' },
        landscape: { top: 6, bottom: 34, left: 7, width: 86, at: 'middle' },
        mobileLandscape: { top: 5, bottom: 28, left: 9, width: 84, at: 'middle' },
      },
      parts: {
        headline: title(HEADLINE, { colour: 'vivid' }),
        step1: step(0, 'bright'),
        step2: step(1, 'warm'),
        step3: step(2, 'deep'),
      },
    },
    closing: {
      ground: 'bright',
      ...drawnBelow('light'),
      parts: {
        headline: title(HEADLINE),
        words: read(),
      },
      ending: 'center',
    },
  },
};

/** A soft form behind a drawing. */
function blob(colour: Role, areas: ByShape<Area>): Decoration {
  return {
    form: 'blob',
    name: 'Ground of the drawing',
    colour,
    areas,
    animation: 'zoom',
    motion: { duration: 0.9, easing: 'spring', loop: 'drift' },
  };
}

function card(colour: Role, place: 0 | 1 | 2): Decoration {
  return {
    form: 'rectangle',
    colour,
    look: { cornerRadius: 28 },
    areas: {
      portrait: [26 + 19 * place, 7, 86, 17],
      landscape: [36, 7 + 30 * place, 27, 48],
      mobileLandscape: [30, 9 + 29 * place, 26, 41],
      tabletLandscape: [36, 7 + 30 * place, 27, 42],
    },
    animation: 'bounce',
  };
}

function step(place: 0 | 1 | 2, on: keyof Palette): PartStyle {
  return title([28, 22, 48, 36, 44], {
    on,
    column: {
      portrait: {
        top: 27 + 19 * place,
        bottom: 42 + 19 * place,
        left: 11,
        width: 78,
        at: 'middle',
      },
      landscape: { top: 38, bottom: 82, left: 8.5 + 30 * place, width: 24, at: 'middle' },
      mobileLandscape: { top: 32, bottom: 69, left: 10.5 + 29 * place, width: 23, at: 'middle' },
      tabletLandscape: { top: 38, bottom: 76, left: 8.5 + 30 * place, width: 24, at: 'middle' },
    },
  });
}
