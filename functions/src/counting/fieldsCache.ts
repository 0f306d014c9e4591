import type { FieldDefinition } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import { readFields } from '../definitions/readFields';
import { RecentMap } from '../RecentMap';
import type { Services } from '../services';
import type { SnapshotManifest } from '../snapshot/manifest';
import { yearPath } from '../store/paths';

/** Years whose field lists are kept; 2,000 names and types take some 200 kB. */
const KEPT_YEARS = 50;

type ReadFields = (
  scope: YearScope,
  manifest: SnapshotManifest | null,
) => Promise<readonly FieldDefinition[]>;

/**
 * Names and types of a year's field list, read once for each state of it: a live count cannot read 2,000 documents at
 * every key. A state is a snapshot, the last change of a type by a person, and what the last count of the year read.
 */
export function fieldsCache({ documents }: Pick<Services, 'documents'>): ReadFields {
  const kept = new RecentMap<
    string,
    { readonly state: string; readonly fields: Promise<readonly FieldDefinition[]> }
  >(KEPT_YEARS);

  return async (scope, manifest) => {
    if (manifest === null) return readFields(documents, scope);
    const year = yearPath(scope);
    const { id, fieldsRevision, typesRevision } = manifest;
    const state = `${id}/${fieldsRevision}/${typesRevision}`;
    const known = kept.get(year);
    const entry = known?.state === state ? known : { state, fields: readFields(documents, scope) };
    kept.set(year, entry);
    try {
      return await entry.fields;
    } catch (failure) {
      if (kept.get(year) === entry) kept.delete(year);
      throw failure;
    }
  };
}
