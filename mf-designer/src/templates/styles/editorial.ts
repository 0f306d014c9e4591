import type { ItemMotion } from 'shared-kernel/model';

import type { Area, ByShape, Column, Decoration, PartStyle, Role, Sizes, Style } from './style';

const BY_LINE: Partial<ItemMotion> = {
  split: 'lines',
  stagger: 0.25,
  duration: 0.9,
  easing: 'easeOut',
};
const SLOWLY: Partial<ItemMotion> = { duration: 1, easing: 'easeOut' };

/** A hairline that is drawn from its left. */
const rule = (colour: Role, areas: ByShape<Area>, thickness = 1): Decoration => ({
  form: 'line',
  thickness,
  colour,
  areas,
  animation: 'slide',
  motion: SLOWLY,
});

/** A circle that is only a line. */
const ring = (colour: Role, areas: ByShape<Area>): Decoration => ({
  form: 'circle',
  outline: 1,
  colour,
  areas,
  animation: 'zoom',
  motion: { duration: 1.4, easing: 'easeOut', loop: 'drift' },
});

/**
 * A tall window with round ends, and the line of another beside it. A photograph stands in a wider one; like the window
 * it ends beyond the stage, so that only one of its ends is round.
 */
const windows = (
  colour: Role,
  line: Role,
  areas: ByShape<Area>,
  photographs: ByShape<Area>,
): readonly Decoration[] => [
  {
    form: 'pill',
    outline: 1,
    colour: line,
    areas: besideEach(areas),
    photograph: { areas: besideEach(photographs) },
    animation: 'fade',
    motion: { duration: 1.6, loop: 'drift' },
  },
  {
    form: 'pill',
    name: 'Window',
    colour,
    areas,
    photograph: { mask: 'pill', areas: photographs },
    animation: 'slide',
    motion: { duration: 1.2, easing: 'easeOut' },
  },
];

function besideEach({ portrait, landscape, ...others }: ByShape<Area>): ByShape<Area> {
  const beside = ([top, left, width, height]: Area): Area => [top + 4, left - 7, width, height];
  return {
    portrait: beside(portrait),
    landscape: beside(landscape),
    ...Object.fromEntries(Object.entries(others).map(([view, area]) => [view, beside(area)])),
  };
}

const kicker = (): PartStyle => ({
  sizes: [14, 14, 22, 20, 28],
  leading: 1.2,
  before: 0,
  family: 'body',
  letterSpacing: 14,
  capitals: true,
  animation: 'fade',
  motion: SLOWLY,
});

const title = (sizes: Sizes, more: Partial<PartStyle> = {}): PartStyle => ({
  sizes,
  leading: 1.1,
  before: 0.35,
  family: 'display',
  animation: 'fade',
  motion: BY_LINE,
  ...more,
});

const read = (more: Partial<PartStyle> = {}): PartStyle => ({
  sizes: [20, 18, 28, 26, 32],
  leading: 1.4,
  before: 1.1,
  family: 'body',
  animation: 'fade',
  motion: BY_LINE,
  ...more,
});

const FIGURE: Sizes = [120, 100, 140, 140, 140];
const SAID: Sizes = [28, 22, 44, 36, 44];

/** Right below the hairline. */
const UNDER_RULE: ByShape<Column> = {
  portrait: { top: 10, bottom: 66, left: 7, width: 86 },
  landscape: { top: 13, bottom: 84, left: 7, width: 52 },
  mobileLandscape: { top: 13, bottom: 71, left: 9, width: 52 },
  tabletLandscape: { top: 13, bottom: 78, left: 7, width: 52 },
};
const RULE: ByShape<Area> = {
  portrait: [6.5, 7, 86, 0.5],
  landscape: [10, 7, 52, 0.6],
  mobileLandscape: [8, 9, 52, 0.8],
};
const AT_RIGHT: Area = [14, 70, 22, 120];
const PHOTOGRAPH_AT_RIGHT: Area = [14, 67, 27, 111];

/** Paper, hairlines, a serif and much room. */
export const EDITORIAL: Style = {
  id: 'editorial',
  name: 'Editorial',
  purpose: 'Paper, fine lines, a serif and much room.',
  fonts: { display: 'Playfair Display', body: 'Source Sans 3' },
  transition: { kind: 'crossFade', duration: 0.8 },
  arrangements: {
    opening: {
      ground: 'light',
      decorations: [
        ...windows(
          'bright.background',
          'light.ink',
          { portrait: [68, 44, 48, 60], landscape: AT_RIGHT },
          {
            portrait: [67, 30, 63, 48],
            tabletPortrait: [67, 47, 46, 60],
            landscape: PHOTOGRAPH_AT_RIGHT,
          },
        ),
        rule('light.ink', RULE),
      ],
      column: UNDER_RULE,
      parts: {
        headline: title([64, 56, 110, 90, 120], { before: 0.6 }),
        name: title([64, 56, 110, 90, 120], { slant: 'italic', colour: 'vivid', before: 0.06 }),
        words: read(),
        signature: { ...kicker(), before: 2 },
      },
    },
    figure1: {
      ground: 'light',
      decorations: [
        ...windows(
          'warm.background',
          'light.ink',
          { portrait: [76, 14, 40, 60], landscape: AT_RIGHT },
          {
            portrait: [74, 14, 58, 41],
            tabletPortrait: [74, 14, 44, 52],
            landscape: PHOTOGRAPH_AT_RIGHT,
          },
        ),
        rule('light.ink', RULE),
      ],
      column: {
        ...UNDER_RULE,
        portrait: { top: 10, bottom: 73, left: 7, width: 86, at: 'middle' },
      },
      parts: {
        lead: kicker(),
        figure: title(FIGURE, { colour: 'vivid', before: 0.25 }),
        unit: title(SAID, { slant: 'italic', before: 0.2 }),
        words: read(),
      },
    },
    figure2: {
      ground: 'deep',
      decorations: [
        ring('deep.vivid', { portrait: [60, 10, 120, null], landscape: [-30, 60, 70, null] }),
        ring('deep.vivid', { portrait: [68, 30, 110, null], landscape: [-8, 68, 60, null] }),
        rule('deep.ink', RULE),
      ],
      column: UNDER_RULE,
      parts: {
        lead: kicker(),
        figure: title(FIGURE, { colour: 'vivid', before: 0.25 }),
        words: title(SAID, { slant: 'italic', before: 0.8 }),
      },
    },
    figure3: {
      ground: 'light',
      decorations: [
        ...windows(
          'deep.background',
          'light.ink',
          { portrait: [-30, 52, 41, 60], landscape: [-30, 14, 22, 110] },
          {
            portrait: [-15, 35, 58, 48],
            tabletPortrait: [-27, 49, 44, 60],
            landscape: [-28, 9, 30, 114],
          },
        ),
        rule('light.ink', {
          portrait: [38, 7, 86, 0.5],
          landscape: [10, 46, 47, 0.6],
          mobileLandscape: [8, 46, 47, 0.8],
        }),
      ],
      column: {
        portrait: { top: 40, bottom: 82, left: 7, width: 86 },
        landscape: { top: 13, bottom: 84, left: 46, width: 47 },
        mobileLandscape: { top: 12, bottom: 71, left: 46, width: 47 },
        tabletLandscape: { top: 13, bottom: 78, left: 46, width: 47 },
      },
      parts: {
        lead: kicker(),
        figure: title(FIGURE, { colour: 'vivid', before: 0.25 }),
        words: read(),
      },
    },
    statement: {
      ground: 'bright',
      decorations: [
        ring('bright.ink', { portrait: [62, 22, 110, null], landscape: [36, 76, 44, null] }),
        rule(
          'bright.ink',
          {
            portrait: [9, 7, 20, 0.6],
            landscape: [13, 7, 10, 0.8],
            mobileLandscape: [9, 9, 10, 1],
          },
          3,
        ),
      ],
      column: {
        portrait: { top: 13, bottom: 62, left: 7, width: 86 },
        landscape: { top: 18, bottom: 84, left: 7, width: 66 },
        mobileLandscape: { top: 14, bottom: 71, left: 9, width: 66 },
        tabletLandscape: { top: 18, bottom: 78, left: 7, width: 66 },
      },
      parts: {
        headline: title([56, 44, 90, 80, 100], { slant: 'italic' }),
        words: read(),
      },
    },
    steps: {
      ground: 'light',
      decorations: [stepRule(0), stepRule(1), stepRule(2)],
      column: {
        portrait: { top: 8, bottom: 27, left: 7, width: 88, at: 'middle' },
        landscape: { top: 8, bottom: 36, left: 7, width: 84, at: 'middle' },
        mobileLandscape: { top: 7, bottom: 32, left: 9, width: 84, at: 'middle' },
      },
      parts: {
        headline: title([56, 44, 90, 80, 100], { colour: 'vivid' }),
        step1: step(0),
        step2: step(1),
        step3: step(2),
      },
    },
    closing: {
      ground: 'light',
      decorations: [
        ...windows(
          'bright.background',
          'light.ink',
          { portrait: [77, 30, 60, 60], landscape: AT_RIGHT },
          {
            portrait: [75, 30, 63, 40],
            tabletPortrait: [75, 47, 46, 50],
            landscape: PHOTOGRAPH_AT_RIGHT,
          },
        ),
        rule('light.ink', RULE),
      ],
      column: { ...UNDER_RULE, portrait: { top: 10, bottom: 74, left: 7, width: 86 } },
      parts: {
        headline: title([64, 48, 110, 90, 110], { before: 0.06 }),
        words: read(),
      },
      ending: 'left',
    },
  },
};

function stepRule(place: 0 | 1 | 2): Decoration {
  const left = 7 + 30 * place;
  return rule('light.ink', {
    portrait: [29 + 17 * place, 7, 86, 0.5],
    landscape: [40, left, 26, 0.6],
    mobileLandscape: [36, left + 2, 25, 0.8],
  });
}

function step(place: 0 | 1 | 2): PartStyle {
  const left = 7 + 30 * place;
  return title([28, 22, 48, 36, 44], {
    slant: 'italic',
    column: {
      portrait: { top: 31.5 + 17 * place, bottom: 45 + 17 * place, left: 7, width: 84 },
      landscape: { top: 44, bottom: 84, left, width: 25 },
      mobileLandscape: { top: 41, bottom: 71, left: left + 2, width: 24 },
      tabletLandscape: { top: 44, bottom: 78, left, width: 25 },
    },
  });
}
