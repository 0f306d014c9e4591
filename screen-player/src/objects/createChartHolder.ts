import type { Item, Layout } from 'shared-kernel/model';

import { isHiddenChart, readChart } from '../charts/readChart';
import type { ChartBody, ChartPart, StageOptions } from '../stage/stageOptions';
import { ALIGNED } from './frameStyle';
import type { TextFrame } from '../motion/typedText';
import { HEARD_ONLY, INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import { saidText } from './saidText';

/** [P45] A chart's words, and room for what the part draws; where the part does not come, what would be heard is seen. */
export function createChartHolder(page: Document, { language, objects }: StageOptions) {
  const create = (style: Readonly<Record<string, string>>) => {
    const element = page.createElement('span');
    applyStyle(element, { ...INSIDE_RESET, ...style });
    return element;
  };
  const said = create(HEARD_ONLY);
  const words = create({ display: 'flex', 'flex-direction': 'column' });
  const title = create({ display: 'block', 'margin-bottom': '0.6em' });
  const plain = create({ display: 'block' });
  words.setAttribute('aria-hidden', 'true');
  let shown: {
    readonly item: Item;
    readonly layout: Layout;
    readonly text: readonly Node[];
  } | null = null;
  let time = 1;
  /** undefined: not asked for; null: on its way. */
  let body: ChartBody | null | undefined;
  let failed = false;

  const draw = () => {
    if (shown === null) return;
    const { item, layout, text } = shown;
    title.replaceChildren(...text);
    const heads = item.text.trim() === '' ? [] : [title];
    if (readChart(item, language) === null) plain.textContent = item.chart?.fallback ?? '';
    else if (failed) plain.textContent = saidText({ ...item, text: '' }, language);
    else {
      body?.show(item, layout);
      body?.growTo(time);
      words.replaceChildren(...(body ? [...heads, body.element] : []));
      return;
    }
    words.replaceChildren(...(failed ? heads : []), plain);
  };
  const load = () => {
    if (body !== undefined) return;
    body = null;
    const bring = ({ createChart }: ChartPart) => {
      body = createChart(page, language);
    };
    if (objects?.createChart) bring({ createChart: objects.createChart });
    else
      void import(/* webpackChunkName: "charts" */ '../charts')
        .then(bring, () => {
          failed = true;
        })
        .then(draw);
  };

  return {
    words,
    /** Nothing where nothing of it is to be seen. */
    show: (item: Item, layout: Layout, text: readonly Node[]): readonly Node[] => {
      if (isHiddenChart(item, language)) return [];
      shown = { item, layout, text };
      if (readChart(item, language) !== null) load();
      const isHigh = layout.height !== null;
      applyStyle(words, {
        ...(isHigh ? { flex: '1 1 0', 'min-height': '0' } : { flex: '0 0 auto' }),
        'justify-content': ALIGNED[layout.verticalAlignment],
      });
      said.textContent = saidText(item, language);
      draw();
      return [said, words];
    },
    showMoment: (moment: TextFrame | null) => {
      time = moment?.grown ?? 1;
      body?.growTo(time);
    },
  };
}
