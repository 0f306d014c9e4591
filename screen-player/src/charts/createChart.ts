import { isRightToLeft, type ChartForm, type Item, type Layout } from 'shared-kernel/model';

import type { ChartBody } from '../stage/stageOptions';
import { applyStyle } from '../style/styleSheetOfOne';
import { drawBars } from './drawBars';
import { drawDots } from './drawDots';
import { span, type Drawing, type ToDraw } from './drawing';
import { drawLine } from './drawLine';
import { drawRing } from './drawRing';
import { drawRows } from './drawRows';
import { growthOf } from './growth';
import { readChart } from './readChart';

/** [P45] What a chart shows below its words. */
export function createChart(page: Document, language: string | undefined): ChartBody {
  const element = span(page, {});
  let drawing: Drawing | null = null;
  return {
    element,
    show: (item: Item, layout: Layout) => {
      const read = readChart(item, language);
      const { chart } = item;
      const isHigh = layout.height !== null;
      applyStyle(element, {
        display: 'flex',
        'flex-direction': 'column',
        ...(isHigh ? { flex: '1 1 0', 'min-height': '0' } : {}),
      });
      drawing =
        read === null || !chart
          ? null
          : FORMS[read.form]({
              ...{ page, read, chart, layout },
              growth: growthOf(item),
              fromRight: isRightToLeft(language ?? 'en'),
            });
      element.replaceChildren(...(drawing?.nodes ?? []));
      drawing?.growTo(1);
    },
    growTo: (time) => drawing?.growTo(time),
  };
}

const FORMS: Readonly<Record<ChartForm, (drawn: ToDraw) => Drawing>> = {
  bars: drawBars,
  rows: drawRows,
  average: drawRows,
  line: drawLine,
  ring: drawRing,
  dots: drawDots,
};
