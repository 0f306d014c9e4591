import { doc, type DocumentReference } from 'firebase/firestore/lite';
import {
  asId,
  decodeSearch,
  isUntouchedSearch,
  succeeded,
  type NewSearch,
  type Result,
  type Search,
  type SearchDefinition,
  type SearchId,
  type YearScope,
  REVISION_FIELDS,
} from 'shared-kernel/model';
import type { DatabaseFailure, LoadFailure } from './dataFailure';
import { definitionChanged } from './definitionChanged';
import { deleteIf, readAs } from './deleteIf';
import {
  changeExisting,
  guardedSave,
  type Author,
  type Saved,
  type SaveFailure,
} from './guardedSave';
import { loggingFailure } from './loggingFailure';
import { inYear } from './paths';
import { readDocument, readListing, type Listing } from './reading';
import { withDocument } from './withDocument';

const withSearch = <Value, Failure>(
  scope: YearScope,
  id: SearchId,
  work: (reference: DocumentReference) => Promise<Result<Value, Failure>>,
) => withDocument(scope, 'searches', id, work);

export const loadSearches = (scope: YearScope): Promise<Result<Listing<Search>, DatabaseFailure>> =>
  loggingFailure('the searches', readListing(inYear(scope, 'searches'), decodeSearch));

export const loadSearch = (scope: YearScope, id: SearchId): Promise<Result<Search, LoadFailure>> =>
  withSearch(scope, id, (reference) => readDocument(reference, decodeSearch));

/** Makes a new search under a fresh id and asks for its count. */
export async function createSearch(
  scope: YearScope,
  payload: NewSearch,
  savedBy: string,
): Promise<Result<Search['id'], SaveFailure>> {
  const reference = doc(inYear(scope, 'searches'));
  const saved = await guardedSave({
    reference,
    fields: REVISION_FIELDS.search,
    creates: true,
    expectedRevision: 0,
    savedBy,
    payload: () => newSearchData(payload),
  });
  return saved.ok ? succeeded(asId<SearchId>(reference.id)) : saved;
}

/** Saves a search's definition; a changed match or condition asks for its recalculation (D18). */
export const saveSearch = (
  scope: YearScope,
  definition: SearchDefinition,
  author: Author,
): Promise<Result<Saved, SaveFailure>> =>
  withSearch(scope, definition.id, (reference) =>
    guardedSave({
      ...author,
      reference,
      fields: REVISION_FIELDS.search,
      creates: false,
      payload: (stored) => {
        const { name, match, conditions } = searchPayload(definition);
        const changed = definitionChanged(stored, { match, conditions });
        return { name, match, conditions, ...(changed ? { supportersMatchedUpdate: true } : {}) };
      },
    }),
  );

export const recalculateSearch = (
  scope: YearScope,
  id: SearchId,
): Promise<Result<void, DatabaseFailure>> =>
  withSearch(scope, id, (reference) =>
    changeExisting(reference, { supportersMatchedUpdate: true }),
  );

export async function deleteSearch(
  scope: YearScope,
  id: SearchId,
): Promise<Result<void, DatabaseFailure>> {
  const deleted = await deleteIf(scope, 'searches', id);
  return deleted.ok ? succeeded(undefined) : deleted;
}

/** Deletes a new search that nobody has worked on; false where somebody has, or it is gone. */
export const discardNewSearch = (
  scope: YearScope,
  id: SearchId,
): Promise<Result<boolean, DatabaseFailure>> =>
  deleteIf(scope, 'searches', id, readAs(decodeSearch, isUntouchedSearch));

/** A new search as it is stored, but for its revision; it asks for its count. */
export const newSearchData = (payload: NewSearch) => ({
  ...searchPayload(payload),
  ...(payload.tags === undefined || payload.tags.length === 0 ? {} : { tags: payload.tags }),
  supportersMatchedUpdate: true,
});

/** The payload of spec §7 and nothing else. */
const searchPayload = ({ name, match, conditions }: Omit<SearchDefinition, 'id'>) => ({
  name,
  match,
  conditions: conditions.map((condition) => ({ ...condition })),
});
