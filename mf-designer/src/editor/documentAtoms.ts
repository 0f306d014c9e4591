import { DEFAULT_CONTENT, type Item, type ItemId, type ScreenContent } from 'shared-kernel/model';
import { atom } from 'jotai';

import { inListOrder } from '../document/inListOrder';
import { recorded, startOf, type History } from './undo/history';

/** The document being edited. One editor's store holds one document; only the editor's verbs write it. */
export const historyAtom = atom<History>(startOf(DEFAULT_CONTENT, []));

export const contentAtom = atom((get): ScreenContent => get(historyAtom).present.content);

export const selectionAtom = atom((get): readonly ItemId[] => get(historyAtom).present.selection);

type Ids = ReadonlySet<ItemId>;

/** What is hidden, or locked, in this tab; each change is a step of its own [S11]. */
const markedIdsAtom = (mark: 'hidden' | 'locked') =>
  atom(
    (get): Ids => get(historyAtom).present[mark],
    (_get, set, change: (before: Ids) => Ids) => {
      set(historyAtom, (history) => {
        const moment = { ...history.present, [mark]: change(history.present[mark]) };
        return recorded(history, moment, null);
      });
    },
  );

export const hiddenIdsAtom = markedIdsAtom('hidden');

export const lockedIdsAtom = markedIdsAtom('locked');

/** In the order of the list. */
export const selectedItemsAtom = atom((get): readonly Item[] => {
  const selection = new Set(get(selectionAtom));
  return inListOrder(get(contentAtom)).filter(({ id }) => selection.has(id));
});

/** The one item whose properties are shown; null while none or several are selected. */
export const selectedItemAtom = atom((get): Item | null => {
  const [item, ...others] = get(selectedItemsAtom);
  return item === undefined || others.length > 0 ? null : item;
});

export const canUndoAtom = atom((get) => get(historyAtom).past.length > 0);

export const canRedoAtom = atom((get) => get(historyAtom).future.length > 0);
