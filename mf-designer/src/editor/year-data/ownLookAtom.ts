import { atom } from 'jotai';

import type { OwnLook } from '../../document/addItem';

/** The organisation's colours and brand kit, for what is added. */
export const ownLookAtom = atom<OwnLook>({ colours: [], kit: null });
