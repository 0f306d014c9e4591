import { loadFieldList, loadScreens, loadSearches, loadYear } from 'shared-kernel/firestore';
import { atom } from 'jotai';
import {
  deleteCalculatedField,
  previewCalculatedField,
  saveCalculatedField,
} from '../server/calculated';

const server = {
  loadFieldList,
  loadScreens,
  loadSearches,
  loadYear,
  deleteCalculatedField,
  previewCalculatedField,
  saveCalculatedField,
  newId: (): string => crypto.randomUUID(),
};

/** What the page of calculated fields asks of the database and the server. */
export type CalculatedStore = Readonly<typeof server>;

export const calculatedStoreAtom = atom<CalculatedStore>(server);
