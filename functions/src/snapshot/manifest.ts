import { BOUNDS, numberWithin, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';
import { snapshotPath } from '../store/paths';

/** `organisations/{o}/years/{y}/snapshot/manifest`: which parts make up the year's snapshot. No client reads it. */
const Manifest = v.object({
  /** Names this snapshot and no other: what is kept in memory under it never goes stale. */
  id: v.pipe(v.string(), v.minLength(1)),
  /** The state of the supporters that it holds, as its writer calls it. */
  revision: v.string(),
  partCount: v.pipe(numberWithin({ ...BOUNDS.count, least: 1 }), v.integer()),
  /** Of each part but the last; those of an earlier version were documents. */
  partBytes: v.fallback(v.pipe(numberWithin({ ...BOUNDS.count, least: 1 }), v.integer()), 900_000),
  sizeBytes: v.pipe(numberWithin({ ...BOUNDS.count, least: 1 }), v.integer()),
  /** When its supporters had been read; null in one of an earlier version. */
  madeAt: v.fallback(v.nullable(v.date()), null),
  /** Supporters' documents then: more than rows where somebody who asked to be erased was written again; -1 for unknown. */
  documentCount: v.fallback(v.pipe(numberWithin(BOUNDS.count), v.integer()), -1),
  rowCount: v.pipe(numberWithin(BOUNDS.count), v.integer()),
  /** Names the field list's state that the last count of the year read; '' before the first. */
  fieldsRevision: v.fallback(v.string(), ''),
  /** Another one each time that a person changes a field's type; '' before the first. */
  typesRevision: v.fallback(v.string(), ''),
});
export type SnapshotManifest = v.InferOutput<typeof Manifest>;

export const MANIFEST = 'manifest';

export const manifestPath = (scope: YearScope): string => `${snapshotPath(scope)}/${MANIFEST}`;

/** Parts lie beside the manifest, each under its snapshot's id, so that two snapshots never mix. */
export const partPath = (scope: YearScope, id: string, number: number): string =>
  `${snapshotPath(scope)}/${id}-${String(number)}`;

/** Null where there is no manifest, or none of this version. */
export function manifestOf(stored: StoredDocument | null): SnapshotManifest | null {
  const parsed = v.safeParse(Manifest, stored?.data);
  return parsed.success ? parsed.output : null;
}
