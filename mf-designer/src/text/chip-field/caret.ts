import { isCaretStop } from './caretStop';
import { readText, textOf } from './readText';

/** What is selected, in characters of the text; a caret where both are the same. */
export interface Caret {
  readonly from: number;
  readonly to: number;
}

/** What is selected inside the element, or null where the selection is elsewhere. */
export function readCaret(root: HTMLElement): Caret | null {
  const selection = root.ownerDocument.getSelection();
  if (selection === null || selection.rangeCount === 0) return null;
  const range = selection.getRangeAt(0);
  if (!root.contains(range.startContainer) || !root.contains(range.endContainer)) return null;
  return caretOf(root, range);
}

export const caretOf = (root: HTMLElement, range: StaticRange): Caret => ({
  from: offsetOf(root, range.startContainer, range.startOffset),
  to: offsetOf(root, range.endContainer, range.endOffset),
});

export function writeCaret(root: HTMLElement, { from, to }: Caret): void {
  const start = pointAt(root, from);
  const end = pointAt(root, to);
  root.ownerDocument
    .getSelection()
    ?.setBaseAndExtent(start.node, start.offset, end.node, end.offset);
}

/** Where the moving end of the selection stands, or null where the selection is elsewhere. */
export function readFocus(root: HTMLElement): number | null {
  const selection = root.ownerDocument.getSelection();
  const node = selection?.focusNode ?? null;
  return selection === null || node === null || !root.contains(node)
    ? null
    : offsetOf(root, node, selection.focusOffset);
}

/** Moves the moving end of the selection. */
export function extendTo(root: HTMLElement, offset: number): void {
  const { node, offset: at } = pointAt(root, offset);
  root.ownerDocument.getSelection()?.extend(node, at);
}

/** Where a placeholder's chip stands in the text. */
export function stretchOf(root: HTMLElement, chip: HTMLElement): Caret {
  const index = Array.from(root.childNodes).indexOf(chip);
  return { from: offsetOf(root, root, index), to: offsetOf(root, root, index + 1) };
}

/** The characters before a point; a point inside a chip stands behind it. */
function offsetOf(root: HTMLElement, node: Node, offset: number): number {
  const before = root.ownerDocument.createRange();
  before.setStart(root, 0);
  before.setEnd(node, offset);
  return readText(before.cloneContents()).length;
}

interface Point {
  readonly node: Node;
  readonly offset: number;
}

/** The point before a character of a drawn text; inside text where it can be, so that typing goes on there. */
function pointAt(root: HTMLElement, offset: number): Point {
  let start = 0;
  for (const [index, child] of Array.from(root.childNodes).entries()) {
    const text = textNodeOf(child);
    const end = start + textOf(child, root).length;
    if (text !== null && offset <= end && !(offset === end && isCaretStop(child.nextSibling))) {
      return { node: text, offset: isCaretStop(child) ? 1 : Math.max(0, offset - start) };
    }
    if (offset <= start) return { node: root, offset: index };
    start = end;
  }
  return { node: root, offset: Math.max(0, root.childNodes.length - 1) };
}

const textNodeOf = (node: Node): Node | null => {
  if (node.nodeType === Node.TEXT_NODE) return node;
  const holdsText = isCaretStop(node) || (node instanceof HTMLElement && node.tagName === 'MARK');
  return holdsText ? node.firstChild : null;
};
