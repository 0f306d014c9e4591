import { atom } from 'jotai';

/** What stands between the rail at the left and the canvas; null where nothing does. */
export type LeftPanel = 'pictures' | 'checks';

export const leftPanelAtom = atom<LeftPanel | null>(null);
