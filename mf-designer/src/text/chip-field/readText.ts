import { isCaretStop, textInCaretStop } from './caretStop';

/** The text that an editable element holds, whatever the browser made of it while somebody typed [S40]. */
export const readText = (root: Node): string =>
  Array.from(root.childNodes, (node) => textOf(node, root)).join('');

/** The same of one node inside the element. */
export function textOf(node: Node, root: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.nodeValue ?? '';
  if (!(node instanceof HTMLElement)) return '';
  if (node.dataset['code'] !== undefined) return node.dataset['code'];
  if (isCaretStop(node)) return textInCaretStop(node);
  if (node.tagName === 'BR') return node === root.lastChild ? '' : '\n';
  const line = BLOCKS.has(node.tagName) && node.previousSibling !== null ? '\n' : '';
  return line + readText(node);
}

/** Some browsers put each line into one of these. */
const BLOCKS: ReadonlySet<string> = new Set(['DIV', 'P']);
