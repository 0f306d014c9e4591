import type { Figure, Item, Layout } from 'shared-kernel/model';

import { finishedText } from '../motion/finishedText';
import { HEARD_ONLY, INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import { createBar } from './createBar';
import { createRing } from './createRing';
import { saidText } from './saidText';
import { shareOf } from './shareOf';

/** [P43] [P44] What stands around the text of a number or a progress. */
export function createFigure(page: Document, language: string | undefined) {
  const create = (style: StyleSheetOfOne) => {
    const element = page.createElement('span');
    applyStyle(element, { ...INSIDE_RESET, ...style });
    return element;
  };
  const words = create({
    display: 'flex',
    'flex-direction': 'column',
    'justify-content': 'center',
  });
  const figureLine = create({ display: 'block' });
  const unit = create({ 'font-size': '0.5em', 'line-height': '1' });
  const label = create(LABEL);
  const comparison = create(COMPARISON);
  const said = create(HEARD_ONLY);
  const [bar, ring] = [createBar(page), createRing(page)];
  let shown: { readonly item: Item; readonly figure: Figure; readonly layout: Layout } | null =
    null;

  const drawShare = (text: string | null) => {
    if (shown?.item.type !== 'progress') return;
    const { item, figure, layout } = shown;
    const share = shareOf(text ?? finishedText(item), figure.goal, language) ?? 0;
    if (figure.form === 'ring') ring.show(figure, share, layout.height !== null);
    else bar.show(figure, share);
  };

  return {
    /** All that is seen of it in words. */
    words,
    /** What stands in the box; `text`: the figure itself. */
    show: (item: Item, figure: Figure, layout: Layout, text: readonly Node[]): readonly Node[] => {
      shown = { item, figure, layout };
      unit.textContent = `\u00a0${figure.unit}`;
      label.textContent = figure.label;
      const isProgress = item.type === 'progress';
      comparison.textContent = isProgress ? figure.goal : figure.comparison;
      figureLine.replaceChildren(...text, ...(figure.unit === '' ? [] : [unit]));
      const isRing = isProgress && figure.form === 'ring';
      words.replaceChildren(
        figureLine,
        ...(isProgress && !isRing ? [bar.element] : []),
        ...[label, comparison].filter((line) => line.textContent !== ''),
      );
      applyStyle(words, isRing ? IN_RING : AS_BLOCK);
      drawShare(null);
      if (!isProgress) {
        words.removeAttribute('aria-hidden');
        return [words];
      }
      said.textContent = saidText(item);
      words.setAttribute('aria-hidden', 'true');
      return [said, ...(isRing ? [ring.element] : []), words];
    },
    /** [P44] What is done follows the figure while it counts; null: as it is in the end. */
    showMoment: drawShare,
  };
}

/** The ring gives its words the room inside of it. */
const IN_RING: StyleSheetOfOne = { position: 'absolute', inset: '0', 'text-align': 'center' };
const AS_BLOCK: StyleSheetOfOne = { position: 'relative', inset: 'auto', 'text-align': 'inherit' };

/** Smaller than the figure, and large enough to be read. */
const LABEL: StyleSheetOfOne = {
  display: 'block',
  'font-size': 'clamp(14px, 0.32em, 28px)',
  'line-height': '1.3',
  'margin-top': '0.25em',
};

const COMPARISON: StyleSheetOfOne = {
  display: 'block',
  'font-size': 'clamp(13px, 0.26em, 22px)',
  'line-height': '1.35',
  'margin-top': '0.25em',
};
