import { atom } from 'jotai';

import { isNarrow } from './windowRoom';

/** Few objects need what is in these. */
const CLOSED_AT_FIRST = ['item style', 'item movement', 'screen motion', 'screen transition'];

/** Where the panels stand below the canvas, these are closed at first. */
const CLOSED_WHERE_NARROW = ['item appearance', 'item font', 'item conditions', 'screen'];

/** The sections of the panels that this tab has closed, by their ids. */
export const closedSectionsAtom = atom<ReadonlySet<string>>(
  new Set([...CLOSED_AT_FIRST, ...(isNarrow() ? CLOSED_WHERE_NARROW : [])]),
);
