import { parseColour, type Stage } from 'screen-player';
import { collapseSpaces, type Item, type ItemId } from 'shared-kernel/model';

import { EMPTY_FOR_SUPPORTER, itemName, TYPE_LABELS } from '../../document/itemName';

interface ItemMarks {
  readonly items: readonly Item[];
  readonly selection: readonly ItemId[];
  readonly locked: ReadonlySet<ItemId>;
  /** Whose conditions the supporter of the preview does not meet [S53]. */
  readonly unmet: ReadonlySet<ItemId>;
  /** Whose text is being written on the canvas [S114]. */
  readonly written: ItemId | null;
}

/** Makes the items of a stage reachable and tells which ones are selected. Locked ones are out of reach [S25]. */
export function markItems(stage: Stage, marks: ItemMarks): void {
  const { items, selection, locked, unmet, written } = marks;
  const selected = new Set(selection);
  for (const item of items) {
    const box = stage.itemBox(item.id);
    if (box === undefined) continue;
    const { element } = box;
    const isLocked = locked.has(item.id);
    const isWritten = item.id === written;
    const seen = isWritten ? itemName(item) : collapseSpaces(element.textContent);
    const empty = seen === '' ? emptyWords(item, box.imageFailed) : null;
    const name = seen || (empty ?? itemName(item));
    mark(element, 'tabindex', isLocked ? '-1' : '0');
    // What is written in is no button.
    mark(element, 'role', isWritten ? 'group' : 'button');
    const note = unmet.has(item.id) ? ', not shown to this supporter' : '';
    mark(element, 'aria-label', `${TYPE_LABELS[item.type]}: ${name}${note}`);
    if (isWritten) element.removeAttribute('aria-pressed');
    else mark(element, 'aria-pressed', String(selected.has(item.id)));
    mark(element, 'aria-disabled', String(isLocked));
    element.toggleAttribute('data-selected', selected.has(item.id));
    element.toggleAttribute('data-locked', isLocked);
    element.toggleAttribute('data-unmet', unmet.has(item.id) && !isWritten);
    element.toggleAttribute('data-writing', isWritten);
    markEmpty(element, empty);
  }
}

/** [S9] What is said in the place of an item that nothing is seen of; null where something is. */
function emptyWords(
  { type, text, url, backgroundColour, look, chart }: Item,
  imageFailed: boolean,
): string | null {
  if (type === 'share') return null;
  if (type === 'shape') return isClear(backgroundColour) && look === null ? NO_COLOUR : null;
  if (type === 'image' && url === '') return NO_IMAGE;
  if (type === 'image') return imageFailed ? FAILED_IMAGE : null;
  if (type === 'chart' && chart?.values.every(({ value }) => value.trim() === '') === true) {
    return NO_NUMBERS;
  }
  if (text.trim() !== '') return EMPTY_FOR_SUPPORTER;
  return text === '' || isClear(backgroundColour) ? NO_TEXT : null;
}

const NO_IMAGE = '(no image yet)';
const FAILED_IMAGE = '(image cannot be loaded)';
const NO_NUMBERS = '(no numbers yet)';
const NO_TEXT = '(empty)';
const NO_COLOUR = '(no colour)';

const isClear = (colour: string): boolean => (parseColour(colour)?.alpha ?? 0) === 0;

/** The words are drawn by the marks' style: they are no part of the stage. */
function markEmpty(element: Element, words: string | null): void {
  if (words !== null) mark(element, 'data-empty', words);
  else if (element.hasAttribute('data-empty')) element.removeAttribute('data-empty');
}

/** An attribute that stays as it is costs the browser nothing. */
function mark(element: Element, name: string, value: string): void {
  if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}
