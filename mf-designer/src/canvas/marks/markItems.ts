import { parseColour, type Stage } from 'screen-player';
import type { Item, ItemId } from 'shared-kernel/model';

import { itemName, TYPE_LABELS } from '../../document/itemName';

interface ItemMarks {
  readonly items: readonly Item[];
  readonly selection: readonly ItemId[];
  readonly locked: ReadonlySet<ItemId>;
  /** Whose conditions the supporter of the preview does not meet [S53]. */
  readonly unmet: ReadonlySet<ItemId>;
}

/** Makes the items of a stage reachable and tells which ones are selected. Locked ones are out of reach [S25]. */
export function markItems(stage: Stage, marks: ItemMarks): void {
  const { items, selection, locked, unmet } = marks;
  const selected = new Set(selection);
  for (const item of items) {
    const element = stage.itemBox(item.id)?.element;
    if (element === undefined) continue;
    const isLocked = locked.has(item.id);
    mark(element, 'tabindex', isLocked ? '-1' : '0');
    mark(element, 'role', 'button');
    const note = unmet.has(item.id) ? ', not shown to this supporter' : '';
    mark(element, 'aria-label', `${TYPE_LABELS[item.type]}: ${seenText(element, item)}${note}`);
    mark(element, 'aria-pressed', String(selected.has(item.id)));
    mark(element, 'aria-disabled', String(isLocked));
    element.toggleAttribute('data-selected', selected.has(item.id));
    element.toggleAttribute('data-locked', isLocked);
    element.toggleAttribute('data-unmet', unmet.has(item.id));
    element.toggleAttribute('data-empty', isEmpty(item));
  }
}

/** What stands on the canvas, so that an item is called by the words that are seen. */
const seenText = (element: Element, item: Item): string =>
  element.textContent.replace(/\s+/g, ' ').trim() || itemName(item);

/** Nothing of it is seen; blanks on a colour are (S60). */
const isEmpty = ({ type, text, url, backgroundColour }: Item): boolean =>
  type !== 'share' &&
  text.trim() === '' &&
  (type === 'text' ? text === '' || isClear(backgroundColour) : url === '');

const isClear = (colour: string): boolean => (parseColour(colour)?.alpha ?? 0) === 0;

/** An attribute that stays as it is costs the browser nothing. */
function mark(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
