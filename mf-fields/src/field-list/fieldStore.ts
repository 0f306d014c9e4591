import { loadFieldList, loadYear } from 'shared-kernel/firestore';
import { atom } from 'jotai';

/** What the page of data fields asks of the database. */
export interface FieldStore {
  readonly loadFieldList: typeof loadFieldList;
  readonly loadYear: typeof loadYear;
}

export const fieldStoreAtom = atom<FieldStore>({ loadFieldList, loadYear });
