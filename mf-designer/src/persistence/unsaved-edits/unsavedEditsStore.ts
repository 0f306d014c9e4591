import { atom } from 'jotai';
import { OF_THIS_BROWSER, recall, remember, rememberedKeys } from 'shared-kernel/browser-memory';
import * as v from 'valibot';

import { decodeUnsavedEdits, encodeUnsavedEdits, type UnsavedEdits } from './unsavedEdits';

/** Unsaved edits of one screen, one record for each tab that edited it. */
export interface UnsavedEditsStore {
  /** Returns false where this browser keeps nothing, as when its storage is full. */
  readonly write: (screenKey: string, tabId: string, edits: UnsavedEdits) => boolean;
  readonly remove: (screenKey: string, tabId: string) => void;
  /** By tab, the newest first; what cannot be read is left out. */
  readonly read: (screenKey: string) => readonly (readonly [tabId: string, edits: UnsavedEdits])[];
  /** Says that the tab is alive, until it is closed or crashes, or the answer is called. */
  readonly holdTab: (tabId: string) => () => void;
  /** The tabs that are open now, in this browser. */
  readonly openTabs: () => Promise<ReadonlySet<string>>;
}

// What browsers keep already bears this name.
const PREFIX = 'screen-draft ';

/** Locks released on this page; the browser takes a moment longer to forget their locks. */
const released = new Set<string>();

/** Unsaved edits in local storage, open tabs by Web Locks, which end with their tab even when it crashes. */
export const browserUnsavedEditsStore: UnsavedEditsStore = {
  write: (screenKey, tabId, edits) =>
    remember(OF_THIS_BROWSER, keyOf(screenKey, tabId), encodeUnsavedEdits(edits)),
  remove: (screenKey, tabId) => {
    remember(OF_THIS_BROWSER, keyOf(screenKey, tabId), null);
  },
  read: (screenKey) =>
    rememberedKeys(OF_THIS_BROWSER, keyOf(screenKey, ''))
      .flatMap((key): [string, UnsavedEdits][] => {
        const edits = decodeUnsavedEdits(recall(OF_THIS_BROWSER, key, v.unknown()));
        return edits === null ? [] : [[key.slice(keyOf(screenKey, '').length), edits]];
      })
      .sort(([, one], [, other]) => other.writtenAt.getTime() - one.writtenAt.getTime()),
  holdTab: (tabId) => {
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    void navigator.locks.request(PREFIX + tabId, () => held);
    return () => {
      released.add(tabId);
      release();
    };
  },
  openTabs: async () => {
    const { held = [] } = await navigator.locks.query();
    return new Set(
      held
        .filter(({ name = '' }) => name.startsWith(PREFIX))
        .map(({ name = '' }) => name.slice(PREFIX.length))
        .filter((tabId) => !released.has(tabId)),
    );
  },
};

const keyOf = (screenKey: string, tabId: string): string => `${PREFIX}${screenKey} ${tabId}`;

export const unsavedEditsStoreAtom = atom<UnsavedEditsStore>(browserUnsavedEditsStore);
