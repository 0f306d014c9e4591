import { fillText, type PlaceholderContext } from 'evaluation';
import { collapseSpaces, cutName, type Item, type ItemType } from 'shared-kernel/model';

export const TYPE_LABELS = {
  text: 'Text',
  image: 'Image',
  share: 'Share buttons',
  button: 'Button',
  shape: 'Shape',
  number: 'Number',
  progress: 'Progress',
  chart: 'Chart',
} as const satisfies Record<ItemType, string>;

/** [S9] In place of a text of placeholders that nothing is left of with the data of the preview. */
export const EMPTY_FOR_SUPPORTER = '(empty for this supporter)';

/**
 * What the list and the canvas call an item: its name where it has one, its text, cut to 20 characters, else its type. `filled` is the text with
 * the data of the preview; with fallbacks where it is left out.
 */
export function itemName(item: Item, filled = fillText(item.text, NOTHING_KNOWN)): string {
  const name = collapseSpaces(item.name);
  const text = collapseSpaces(filled);
  if (name !== '' && !isEmptied(item, text)) return apart(cutName(name));
  if (text === '') return nameWithoutText(item);
  return apart(cutName(text));
}

const isEmptied = (item: Item, filled: string): boolean =>
  filled === '' && collapseSpaces(item.text) !== '';

/** Written from right to left, it keeps its own order among the words around it (Unicode's first strong isolate). */
const apart = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

/** Letters of Hebrew, Arabic and their kin. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefe]/;

function nameWithoutText(item: Item): string {
  if (isEmptied(item, '')) return EMPTY_FOR_SUPPORTER;
  return isDecoration(item) && item.type === 'text' ? 'Colour' : TYPE_LABELS[item.type];
}

/** [S60] A shape, or a text of blanks, such as a bar of colour: nothing of it is read. */
export const isDecoration = ({ type, text }: Item): boolean =>
  type === 'shape' || (type === 'text' && text !== '' && text.trim() === '');

const NOTHING_KNOWN: PlaceholderContext = { field: () => null, search: () => null };
