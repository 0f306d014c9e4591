import { applyStyle } from '../style/styleSheetOfOne';
import { writtenColour } from '../objects/writtenColour';
import { valueColour } from './chartColours';
import { dotsOf } from './dotsOf';
import { keptRoom, plotSvg, span, svg, write, WORDS_SIZE } from './drawing';
import type { Drawing, ToDraw } from './drawing';
import { wordsOpacity } from './growth';

const RADIUS = 4.2;

/** [P45] So many dots of so many, line by line. */
export function drawDots({ page, read, chart, growth, fromRight }: ToDraw): Drawing {
  const [value] = read.values;
  const { count, filled, across } = dotsOf(value?.number ?? 0, read.full);
  const down = Math.ceil(count / across);
  const dots = Array.from({ length: count }, (_, index) => {
    const place = index % across;
    const cx = (fromRight ? across - 1 - place : place) * 10 + 5;
    const dot = svg(page, 'circle', { cx, cy: Math.floor(index / across) * 10 + 5 });
    const isFilled = index < filled;
    applyStyle(dot, {
      fill: isFilled ? valueColour(chart, value?.colour ?? '', 0) : 'none',
      stroke: isFilled ? 'none' : writtenColour(chart.trackColour),
      'stroke-width': '0.8',
    });
    return { dot, isFilled };
  });
  const picture = plotSvg(page, ...dots.map(({ dot }) => dot));
  write(picture, { viewBox: `0 0 ${String(across * 10)} ${String(down * 10)}` });
  const printed = span(
    page,
    { 'font-weight': 'bold', 'line-height': '1.25' },
    chart.showValues ? `${value?.text ?? ''} / ${chart.whole}` : '',
  );
  const label = span(
    page,
    { 'font-size': WORDS_SIZE, 'font-weight': 'normal', 'line-height': '1.25' },
    value?.label ?? '',
  );
  const words = span(page, { 'margin-top': '0.6em' }, printed, label);
  return {
    nodes: [span(page, keptRoom(`${String(across)} / ${String(down)}`), picture), words],
    growTo: (time) => {
      for (const [index, { dot, isFilled }] of dots.entries()) {
        const grown = isFilled ? growth(time, index, count) : 1;
        write(dot, { r: Math.round(RADIUS * grown * 100) / 100 - (isFilled ? 0 : 0.4) });
      }
      applyStyle(words, { opacity: wordsOpacity(growth(time, 0, 1)) });
    },
  };
}
