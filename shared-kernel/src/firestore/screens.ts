import { doc, writeBatch, type DocumentReference } from 'firebase/firestore/lite';
import {
  isDocumentId,
  isUntouchedScreen,
  asId,
  decodeScreen,
  failed,
  succeeded,
  type Result,
  type Screen,
  type ScreenContent,
  type NewScreen,
  type ScreenId,
  type ScreenSetup,
  type YearScope,
  REVISION_FIELDS,
} from 'shared-kernel/model';
import { getDatabase } from '../firebase';
import { attempt } from './attempt';
import { notFound, type DatabaseFailure, type LoadFailure } from './dataFailure';
import { definitionChanged } from './definitionChanged';
import { deleteIf, readAs } from './deleteIf';
import {
  changeExisting,
  guardedSave,
  revisionData,
  type Author,
  type Saved,
  type SaveFailure,
} from './guardedSave';
import { loggingFailure } from './loggingFailure';
import { inYear } from './paths';
import { readDocument, readListing, type Listing } from './reading';
import { withDocument } from './withDocument';

const withScreen = <Value, Failure>(
  scope: YearScope,
  id: ScreenId,
  work: (reference: DocumentReference) => Promise<Result<Value, Failure>>,
) => withDocument(scope, 'screens', id, work);

export const loadScreens = (scope: YearScope): Promise<Result<Listing<Screen>, DatabaseFailure>> =>
  loggingFailure('the screens', readListing(inYear(scope, 'screens'), decodeScreen));

export const loadScreen = (scope: YearScope, id: ScreenId): Promise<Result<Screen, LoadFailure>> =>
  withScreen(scope, id, (reference) => readDocument(reference, decodeScreen));

/** Makes a new screen under a fresh id and asks for its count. Content and set-up both begin at revision 1. */
export async function createScreen(
  scope: YearScope,
  payload: NewScreen,
  savedBy: string,
): Promise<Result<ScreenId, SaveFailure>> {
  const reference = doc(inYear(scope, 'screens'));
  const saved = await guardedSave({
    reference,
    fields: REVISION_FIELDS.setup,
    creates: true,
    expectedRevision: 0,
    savedBy,
    payload: () => newScreenData(payload, savedBy),
  });
  return saved.ok ? succeeded(asId<ScreenId>(reference.id)) : saved;
}

/** A new screen as it is stored, but for its set-up's revision; it asks for its count. */
export const newScreenData = (
  { name, content, searchIds, match, order, tags = [] }: NewScreen,
  savedBy: string,
) => ({
  name,
  content,
  searchIds,
  match,
  order,
  ...(tags.length === 0 ? {} : { tags }),
  ...revisionData(REVISION_FIELDS.content, 1, savedBy),
  supportersMatchedUpdate: true,
});

/** What a screen shows does not decide who sees it: no recalculation. */
export const saveScreenContent = (
  scope: YearScope,
  id: ScreenId,
  content: ScreenContent,
  author: Author,
): Promise<Result<Saved, SaveFailure>> =>
  withScreen(scope, id, (reference) =>
    guardedSave({
      ...author,
      reference,
      fields: REVISION_FIELDS.content,
      creates: false,
      payload: () => ({ content }),
    }),
  );

/** A changed match or list of searches asks for the screen's recalculation (D18). */
export const saveScreenSetup = (
  scope: YearScope,
  id: ScreenId,
  { name, match, searchIds }: ScreenSetup,
  author: Author,
): Promise<Result<Saved, SaveFailure>> =>
  withScreen(scope, id, (reference) =>
    guardedSave({
      ...author,
      reference,
      fields: REVISION_FIELDS.setup,
      creates: false,
      payload: (stored) => {
        const changed = definitionChanged(stored, { match, searchIds });
        return { name, match, searchIds, ...(changed ? { supportersMatchedUpdate: true } : {}) };
      },
    }),
  );

/** Writes every screen's place at once; a screen that was deleted meanwhile stops all of it. */
export async function reorderScreens(
  scope: YearScope,
  places: readonly { readonly id: ScreenId; readonly order: number }[],
): Promise<Result<void, DatabaseFailure>> {
  const impossible = places.find(({ id }) => !isDocumentId(id));
  if (impossible !== undefined) return failed(notFound(`screens/${impossible.id}`));
  return attempt(() => {
    const batch = writeBatch(getDatabase());
    for (const { id, order } of places) {
      batch.update(doc(inYear(scope, 'screens'), id), { order });
    }
    return batch.commit();
  });
}

export const recalculateScreen = (
  scope: YearScope,
  id: ScreenId,
): Promise<Result<void, DatabaseFailure>> =>
  withScreen(scope, id, (reference) =>
    changeExisting(reference, { supportersMatchedUpdate: true }),
  );

export async function deleteScreen(
  scope: YearScope,
  id: ScreenId,
): Promise<Result<void, DatabaseFailure>> {
  const deleted = await deleteIf(scope, 'screens', id);
  return deleted.ok ? succeeded(undefined) : deleted;
}

/** Deletes a new screen that nobody has worked on; false where somebody has, or it is gone. */
export const discardNewScreen = (
  scope: YearScope,
  id: ScreenId,
): Promise<Result<boolean, DatabaseFailure>> =>
  deleteIf(scope, 'screens', id, readAs(decodeScreen, isUntouchedScreen));
