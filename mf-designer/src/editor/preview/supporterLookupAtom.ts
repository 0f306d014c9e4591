import type { DataFailure } from 'shared-kernel/firestore';
import type { Supporter } from 'shared-kernel/model';
import type { SupporterLookup } from 'shared-kernel/ui';
import { atom } from 'jotai';

import { exampleSupporterAtom } from './exampleSupporterAtom';

type Lookup = SupporterLookup<Supporter, DataFailure>;

const typedAtom = atom<string | null>(null);

/** What is written as the email of the supporter to preview, at first the example's [S113]; never stored. */
export const writtenEmailAtom = atom(
  (get) => get(typedAtom) ?? get(exampleSupporterAtom)?.email ?? '',
  (_get, set, email: string) => {
    set(typedAtom, email);
  },
);

/** Whose values of sensitive fields somebody has asked for (D371). */
export const revealedEmailAtom = atom<string | null>(null);

/** The example, where its email is the one that is written: nobody has to be looked up. */
export const knownSupporterAtom = atom((get): Supporter | null => {
  const example = get(exampleSupporterAtom);
  const email = get(writtenEmailAtom).trim();
  return example?.email === email && get(revealedEmailAtom) !== email ? example : null;
});

const lookedUpAtom = atom<Lookup>({ status: 'none' });

/** Whom that email is of. */
export const supporterLookupAtom = atom(
  (get): Lookup => {
    const known = get(knownSupporterAtom);
    return known === null ? get(lookedUpAtom) : { status: 'found', found: known };
  },
  (_get, set, lookup: Lookup) => {
    set(lookedUpAtom, lookup);
  },
);
