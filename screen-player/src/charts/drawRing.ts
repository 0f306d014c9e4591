import { applyStyle } from '../style/styleSheetOfOne';
import { writtenColour } from '../objects/writtenColour';
import { valueColour } from './chartColours';
import { keptRoom, plotSvg, span, svg, write, WORDS_SIZE } from './drawing';
import type { Drawing, ToDraw } from './drawing';
import { wordsOpacity } from './growth';

/** Of 100 across. */
const THICKNESS = 16;

/** Of 100 around: between two parts what is behind them is seen. */
const GAP = 1.4;

/** [P45] Parts of a whole, clockwise from the top; what is left of it is its track. */
export function drawRing({ page, read, chart, growth, fromRight }: ToDraw): Drawing {
  const parts = read.values.flatMap(({ number, ...value }, index) =>
    number === null || number === 0
      ? []
      : [
          {
            ...value,
            length: (number / read.full) * 100,
            colour: valueColour(chart, value.colour, index),
          },
        ],
  );
  const round = {
    cx: 50,
    cy: 50,
    r: 50 - THICKNESS / 2,
    'stroke-width': THICKNESS,
    fill: 'none',
    pathLength: 100,
  };
  const isOne = read.values.length === 1;
  const track = svg(page, 'circle', {
    ...round,
    stroke: writtenColour(chart.trackColour),
    'stroke-opacity': 0.35,
  });
  let begun = 0;
  const drawn = parts.map(({ length, colour }) => {
    const begins = begun;
    begun += length;
    return {
      begins,
      length: isOne || parts.length === 1 ? length : Math.max(0.4, length - GAP),
      arc: svg(page, 'circle', {
        ...round,
        stroke: colour,
        transform: `rotate(${String((begins / 100) * 360 - 90)} 50 50)`,
      }),
    };
  });
  const isWhole = begun > 99.9;
  const picture = plotSvg(page, ...(isWhole ? [] : [track]), ...drawn.map(({ arc }) => arc));
  write(picture, { viewBox: '0 0 100 100' });
  const middle = isOne && chart.showValues ? [span(page, MIDDLE, read.values[0]?.text ?? '')] : [];
  const words = isOne
    ? span(page, { ...BELOW, 'text-align': 'center' }, read.values[0]?.label ?? '')
    : legend();

  function legend() {
    return span(
      page,
      {
        display: 'grid',
        'grid-template-columns': 'auto 1fr auto',
        gap: '0.3em 0.6em',
        direction: fromRight ? 'rtl' : 'ltr',
        'align-items': 'baseline',
        ...BELOW,
        'text-align': 'start',
      },
      ...parts.flatMap(({ label, text, colour }) => [
        span(page, {
          width: '0.8em',
          height: '0.8em',
          'border-radius': '0.25em',
          'background-color': colour,
        }),
        span(page, { 'min-width': '0', 'unicode-bidi': 'plaintext' }, label),
        span(
          page,
          { 'font-weight': 'bold', 'white-space': 'nowrap' },
          chart.showValues ? text : '',
        ),
      ]),
    );
  }

  const room = span(page, keptRoom('1'), picture, ...middle);
  return {
    nodes: [room, words],
    growTo: (time) => {
      const come = growth(time, 0, 1);
      for (const { arc, begins, length } of drawn) {
        const seen = Math.min(length, Math.max(0, come * 100 - begins));
        write(arc, { 'stroke-dasharray': `${String(Math.round(seen * 100) / 100)} 100` });
        applyStyle(arc, { opacity: seen === 0 ? '0' : '1' });
      }
      for (const element of [words, ...middle])
        applyStyle(element, { opacity: wordsOpacity(come) });
    },
  };
}

const BELOW = {
  'font-size': WORDS_SIZE,
  'font-weight': 'normal',
  'line-height': '1.25',
  'margin-top': '0.9em',
} as const;

const MIDDLE = {
  position: 'absolute',
  inset: '0',
  display: 'grid',
  'place-items': 'center',
  'font-size': '1.4em',
  'font-weight': 'bold',
  'line-height': '1.2',
  'white-space': 'nowrap',
} as const;
