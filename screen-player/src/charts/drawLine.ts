import { applyStyle } from '../style/styleSheetOfOne';
import { INSIDE_RESET } from '../style/foreignStyles';
import { writtenColour } from '../objects/writtenColour';
import { valueColour } from './chartColours';
import { FILLING, percent, plotRoom, plotSvg, span, svg } from './drawing';
import type { Drawing, ToDraw } from './drawing';
import { wordsOpacity } from './growth';
import { createLabels, placeOf, printsValue, valueText, wordsSize } from './labels';
import { monotonePath } from './monotonePath';

/** [P45] A line through the values, from 0 to the largest; broken where one is missing. */
export function drawLine(drawn: ToDraw): Drawing {
  const { page, read, chart, layout, fromRight } = drawn;
  const { values, full } = read;
  const points = values.map(({ number }, index) =>
    number === null ? null : { x: placeOf(drawn, index) * 100, y: 100 - (number / full) * 100 },
  );
  const colour = writtenColour(chart.colour);
  const stretched = svg(page, 'svg', { viewBox: '0 0 100 100', preserveAspectRatio: 'none' });
  applyStyle(stretched, { ...INSIDE_RESET, ...FILLING, overflow: 'visible' });
  for (const stretch of unbroken(points)) {
    const inOrder = fromRight ? [...stretch].reverse() : stretch;
    const [from, to] = [inOrder[0], inOrder[inOrder.length - 1]];
    if (from === undefined || to === undefined || from === to) continue;
    const line = monotonePath(inOrder);
    const area = svg(page, 'path', {
      d: `${line} L ${String(to.x)},100 L ${String(from.x)},100 Z`,
    });
    const path = svg(page, 'path', { d: line, 'vector-effect': 'non-scaling-stroke' });
    applyStyle(area, { fill: colour, opacity: '0.14' });
    applyStyle(path, { ...STROKE, stroke: colour });
    stretched.append(area, path);
  }
  const base = svg(page, 'rect', { x: 0, y: '100%', width: '100%', height: 2 });
  applyStyle(base, { fill: writtenColour(chart.trackColour) });
  const dots = points.flatMap((point, index) => {
    if (point === null) return [];
    const dot = svg(page, 'circle', {
      cx: `${String(point.x)}%`,
      cy: `${String(point.y)}%`,
      r: values.length > 12 ? 3 : 5,
    });
    applyStyle(dot, { fill: valueColour(chart, values[index]?.colour ?? '', index) });
    const words = printsValue(drawn, index) ? valueText(drawn, index) : null;
    words?.setAttribute('y', `${String(point.y)}%`);
    return [{ dot, words, at: (index + 0.5) / values.length }];
  });
  const picture = plotSvg(
    page,
    base,
    stretched,
    ...dots.map(({ dot }) => dot),
    ...dots.flatMap(({ words }) => words ?? []),
  );
  if (chart.showValues) applyStyle(picture, { height: 'calc(100% - 2.4em)' });
  const room = span(
    page,
    { ...plotRoom(layout, '16 / 9'), 'font-size': wordsSize(values.length) },
    picture,
  );
  return {
    nodes: [room, createLabels(drawn)],
    growTo: (time) => {
      const come = drawn.growth(time, 0, 1);
      const hidden = come >= 1 ? '-5%' : percent(1 - come);
      const [left, right] = fromRight ? [hidden, '-5%'] : ['-5%', hidden];
      applyStyle(stretched, { 'clip-path': `inset(-20px ${right} -20px ${left})` });
      for (const { dot, words, at } of dots) {
        const seen = wordsOpacity(come >= 1 ? 1 : 0.6 + (come - at) * 4);
        applyStyle(dot, { opacity: seen });
        if (words !== null) applyStyle(words, { opacity: seen });
      }
    },
  };
}

const STROKE = {
  fill: 'none',
  'stroke-width': '4px',
  'stroke-linecap': 'round',
  'stroke-linejoin': 'round',
} as const;

/** Neighbours without a gap among them. */
function unbroken<Point>(points: readonly (Point | null)[]): readonly (readonly Point[])[] {
  const stretches: Point[][] = [[]];
  for (const point of points)
    if (point === null) stretches.push([]);
    else stretches[stretches.length - 1]?.push(point);
  return stretches;
}
