import type { ItemMotion } from 'shared-kernel/model';

import type { Area, ByShape, Column, Decoration, PartStyle, Sizes, Style } from './style';

const BY_WORD: Partial<ItemMotion> = {
  split: 'words',
  stagger: 0.14,
  duration: 0.5,
  easing: 'easeOut',
};

/** The one circle that goes through the whole story. */
const circle = (colour: Decoration['colour'], areas: ByShape<Area>): Decoration => ({
  form: 'circle',
  name: 'Circle',
  colour,
  areas,
  animation: 'zoom',
  motion: { duration: 0.8, easing: 'spring' },
});

const large = (sizes: Sizes, more: Partial<PartStyle> = {}): PartStyle => ({
  sizes,
  leading: 1.05,
  before: 0.3,
  family: 'display',
  weight: 'bold',
  letterSpacing: -2,
  animation: 'slide',
  motion: BY_WORD,
  ...more,
});

/** Small letters of a display family stand apart. */
const lead = (more: Partial<PartStyle> = {}): PartStyle =>
  large([28, 22, 44, 36, 44], { letterSpacing: 0, ...more });

const read = (more: Partial<PartStyle> = {}): PartStyle => ({
  sizes: [20, 18, 32, 28, 36],
  leading: 1.3,
  before: 1,
  family: 'body',
  animation: 'fade',
  motion: { duration: 0.6 },
  ...more,
});

const HUGE: Sizes = [80, 56, 120, 110, 140];
const FIGURE: Sizes = [140, 110, 140, 140, 140];

/** Above the circle, or at its left. */
const LEFT: ByShape<Column> = {
  portrait: { top: 7, bottom: 66, left: 7, width: 86 },
  landscape: { top: 8, bottom: 84, left: 7, width: 52, at: 'middle' },
  mobileLandscape: { top: 7, bottom: 71, left: 9, width: 52, at: 'middle' },
  tabletLandscape: { top: 8, bottom: 78, left: 7, width: 52, at: 'middle' },
};

/** Floods of colour, letters as large as they go, and one circle that moves through all of it. */
export const BOLD: Style = {
  id: 'bold',
  name: 'Bold type',
  purpose: 'Large letters, floods of colour, one circle.',
  fonts: { display: 'Bricolage Grotesque', body: 'Inter' },
  transition: { kind: 'sharedElement', duration: 0.7 },
  arrangements: {
    opening: {
      ground: 'deep',
      decorations: [
        circle('bright.background', {
          portrait: [70, -15, 150, null],
          landscape: [16, 62, 62, null],
        }),
      ],
      column: LEFT,
      parts: {
        headline: large([64, 48, 110, 100, 120]),
        name: large(HUGE, { colour: 'vivid', before: 0.06 }),
        words: read(),
      },
    },
    figure1: {
      ground: 'bright',
      decorations: [
        circle('deep.background', {
          portrait: [76, -40, 130, null],
          landscape: [44, 66, 58, null],
        }),
      ],
      column: { ...LEFT, portrait: { top: 8, bottom: 72, left: 7, width: 86, at: 'middle' } },
      parts: {
        lead: lead(),
        figure: large(FIGURE, { leading: 1, motion: { accent: 'burst' } }),
        unit: lead({ before: 0.2 }),
        words: read(),
      },
    },
    figure2: {
      ground: 'warm',
      decorations: [
        circle('light.background', {
          portrait: [4, -30, 160, null],
          landscape: [-30, 4, 84, null],
          mobileLandscape: [-50, 2, 84, null],
          tabletLandscape: [-20, -2, 96, null],
        }),
      ],
      column: {
        portrait: { top: 18, bottom: 68, left: 10, width: 80, at: 'middle' },
        landscape: { top: 10, bottom: 80, left: 20, width: 52, at: 'middle' },
        mobileLandscape: { top: 7, bottom: 68, left: 18, width: 52, at: 'middle' },
        tabletLandscape: { top: 10, bottom: 72, left: 16, width: 60, at: 'middle' },
      },
      parts: {
        lead: lead({ on: 'light', alignment: 'center' }),
        figure: large(FIGURE, {
          leading: 1,
          on: 'light',
          alignment: 'center',
          colour: 'vivid',
          motion: { accent: 'scale' },
        }),
        words: read({ on: 'light', alignment: 'center' }),
      },
    },
    figure3: {
      ground: 'deep',
      decorations: [
        circle('warm.background', {
          portrait: [-14, 40, 88, null],
          tabletPortrait: [-12, 50, 60, null],
          landscape: [-24, 64, 50, null],
        }),
      ],
      column: { ...LEFT, portrait: { top: 36, bottom: 82, left: 7, width: 86 } },
      parts: {
        lead: lead(),
        figure: large(FIGURE, { leading: 1, colour: 'vivid', motion: { accent: 'scale' } }),
        words: read(),
      },
    },
    statement: {
      ground: 'bright',
      decorations: [
        circle('deep.background', {
          portrait: [78, 50, 80, null],
          landscape: [56, 80, 32, null],
        }),
      ],
      column: {
        portrait: { top: 8, bottom: 74, left: 7, width: 86 },
        landscape: { top: 8, bottom: 84, left: 7, width: 73, at: 'middle' },
        mobileLandscape: { top: 7, bottom: 71, left: 9, width: 72, at: 'middle' },
        tabletLandscape: { top: 8, bottom: 78, left: 7, width: 73, at: 'middle' },
      },
      parts: {
        headline: large([72, 56, 120, 100, 140]),
        words: read(),
      },
    },
    steps: {
      ground: 'light',
      decorations: [
        band('deep.background', 0),
        band('bright.background', 1),
        band('warm.background', 2),
        circle('light.background', {
          portrait: [87, 55, 60, null],
          landscape: [78, 82, 26, null],
        }),
      ],
      column: {
        portrait: { top: 6, bottom: 24, left: 7, width: 86, at: 'middle' },
        landscape: { top: 6, bottom: 36, left: 7, width: 84, at: 'middle' },
        mobileLandscape: { top: 5, bottom: 29, left: 9, width: 84, at: 'middle' },
      },
      parts: {
        headline: large([64, 56, 110, 100, 120]),
        step1: step(0, 'deep'),
        step2: step(1, 'bright'),
        step3: step(2, 'warm'),
      },
    },
    closing: {
      ground: 'deep',
      decorations: [
        circle('warm.background', {
          portrait: [78, -20, 140, null],
          landscape: [24, 63, 58, null],
        }),
      ],
      column: { ...LEFT, portrait: { top: 8, bottom: 74, left: 7, width: 86 } },
      parts: {
        headline: large(HUGE, { colour: 'vivid' }),
        words: read(),
      },
      ending: 'left',
    },
  },
};

function band(colour: Decoration['colour'], place: 0 | 1 | 2): Decoration {
  return {
    form: 'rectangle',
    colour,
    areas: {
      portrait: [26 + 19 * place, 0, 100, place === 2 ? 40 : 19.2],
      landscape: [38, 33.3 * place, 33.5, 64],
      mobileLandscape: [30, 33.3 * place, 33.5, 72],
    },
    animation: 'slide',
    motion: { duration: 0.5, easing: 'easeOut' },
  };
}

function step(place: 0 | 1 | 2, on: NonNullable<PartStyle['on']>): PartStyle {
  const left = [7, 36.5, 70][place] ?? 7;
  return large([32, 24, 56, 36, 48], {
    on,
    letterSpacing: 0,
    column: {
      portrait: { top: 27 + 19 * place, bottom: 44 + 19 * place, left: 7, width: 86, at: 'middle' },
      landscape: { top: 44, bottom: 84, left, width: 24 },
      mobileLandscape: { top: 36, bottom: 71, left: Math.max(9, left), width: 22 },
      tabletLandscape: { top: 44, bottom: 78, left, width: 24 },
    },
  });
}
