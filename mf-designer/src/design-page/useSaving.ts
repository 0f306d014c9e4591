import type { ScreenContent } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useCallback } from 'react';

import { findUnusableImage } from '../document/findUnusableImage';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';

const ITEM_REFUSED = 'Not saved yet: please correct the image URL of the selected item.';
const BACKGROUND_REFUSED = 'Not saved yet: please correct the URL of the background image.';

/** [S10] Saves what is being edited, unless an image of it will never be shown: then leads there. */
export function useSaving(save: (content: ScreenContent) => void): () => void {
  const editor = useEditor();
  const toast = useToast();
  return useCallback(() => {
    const content = editor.get(contentAtom);
    const unusable = findUnusableImage(content);
    if (unusable === null) {
      save(content);
      return;
    }
    if (unusable !== 'background') editor.select([unusable.itemId]);
    toast({
      header: 'Screen',
      body: unusable === 'background' ? BACKGROUND_REFUSED : ITEM_REFUSED,
      variant: 'danger',
    });
  }, [editor, save, toast]);
}
