import {
  REVISION_FIELDS,
  revisionIn,
  type ActivityAction,
  type RevisionFields,
  type YearId,
} from 'shared-kernel/model';
import type { StoredDocument } from '../store/documents';
import { mostRecent, type WireEntry } from './mostRecent';

/** Who saved which search and screen last, as every member can see it of them. */
export function newestSaves(
  yearId: YearId,
  searches: readonly StoredDocument[],
  screens: readonly StoredDocument[],
): readonly WireEntry[] {
  const { search, setup, content } = REVISION_FIELDS;
  const saves = [
    ...searches.flatMap((one) => saveOf(one, search, 'searchSaved')),
    ...screens.flatMap((one) => saveOf(one, setup, 'screenSetUp')),
    ...screens.flatMap((one) => saveOf(one, content, 'screenDesigned')),
  ].toSorted((one, other) => +other.savedAt - +one.savedAt);
  return mostRecent(
    saves.map(({ id, savedAt, by, deed, subject }) => ({
      ...{ id, at: savedAt.toISOString(), by, deed, subject },
      ...{ yearId, person: '' },
    })),
  );
}

function saveOf({ id, data }: StoredDocument, fields: RevisionFields, deed: ActivityAction) {
  const { savedBy, savedAt } = revisionIn(data, fields);
  if (savedAt === null) return [];
  const name = data['name'];
  const subject = typeof name === 'string' ? name : '';
  return [{ id: `${deed} ${id}`, savedAt, by: savedBy, deed, subject }];
}
