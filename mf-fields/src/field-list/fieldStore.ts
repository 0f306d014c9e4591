import {
  loadFieldList,
  loadFieldSpread,
  loadScreens,
  loadSearches,
  loadYear,
} from 'shared-kernel/firestore';
import { describeField, setFieldType, setNeverShare, showSensitiveField } from '../server/imports';
import { atom } from 'jotai';

const server = {
  describeField,
  loadFieldList,
  loadFieldSpread,
  loadScreens,
  loadSearches,
  loadYear,
  setFieldType,
  setNeverShare,
  showSensitiveField,
};

/** What the page of data fields asks of the database and the server. */
export type FieldStore = Readonly<typeof server>;

export const fieldStoreAtom = atom<FieldStore>(server);
