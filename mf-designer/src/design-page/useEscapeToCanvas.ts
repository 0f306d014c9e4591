import type { KeyboardEvent } from 'react';

import { contentAtom, selectionAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';

/** [S158] Escape leads from the left of the canvas to what is selected there, else to its first object. */
export function useEscapeToCanvas(): (event: KeyboardEvent) => void {
  const editor = useEditor();
  return (event) => {
    if (event.key !== 'Escape' || event.defaultPrevented || isFilledInput(event.target)) return;
    const [selected] = editor.get(selectionAtom);
    const id = selected ?? editor.get(contentAtom).items[0]?.id;
    const item = id === undefined ? null : editor.elements.itemOnCanvas(id);
    const target = item ?? editor.elements.stage();
    if (target === null) return;
    event.preventDefault();
    if (item === null) target.tabIndex = -1;
    target.focus({ preventScroll: true });
  };
}

/** There it empties the input first. */
const isFilledInput = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === 'search' && target.value !== '';
