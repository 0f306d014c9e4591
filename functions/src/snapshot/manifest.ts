import { BOUNDS, numberWithin, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData, StoredDocument } from '../store/documents';
import { snapshotPath } from '../store/paths';

const positive = () => v.pipe(numberWithin({ ...BOUNDS.count, least: 1 }), v.integer());
const whole = () => v.pipe(numberWithin(BOUNDS.count), v.integer());
const id = () => v.pipe(v.string(), v.minLength(1));

/** Where the bytes of a shard lie: some of the supporters by column. */
const Shard = v.object({
  /** Names this shard and no other: what is kept in memory under it never goes stale. */
  id: id(),
  partCount: positive(),
  /** Of each part but the last; those of an earlier version were documents. */
  partBytes: v.fallback(positive(), 900_000),
  sizeBytes: positive(),
  rowCount: whole(),
});
export type SnapshotShard = v.InferOutput<typeof Shard>;

/** `organisations/{o}/years/{y}/snapshot/manifest`: what makes up the year's snapshot. No client reads it. */
const Manifest = v.object({
  /** Names this snapshot and no other. */
  id: id(),
  /** The state of the supporters that it holds, as its writer calls it. */
  revision: v.string(),
  /** By `shardOfEmail`. */
  shards: v.pipe(v.array(Shard), v.minLength(1)),
  /** When its supporters had been read; null in one of an earlier version. */
  madeAt: v.fallback(v.nullable(v.date()), null),
  /** Supporters' documents then: more than rows where somebody who asked to be erased was written again; -1 for unknown. */
  documentCount: v.fallback(whole(), -1),
  /** Of all shards. */
  rowCount: whole(),
  /** Names the field list's state that the last count of the year read; '' before the first. */
  fieldsRevision: v.fallback(v.string(), ''),
  /** Another one each time that a person changes a field's type; '' before the first. */
  typesRevision: v.fallback(v.string(), ''),
});
export type SnapshotManifest = v.InferOutput<typeof Manifest>;

export const MANIFEST = 'manifest';

export const manifestPath = (scope: YearScope): string => `${snapshotPath(scope)}/${MANIFEST}`;

/** Parts lie beside the manifest, each under its shard's id, so that two snapshots never mix. */
export const partPath = (scope: YearScope, id: string, number: number): string =>
  `${snapshotPath(scope)}/${id}-${String(number)}`;

/** Null where there is no manifest, or none of this version. */
export function manifestOf(stored: StoredDocument | null): SnapshotManifest | null {
  const parsed = v.safeParse(Manifest, withShards(stored?.data));
  return parsed.success ? parsed.output : null;
}

/** An earlier version had all of a year in one, which the manifest itself described. */
const withShards = (data: DocumentData | undefined): DocumentData | undefined =>
  data === undefined || 'shards' in data ? data : { ...data, shards: [data] };
