import { useToast } from 'shared-kernel/session';
import { useEffect } from 'react';

import { isInDialog, isTyping } from '../commands/useCommandKeys';
import { addItem } from '../document/addItem';
import { appendItems } from '../document/appendItems';
import { changeItem } from '../document/changeItem';
import { randomItemId } from '../document/copyItems';
import { MOST_ITEMS } from '../document/mostItems';
import { removeItem } from '../document/removeItem';
import { contentAtom, selectedItemsAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import type { DesignEditor } from '../editor/createEditor';
import { viewAtom } from '../editor/viewAtoms';
import { decodeItems, encodeItems, ITEMS_TYPE, plainTextOf } from './copiedItems';

/** [S72] Copy, cut and paste of items between screens and tabs, where no text is being written or selected. */
export function useClipboard(): void {
  const editor = useEditor();
  const toast = useToast();

  useEffect(() => {
    const copy = (event: ClipboardEvent): boolean => {
      const items = editor.get(selectedItemsAtom);
      if (belongsToText(event) || event.clipboardData === null || items.length === 0) return false;
      event.clipboardData.setData(ITEMS_TYPE, encodeItems(items));
      event.clipboardData.setData('text/plain', plainTextOf(items));
      event.preventDefault();
      return true;
    };
    const cut = (event: ClipboardEvent) => {
      if (!copy(event)) return;
      const ids = editor.get(selectedItemsAtom).map(({ id }) => id);
      editor.edit((content) => ids.reduce(removeItem, content), { select: [] });
    };
    const paste = (event: ClipboardEvent) => {
      if (belongsToText(event) || event.clipboardData === null) return;
      const items = decodeItems(event.clipboardData.getData(ITEMS_TYPE));
      const text = event.clipboardData.getData('text/plain').trim();
      if (items === null && text === '') return;
      event.preventDefault();
      if (editor.get(contentAtom).items.length + (items?.length ?? 1) > MOST_ITEMS) {
        toast({
          header: 'Screen',
          body: `Not pasted: a screen holds at most ${String(MOST_ITEMS)} objects.`,
        });
      } else if (items === null) {
        addText(editor, text);
      } else {
        const pasted = appendItems(editor.get(contentAtom), items);
        editor.edit(() => pasted.content, { select: pasted.ids });
      }
    };

    document.addEventListener('copy', copy);
    document.addEventListener('cut', cut);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('copy', copy);
      document.removeEventListener('cut', cut);
      document.removeEventListener('paste', paste);
    };
  }, [editor, toast]);
}

/** Text from elsewhere becomes a text of the screen. */
function addText(editor: DesignEditor, text: string): void {
  const id = randomItemId();
  editor.edit(
    (content) =>
      changeItem(addItem(content, id, 'text', editor.get(viewAtom)), id, (item) => ({
        ...item,
        text,
      })),
    { select: [id] },
  );
}

/** Whether the browser's own copy and paste are meant: in an input, a dialog, or with text selected. */
const belongsToText = ({ type, target }: ClipboardEvent): boolean =>
  isTyping(target) ||
  isInDialog(target) ||
  (type !== 'paste' && document.getSelection()?.isCollapsed === false);
