import type { ItemId } from 'shared-kernel/model';
import { atom } from 'jotai';

/** [S114] The item whose text is being written on the canvas; null while none is. */
export const writtenIdAtom = atom<ItemId | null>(null);
