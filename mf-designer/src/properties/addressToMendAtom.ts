import { atom } from 'jotai';

import { closedSectionsAtom } from './closedSectionsAtom';

/** Whose image address stands in the way of saving [S10]: the selected item's, or the background's. */
export type AddressToMend = 'item' | 'background';

const askedAtom = atom<AddressToMend | null>(null);

/** Set by whoever refuses to save; opens the sections in which the field stands, and the field takes the focus. */
export const addressToMendAtom = atom(
  (get) => get(askedAtom),
  (get, set, asked: AddressToMend | null) => {
    const sections = asked === 'background' ? ['screen'] : ['item', 'item content'];
    const closed = get(closedSectionsAtom);
    if (asked !== null && sections.some((id) => closed.has(id))) {
      set(closedSectionsAtom, new Set([...closed].filter((id) => !sections.includes(id))));
    }
    set(askedAtom, asked);
  },
);
