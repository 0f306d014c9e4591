import { deleteDoc, doc, writeBatch } from 'firebase/firestore/lite';
import {
  asId,
  decodeScreen,
  succeeded,
  type Result,
  type Screen,
  type ScreenContent,
  type ScreenDefinition,
  type ScreenId,
  type ScreenSetup,
  type YearScope,
} from 'shared-kernel/model';
import { getDatabase } from '../firebase';
import { attempt } from './attempt';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { definitionChanged } from './definitionChanged';
import {
  changeExisting,
  CONTENT_REVISION,
  guardedSave,
  revisionData,
  SETUP_REVISION,
  type Author,
  type Saved,
  type SaveFailure,
} from './guardedSave';
import { inYear } from './paths';
import { readDocument, readListing, type Listing } from './reading';

const screenDocument = (scope: YearScope, id: ScreenId) => doc(inYear(scope, 'screens'), id);

export const loadScreens = (scope: YearScope): Promise<Result<Listing<Screen>, DatabaseFailure>> =>
  readListing(inYear(scope, 'screens'), decodeScreen);

export const loadScreen = (scope: YearScope, id: ScreenId): Promise<Result<Screen, LoadFailure>> =>
  readDocument(screenDocument(scope, id), decodeScreen);

/** Makes a new screen under a fresh id and asks for its count. Content and set-up both begin at revision 1. */
export async function createScreen(
  scope: YearScope,
  { name, content, searchIds, match, order }: Omit<ScreenDefinition, 'id'>,
  savedBy: string,
): Promise<Result<ScreenId, SaveFailure>> {
  const reference = doc(inYear(scope, 'screens'));
  const saved = await guardedSave({
    reference,
    fields: SETUP_REVISION,
    creates: true,
    expectedRevision: 0,
    savedBy,
    payload: () => ({
      name,
      content,
      searchIds,
      match,
      order,
      ...revisionData(CONTENT_REVISION, 1, savedBy),
      supportersMatchedUpdate: true,
    }),
  });
  return saved.ok ? succeeded(asId<ScreenId>(reference.id)) : saved;
}

/** What a screen shows does not decide who sees it: no recalculation. */
export const saveScreenContent = (
  scope: YearScope,
  id: ScreenId,
  content: ScreenContent,
  author: Author,
): Promise<Result<Saved, SaveFailure>> =>
  guardedSave({
    ...author,
    reference: screenDocument(scope, id),
    fields: CONTENT_REVISION,
    creates: false,
    payload: () => ({ content }),
  });

/** A changed match or list of searches asks for the screen's recalculation (D18). */
export const saveScreenSetup = (
  scope: YearScope,
  id: ScreenId,
  { name, match, searchIds }: ScreenSetup,
  author: Author,
): Promise<Result<Saved, SaveFailure>> =>
  guardedSave({
    ...author,
    reference: screenDocument(scope, id),
    fields: SETUP_REVISION,
    creates: false,
    payload: (stored) => {
      const changed = definitionChanged(stored, { match, searchIds });
      return { name, match, searchIds, ...(changed ? { supportersMatchedUpdate: true } : {}) };
    },
  });

/** Writes every screen's place at once; a screen that was deleted meanwhile stops all of it. */
export const reorderScreens = (
  scope: YearScope,
  places: readonly { readonly id: ScreenId; readonly order: number }[],
): Promise<Result<void, DatabaseFailure>> =>
  attempt(() => {
    const batch = writeBatch(getDatabase());
    for (const { id, order } of places) batch.update(screenDocument(scope, id), { order });
    return batch.commit();
  });

export const recalculateScreen = (
  scope: YearScope,
  id: ScreenId,
): Promise<Result<void, DatabaseFailure>> =>
  changeExisting(screenDocument(scope, id), { supportersMatchedUpdate: true });

export const deleteScreen = (
  scope: YearScope,
  id: ScreenId,
): Promise<Result<void, DatabaseFailure>> => attempt(() => deleteDoc(screenDocument(scope, id)));
