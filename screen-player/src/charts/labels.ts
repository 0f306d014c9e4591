import { applyStyle } from '../style/styleSheetOfOne';
import { INSIDE_RESET } from '../style/foreignStyles';
import { CLOSE_WORDS_SIZE, percent, span, svg, WORDS_SIZE } from './drawing';
import type { ToDraw } from './drawing';

/** More values than these stand too close for the words of each. */
const MOST_PRINTED = 6;

/** Letters of a label's size that a phone's width has room for. */
const LETTERS_ACROSS = 54;

/** The middle of a value's place, 0-1 from the left. */
export function placeOf({ read, fromRight }: ToDraw, index: number): number {
  const place = (index + 0.5) / read.values.length;
  return fromRight ? 1 - place : place;
}

export const wordsSize = (count: number): string =>
  count > MOST_PRINTED ? CLOSE_WORDS_SIZE : WORDS_SIZE;

/** Of many values only the first of the largest is printed, and the rest is read from it. */
export function printsValue({ read: { values, full }, chart }: ToDraw, index: number): boolean {
  const number = values[index]?.number ?? null;
  if (!chart.showValues || number === null) return false;
  if (values.length <= MOST_PRINTED) return true;
  return values.findIndex((one) => one.number === full) === index;
}

/** A printed value, above its place; at the sides it leans inwards. */
export function valueText(drawn: ToDraw, index: number): SVGTextElement {
  const { page, read } = drawn;
  const place = placeOf(drawn, index);
  const leans = read.values.length > MOST_PRINTED;
  const text = svg(page, 'text', { x: percent(place), dy: '-0.4em' });
  text.textContent = read.values[index]?.text ?? '';
  applyStyle(text, {
    ...INSIDE_RESET,
    fill: 'currentColor',
    'font-weight': 'bold',
    'font-size': leans ? '1.5em' : '1.15em',
    'text-anchor':
      !leans || (place > 0.2 && place < 0.8) ? 'middle' : place < 0.5 ? 'start' : 'end',
  });
  return text;
}

/** Below the picture, each in the middle of its place; where they would not fit, each second, third, … is left out. */
export function createLabels({ page, read, fromRight }: ToDraw): HTMLElement {
  const count = read.values.length;
  const longest = Math.max(1, ...read.values.map(({ label }) => Array.from(label).length));
  const step = count > MOST_PRINTED ? Math.ceil((longest * count) / LETTERS_ACROSS) : 1;
  return span(
    page,
    {
      display: 'grid',
      'grid-template-columns': `repeat(${String(count)}, minmax(0, 1fr))`,
      direction: fromRight ? 'rtl' : 'ltr',
      'font-size': wordsSize(count),
      'line-height': '1.25',
      'margin-top': '0.5em',
      'text-align': 'center',
      'font-weight': 'normal',
    },
    ...read.values.map(({ label }, index) =>
      span(
        page,
        {
          'min-width': '0',
          'white-space': count > MOST_PRINTED ? 'nowrap' : 'normal',
          'unicode-bidi': 'plaintext',
        },
        index % step === 0 ? label : '',
      ),
    ),
  );
}
