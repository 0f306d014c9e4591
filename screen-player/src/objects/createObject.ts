import type { Item, Layout } from 'shared-kernel/model';

import { createShareButtons } from '../share/createShareButtons';
import { createLinkBody } from './createLinkBody';
import type { StageObject, StageOptions } from '../stage/stageOptions';
import { focusPlace } from '../style/focusPlace';
import { INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle, createStyleWriter } from '../style/styleSheetOfOne';
import { STORY_WORDS } from '../words/storyWords';
import { createChartHolder } from './createChartHolder';
import { createFigure } from './createFigure';
import { fillStyle, frameStyle, turned } from './frameStyle';

/** [P41] Inside of an item's box: a frame that is turned, filled and bordered, and in it what the item shows. */
export function createObject(page: Document, options: StageOptions = {}): StageObject {
  const { language, share = null, onFollow, words = STORY_WORDS } = options;
  const frame = page.createElement('span');
  const content = page.createElement('span');
  const line = page.createElement('span');
  const figure = createFigure(page, language);
  const chart = createChartHolder(page, options);
  const writeFrame = createStyleWriter(frame);
  const link = createLinkBody(page, onFollow);
  let sharing: { readonly alignment: Item['horizontalAlignment']; readonly node: Node } | null =
    null;
  let worn: Item | null = null;
  applyStyle(content, { ...INSIDE_RESET, display: 'block', position: 'relative' });
  frame.dataset['frame'] = '';

  const inside = (item: Item, layout: Layout, nodes: readonly Node[]): readonly Node[] => {
    if (item.type === 'shape') {
      if (item.shape?.form !== 'line') return [];
      applyStyle(line, {
        ...INSIDE_RESET,
        display: 'block',
        height: `${String(item.shape.thickness)}px`,
        ...fillStyle(item),
      });
      return [line];
    }
    if (item.type === 'button') {
      link.show(item, layout, nodes);
      return [link.node];
    }
    if (item.type === 'share') {
      const alignment = item.horizontalAlignment;
      if (sharing?.alignment !== alignment) {
        const node = createShareButtons(page, { actions: share, alignment, words });
        sharing = { alignment, node };
      }
      return [sharing.node];
    }
    if (item.type === 'chart') return chart.show(item, layout, nodes);
    if (item.figure !== null) return figure.show(item, item.figure, layout, nodes);
    if (item.type === 'text') {
      keepChildren(content, nodes);
      return [content];
    }
    fitInto(nodes, item, layout);
    return nodes;
  };

  return {
    get words() {
      if (worn?.type === 'chart') return chart.words;
      return worn?.figure == null ? null : figure.words;
    },
    dress: (item, layout, nodes) => {
      worn = item;
      writeFrame(frameStyle(item, layout));
      const shown = inside(item, layout, nodes);
      keepChildren(frame, shown);
      // [P45] Of a chart without data not even its ground is seen.
      return item.type === 'chart' && shown.length === 0 ? [] : [frame];
    },
    showMoment: (moment) => {
      if (worn?.type === 'progress') figure.showMoment(moment?.shown ?? null);
      if (worn?.type === 'chart') chart.showMoment(moment);
    },
    level: (read) => {
      if (worn === null || (worn.look?.rotation ?? 0) === 0) return read();
      frame.style.setProperty('transform', 'none');
      try {
        return read();
      } finally {
        frame.style.setProperty('transform', turned(worn));
      }
    },
  };
}

/** What is there already stays: putting it there again would take the focus from it. */
function keepChildren(parent: HTMLElement, nodes: readonly Node[]): void {
  const same = nodes.length > 0 && nodes.every((node, index) => parent.childNodes[index] === node);
  if (!same) parent.replaceChildren(...nodes);
}

/** [P41] [P49] A picture covers a box that has a height. */
function fitInto([element]: readonly Node[], item: Item, { height }: Layout): void {
  if (item.type !== 'image' || !(element instanceof HTMLElement)) return;
  const zoom = item.photo?.zoom ?? 1;
  applyStyle(element, {
    height: height === null ? 'auto' : '100%',
    'object-fit': 'cover',
    // What is in focus stays where it would be without.
    transform: zoom === 1 ? 'none' : `scale(${String(zoom)})`,
    'transform-origin': focusPlace(item.focus),
  });
}
