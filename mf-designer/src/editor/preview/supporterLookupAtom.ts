import type { DataFailure } from 'shared-kernel/firestore';
import type { Supporter } from 'shared-kernel/model';
import type { SupporterLookup } from 'shared-kernel/ui';
import { atom } from 'jotai';

/** What was written as the e-mail of the supporter to preview; never stored. */
export const writtenEmailAtom = atom('');

/** Whom that e-mail is of. */
export const supporterLookupAtom = atom<SupporterLookup<Supporter, DataFailure>>({
  status: 'none',
});
