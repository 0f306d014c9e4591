import { applyStyle } from '../style/styleSheetOfOne';
import { valueColour } from './chartColours';
import { percent, plotSvg, span, svg, write, WORDS_SIZE } from './drawing';
import type { Drawing, ToDraw } from './drawing';
import { wordsOpacity } from './growth';

/** [P45] A level bar for each value below its words; also of "you and the average", which are two. */
export function drawRows({ page, read, chart, layout, growth, fromRight }: ToDraw): Drawing {
  const { values, full, form } = read;
  const rows = values.map(({ label, text, number, colour }, index) => {
    const bar = svg(page, 'rect', { y: 0, height: '100%', rx: 5 });
    applyStyle(bar, { fill: valueColour(chart, colour, index) });
    const printed = span(
      page,
      { 'font-weight': 'bold', 'white-space': 'nowrap' },
      chart.showValues ? text : '',
    );
    const words = span(
      page,
      {
        display: 'flex',
        direction: fromRight ? 'rtl' : 'ltr',
        'align-items': 'baseline',
        'justify-content': 'space-between',
        gap: '0.75em',
        'text-align': 'start',
        'line-height': '1.25',
        'font-weight': 'normal',
        'margin-bottom': '0.3em',
      },
      span(page, { 'min-width': '0', 'unicode-bidi': 'plaintext' }, label),
      printed,
    );
    const room = span(
      page,
      { position: 'relative', height: form === 'average' ? '2.2em' : '1.1em' },
      plotSvg(page, bar),
    );
    return { row: span(page, {}, words, room), bar, printed, share: (number ?? 0) / full };
  });
  return {
    nodes: [
      span(
        page,
        {
          display: 'flex',
          'flex-direction': 'column',
          'justify-content': 'space-evenly',
          gap: '0.9em',
          'font-size': form === 'average' ? '0.85em' : WORDS_SIZE,
          ...(layout.height === null ? {} : { flex: '1 1 0', 'min-height': '0' }),
        },
        ...rows.map(({ row }) => row),
      ),
    ],
    growTo: (time) => {
      for (const [index, { bar, printed, share }] of rows.entries()) {
        const grown = growth(time, index, rows.length);
        const width = share * grown;
        write(bar, { x: percent(fromRight ? 1 - width : 0), width: percent(width) });
        applyStyle(printed, { opacity: wordsOpacity(grown) });
      }
    },
  };
}
