import type { ItemId, ScreenContent } from 'shared-kernel/model';
import { useToast } from 'shared-kernel/session';
import { useCallback } from 'react';

import { refusedInput } from '../controls/inputs/refusedInput';
import { findUnusableImage } from '../document/findUnusableImage';
import { isUnusableLink } from '../document/isUnusableLink';
import { contentAtom } from '../editor/documentAtoms';
import { useEditor } from '../editor/EditorContext';
import { askedFieldAtom, type AskedField } from '../editor/panels/askedFieldAtom';
import { closedSectionsAtom } from '../editor/panels/closedSectionsAtom';
import { itemWithFaultyConditions, withTrimmedConditions } from './conditionsToSave';

const ITEM_REFUSED = 'Not saved yet: please correct the image URL of the selected item.';
const CONDITIONS_REFUSED = 'Not saved yet: please complete the conditions of the selected item.';
const INPUT_REFUSED = 'Not saved yet: please correct what is marked red.';
const LINK_REFUSED = 'Not saved yet: please correct the link of the selected button.';
const BACKGROUND_REFUSED = 'Not saved yet: please correct the URL of the background image.';

/**
 * [S10] Saves what is being edited, unless an image will never be shown, a button leads nowhere, a condition is unfinished or an input holds
 * what cannot be used: then leads there.
 */
export function useSaving(save: (content: ScreenContent) => void): () => void {
  const editor = useEditor();
  const toast = useToast();
  return useCallback(() => {
    const refused = refusedInput();
    if (refused !== null) {
      editor.store.set(closedSectionsAtom, new Set<string>());
      requestAnimationFrame(() => {
        refused.focus();
      });
      toast({ header: 'Screen', body: INPUT_REFUSED, variant: 'danger' });
      return;
    }
    editor.edit(withTrimmedConditions);
    const content = editor.get(contentAtom);
    const faulty = itemWithFaultyConditions(content);
    if (faulty !== null) {
      editor.select([faulty]);
      editor.store.set(closedSectionsAtom, new Set<string>());
      toast({ header: 'Screen', body: CONDITIONS_REFUSED, variant: 'danger' });
      return;
    }
    const refusal = refusalOf(content);
    if (refusal === null) {
      save(content);
      return;
    }
    if (refusal.itemId !== null) editor.select([refusal.itemId]);
    editor.store.set(askedFieldAtom, refusal.field);
    toast({ header: 'Screen', body: refusal.words, variant: 'danger' });
  }, [editor, save, toast]);
}

interface Refusal {
  readonly itemId: ItemId | null;
  readonly field: AskedField;
  readonly words: string;
}

/** The first address that supporters would never get to. */
function refusalOf(content: ScreenContent): Refusal | null {
  const unusable = findUnusableImage(content);
  if (unusable === 'background') {
    return { itemId: null, field: 'backgroundAddress', words: BACKGROUND_REFUSED };
  }
  if (unusable !== null) {
    return { itemId: unusable.itemId, field: 'itemAddress', words: ITEM_REFUSED };
  }
  const button = content.items.find(isUnusableLink);
  return button === undefined
    ? null
    : { itemId: button.id, field: 'itemLink', words: LINK_REFUSED };
}
