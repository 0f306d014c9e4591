import { applyStyle } from '../style/styleSheetOfOne';
import { writtenColour } from '../objects/writtenColour';
import { valueColour } from './chartColours';
import { percent, plotRoom, plotSvg, span, svg, write } from './drawing';
import type { Drawing, ToDraw } from './drawing';
import { wordsOpacity } from './growth';
import { createLabels, placeOf, printsValue, valueText, wordsSize } from './labels';

/** [P45] Upright bars beside each other, from 0 to the largest. */
export function drawBars(drawn: ToDraw): Drawing {
  const { page, read, chart, layout, growth } = drawn;
  const { values, full } = read;
  const count = values.length;
  const bars = values.map(({ number, colour }, index) => {
    const bar = svg(page, 'rect', {
      x: percent(placeOf(drawn, index) - BAR_SHARE / count / 2),
      width: percent(BAR_SHARE / count),
      rx: count > 8 ? 3 : 6,
    });
    const words = printsValue(drawn, index) ? valueText(drawn, index) : null;
    applyStyle(bar, { fill: valueColour(chart, colour, index) });
    return { bar, words, share: (number ?? 0) / full };
  });
  const base = svg(page, 'rect', { x: 0, y: '100%', width: '100%', height: 2 });
  applyStyle(base, { fill: writtenColour(chart.trackColour) });
  const picture = plotSvg(
    page,
    base,
    ...bars.map(({ bar }) => bar),
    ...bars.flatMap(({ words }) => words ?? []),
  );
  const room = span(
    page,
    { ...plotRoom(layout, '16 / 9'), 'font-size': wordsSize(count) },
    picture,
  );
  if (chart.showValues) applyStyle(picture, { height: 'calc(100% - 2.1em)' });
  return {
    nodes: [room, createLabels(drawn)],
    growTo: (time) => {
      for (const [index, { bar, words, share }] of bars.entries()) {
        const grown = growth(time, index, count);
        write(bar, { y: percent(1 - share * grown), height: percent(share * grown) });
        if (words === null) continue;
        write(words, { y: percent(1 - share * grown) });
        applyStyle(words, { opacity: wordsOpacity(grown) });
      }
    },
  };
}

/** Of its place, how much a bar takes. */
const BAR_SHARE = 0.66;
