import type { Item } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useEffect } from 'react';

import { addItem } from '../../document/addItem';
import { appendItems } from '../../document/appendItems';
import { changeItem } from '../../document/changeItem';
import { clearOf } from '../../document/clearOf';
import { randomItemId } from '../../document/copyItems';
import { MOST_ITEMS } from '../../document/mostItems';
import { removeItems } from '../../document/removeItem';
import { isInDialog, isTyping } from '../../editor/commands/useCommandKeys';
import type { DesignEditor } from '../../editor/createEditor';
import { contentAtom, selectedItemsAtom, selectionAtom } from '../../editor/documentAtoms';
import { useEditor } from '../../editor/EditorContext';
import { movableItems } from '../../editor/movableItems';
import { pendingDeletionAtom, viewAtom } from '../../editor/view/viewAtoms';
import { ownLookAtom } from '../../editor/year-data/ownLookAtom';
import { decodeItems, encodeItems, ITEMS_TYPE, plainTextOf } from './copiedItems';

/**
 * [S72] Copy, cut and paste of items between screens and tabs, where no text is being written or selected. What is locked
 * is not cut [S25].
 */
export function useClipboard(): void {
  const editor = useEditor();
  const toast = useToast();

  useEffect(() => {
    const copy = (event: ClipboardEvent) => {
      put(event, editor.get(selectedItemsAtom));
    };
    const cut = (event: ClipboardEvent) => {
      const selection = editor.get(selectionAtom);
      const ids = movableItems(editor).map(({ id }) => id);
      if (put(event, movableItems(editor))) {
        const locked = selection.filter((id) => !ids.includes(id));
        editor.edit((content) => removeItems(content, ids), { select: locked });
      } else if (!belongsToText(event) && selection.length > 0) {
        // All of them are locked: asking to delete them says so.
        editor.store.set(pendingDeletionAtom, selection);
      }
    };
    const paste = (event: ClipboardEvent) => {
      if (belongsToText(event) || event.clipboardData === null) return;
      const items = decodeItems(event.clipboardData.getData(ITEMS_TYPE));
      const text = event.clipboardData.getData('text/plain').trim();
      if (items === null && (text === '' || hasPicture(event.clipboardData))) return;
      event.preventDefault();
      if (editor.get(contentAtom).items.length + (items?.length ?? 1) > MOST_ITEMS) {
        toast({
          header: 'Screen',
          body: `Not pasted: a screen holds at most ${String(MOST_ITEMS)} objects.`,
        });
      } else if (items === null) {
        addText(editor, text);
      } else {
        const before = editor.get(contentAtom);
        const pasted = appendItems(before, clearOf(items, before.items));
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

/** A picture that is copied from a page has the page's words beside it. */
const hasPicture = ({ files }: DataTransfer): boolean =>
  [...files].some(({ type }) => type.startsWith('image/'));

/** Puts items onto the clipboard; false where there are none, or the event is about text. */
function put(event: ClipboardEvent, items: readonly Item[]): boolean {
  if (belongsToText(event) || event.clipboardData === null || items.length === 0) return false;
  event.clipboardData.setData(ITEMS_TYPE, encodeItems(items));
  event.clipboardData.setData('text/plain', plainTextOf(items));
  event.preventDefault();
  return true;
}

/** Text from elsewhere becomes a text of the screen. */
function addText(editor: DesignEditor, text: string): void {
  const id = randomItemId();
  editor.edit(
    (content) =>
      changeItem(
        addItem(content, id, 'text', editor.get(viewAtom), editor.get(ownLookAtom)),
        id,
        (item) => ({
          ...item,
          text,
        }),
      ),
    { select: [id] },
  );
}

/** Whether the browser's own copy and paste are meant: in an input, a dialog, or with text selected. */
const belongsToText = ({ type, target, defaultPrevented }: ClipboardEvent): boolean =>
  // A field that has taken a paste may have redrawn what the event was about, which then is nowhere any more.
  defaultPrevented ||
  isTyping(target) ||
  isInDialog(target) ||
  (type !== 'paste' && document.getSelection()?.isCollapsed === false);
