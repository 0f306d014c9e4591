import { atom } from 'jotai';

import { closedSectionsAtom } from './closedSectionsAtom';

const CONTENT_SECTIONS = ['item'];

/** By field: the sections in which it stands. */
const SECTIONS_OF = {
  text: CONTENT_SECTIONS,
  /** The text, all of it selected, so that typing takes its place. */
  newText: CONTENT_SECTIONS,
  itemAddress: CONTENT_SECTIONS,
  itemLink: CONTENT_SECTIONS,
  backgroundAddress: ['screen'],
} as const satisfies Record<string, readonly string[]>;

/** A field of the panels that can be asked to take the focus. Those of an item are the selected item's. */
export type AskedField = keyof typeof SECTIONS_OF;

const askedAtom = atom<AskedField | null>(null);

/** Asking opens the sections in which the field stands; the field takes the focus and sets null again. */
export const askedFieldAtom = atom(
  (get) => get(askedAtom),
  (get, set, asked: AskedField | null) => {
    const sections: readonly string[] = asked === null ? [] : SECTIONS_OF[asked];
    const closed = get(closedSectionsAtom);
    if (sections.some((id) => closed.has(id))) {
      set(closedSectionsAtom, new Set([...closed].filter((id) => !sections.includes(id))));
    }
    set(askedAtom, asked);
  },
);
