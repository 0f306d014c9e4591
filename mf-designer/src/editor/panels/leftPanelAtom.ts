import { atom } from 'jotai';
import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';
import * as v from 'valibot';

/** What the panel between the rail at the left and the canvas offers to the screen. */
export const LEFT_TABS = ['templates', 'pictures', 'illustrations'] as const;
export type LeftTab = (typeof LEFT_TABS)[number];

const KEY = 'designer left panel';

/** Undefined until one is opened or closed in this tab: as it was left in this browser. */
const chosenAtom = atom<LeftTab | null | undefined>(undefined);

/** [S157] Checks stand in the place of the tab that is open, which is there again once they are closed. */
export const checksShownAtom = atom(false);

export const leftTabAtom = atom(
  (get): LeftTab | null => {
    const chosen = get(chosenAtom);
    return chosen === undefined ? recall(OF_THIS_BROWSER, KEY, v.picklist(LEFT_TABS)) : chosen;
  },
  (_get, set, tab: LeftTab | null) => {
    remember(OF_THIS_BROWSER, KEY, tab);
    set(chosenAtom, tab);
    set(checksShownAtom, false);
  },
);

/** What stands between rail and canvas; null where nothing does. */
export const leftPanelAtom = atom((get) => (get(checksShownAtom) ? 'checks' : get(leftTabAtom)));

/** Whether the panel is to take the focus, as where a key has opened it. */
export const panelAskedAtom = atom(false);
