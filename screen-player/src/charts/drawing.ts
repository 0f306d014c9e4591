import type { Chart, Layout } from 'shared-kernel/model';

import { INSIDE_RESET } from '../style/foreignStyles';
import { applyStyle } from '../style/styleSheetOfOne';
import type { StyleSheetOfOne } from '../style/styleSheetOfOne';
import type { Growth } from './growth';
import type { ReadChart } from './readChart';

/** What a form draws into. */
export interface ToDraw {
  readonly page: Document;
  readonly read: ReadChart;
  readonly chart: Chart;
  readonly layout: Layout;
  readonly growth: Growth;
  /** Where languages are read from the right, so is a chart. */
  readonly fromRight: boolean;
}

export interface Drawing {
  readonly nodes: readonly Node[];
  /** Shows it when so much of its time is over, 0-1. */
  readonly growTo: (time: number) => void;
}

const SVG = 'http://www.w3.org/2000/svg';

export function svg<Name extends keyof SVGElementTagNameMap>(
  page: Document,
  name: Name,
  attributes: Readonly<Record<string, string | number>> = {},
  ...inside: readonly Node[]
): SVGElementTagNameMap[Name] {
  const element = page.createElementNS(SVG, name);
  write(element, attributes);
  element.append(...inside);
  return element;
}

export function write(element: Element, attributes: Readonly<Record<string, string | number>>) {
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
}

export function span(
  page: Document,
  style: StyleSheetOfOne,
  ...inside: readonly (Node | string)[]
) {
  const element = page.createElement('span');
  applyStyle(element, { ...INSIDE_RESET, display: 'block', ...style });
  element.append(...inside);
  return element;
}

/** Fills the room that its surroundings give it. */
export function plotSvg(page: Document, ...inside: readonly Node[]): SVGSVGElement {
  const element = svg(page, 'svg', {}, ...inside);
  applyStyle(element, { ...INSIDE_RESET, ...FILLING, overflow: 'visible' });
  return element;
}

export const FILLING: StyleSheetOfOne = {
  display: 'block',
  position: 'absolute',
  left: '0',
  bottom: '0',
  width: '100%',
  height: '100%',
};

/** As high as the box leaves it, else by a proportion of its own. */
export const plotRoom = ({ height }: Layout, ratio: string): StyleSheetOfOne =>
  height === null
    ? { position: 'relative', width: '100%', 'aspect-ratio': ratio }
    : { position: 'relative', width: '100%', flex: '1 1 0', 'min-height': '0' };

/** The same of a picture that keeps its proportion: no higher than that, so that words stand close to it. */
export const keptRoom = (ratio: string): StyleSheetOfOne => ({
  position: 'relative',
  width: '100%',
  'aspect-ratio': ratio,
  flex: '0 1 auto',
  'min-height': '0',
});

export const percent = (share: number): string => `${String(Math.round(share * 1e4) / 100)}%`;

/** Words of a chart: smaller than its title, and large enough to be read. */
export const WORDS_SIZE = 'clamp(13px, 0.6em, 26px)';
export const CLOSE_WORDS_SIZE = 'clamp(11px, 0.44em, 20px)';
