import type { ItemId, ScreenContent } from 'shared-kernel/model';
import { createStore, type Atom } from 'jotai';

import { inListOrder } from '../document/inListOrder';
import { historyAtom } from './documentAtoms';
import { createElements, type Elements } from './elements/createElements';
import {
  gathered,
  recorded,
  redone,
  selected,
  settled,
  startOf,
  undone,
  type History,
} from './undo/history';

/** A pure edit; one that changes nothing returns the very content it was given. */
export type ContentEdit = (content: ScreenContent) => ScreenContent;

export interface EditOptions {
  /** Edits of one run are one step of undo, such as the typing in one input: `text ITEM-ID`. */
  readonly run?: string;
  /** Who is selected afterwards; who was, where it is left out. */
  readonly select?: readonly ItemId[];
}

/** One screen being edited: its document with undo, and how this tab looks at it. Knows no React. */
export interface DesignEditor {
  /** For whoever looks only: its document stays as it was loaded (D351). */
  readonly readOnly: boolean;
  /** Holds every atom of `editor/` for this screen; apart from the store of the session. */
  readonly store: ReturnType<typeof createStore>;
  readonly get: <T>(atom: Atom<T>) => T;
  readonly edit: (change: ContentEdit, options?: EditOptions) => void;
  readonly select: (ids: readonly ItemId[]) => void;
  /** Ends the run that goes on, as when an input is left. */
  readonly settle: () => void;
  /** Makes one step of undo of all edits since, as when a text was written in one go [S114]. */
  readonly gather: (since: History) => void;
  /** Where features find what others draw. */
  readonly elements: Elements;
  readonly undo: () => void;
  readonly redo: () => void;
}

/** [S8] The first item is selected after loading. */
export function createEditor(
  loaded: ScreenContent,
  nowMs: () => number = () => performance.now(),
): DesignEditor {
  const store = createStore();
  const first = inListOrder(loaded)[0];
  store.set(historyAtom, startOf(loaded, first === undefined ? [] : [first.id]));

  return {
    readOnly: false,
    store,
    elements: createElements(),
    get: (atom) => store.get(atom),
    edit: (change, { run, select } = {}) => {
      store.set(historyAtom, (history) => {
        const content = change(history.present.content);
        const selection = existing(content, select ?? history.present.selection);
        const moment = { ...history.present, content, selection };
        return recorded(
          history,
          moment,
          run === undefined ? null : { name: run, editedMs: nowMs() },
        );
      });
    },
    select: (ids) => {
      store.set(historyAtom, (history) =>
        selected(history, existing(history.present.content, ids)),
      );
    },
    settle: () => {
      store.set(historyAtom, settled);
    },
    gather: (since) => {
      store.set(historyAtom, (history) => gathered(history, since));
    },
    undo: () => {
      store.set(historyAtom, undone);
    },
    redo: () => {
      store.set(historyAtom, redone);
    },
  };
}

/** The same screen for whoever looks only: what would change its document changes nothing. */
export function createViewer(loaded: ScreenContent): DesignEditor {
  return { ...createEditor(loaded), readOnly: true, edit: () => undefined };
}

/** The very same list where everybody is still there. */
const existing = ({ items }: ScreenContent, ids: readonly ItemId[]): readonly ItemId[] => {
  const present = new Set(items.map(({ id }) => id));
  return ids.every((id) => present.has(id)) ? ids : ids.filter((id) => present.has(id));
};
