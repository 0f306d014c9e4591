import { atom } from 'jotai';

import { isNarrow } from './isNarrow';

/** Where the panels stand below the canvas, these are closed at first. */
const CLOSED_WHERE_NARROW = ['item appearance', 'item font', 'item conditions', 'screen'];

/** The sections of the panels that this tab has closed, by their ids. */
export const closedSectionsAtom = atom<ReadonlySet<string>>(
  new Set(isNarrow() ? CLOSED_WHERE_NARROW : []),
);
