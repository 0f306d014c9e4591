/** Has no width and is no place to break a line; every browser lets the caret stand beside it. */
const NOTHING = '\uFEFF';

/**
 * A place for the caret where there is no text: browsers draw no caret, or a misplaced one, between two elements that
 * cannot be edited. What is typed into it is text of the field, its own character is not.
 */
export function createCaretStop(page: Document): HTMLElement {
  const stop = page.createElement('span');
  stop.dataset['caretStop'] = '';
  stop.textContent = NOTHING;
  return stop;
}

export const isCaretStop = (node: Node | null): boolean =>
  node instanceof HTMLElement && node.dataset['caretStop'] !== undefined;

/** What was typed into a caret stop. */
export const textInCaretStop = ({ textContent }: Node): string =>
  (textContent ?? '').replace(NOTHING, '');
