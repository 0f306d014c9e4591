import { snapshotOfSupporters, type FieldDefinition, type Snapshot } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { snapshotState } from '../snapshot/snapshotState';
import { storedShards } from '../snapshot/storedShards';
import { divided, type YearShards } from '../snapshot/yearShards';
import type { Documents } from '../store/documents';
import { supporterPages } from '../store/supporterPages';

/** What a file is compared with: a year without supporters, its snapshot, or the documents of all its supporters. */
export const ComparedWith = v.variant('kind', [
  v.object({ kind: v.literal('nobody') }),
  v.object({ kind: v.literal('snapshot'), id: v.string() }),
  v.object({ kind: v.literal('documents') }),
]);
export type ComparedWith = v.InferOutput<typeof ComparedWith>;

export interface StoredYearOptions {
  /** The year's field list. */
  readonly listed: readonly string[];
  /** Further fields to read, which documents may hold without the list. */
  readonly unlisted: readonly string[];
  /** How many documents there are. */
  readonly counted: Promise<number>;
}

export interface StoredYear {
  readonly comparedWith: ComparedWith;
  readonly supporters: number;
  /** In as many shards it can be compared, or in any multiple of it; null for no more than one. */
  readonly shards: number | null;
  /** Those of one of so many shards, in parts. */
  readonly parts: (index: number, count: number) => AsyncIterable<Snapshot>;
}

/**
 * The year's supporters by column, in parts: the snapshot, where it holds all of them, so that not one of their
 * documents is read; otherwise their documents page by page. `before` is what an earlier run of the same work was given,
 * which has written some of them since: the same comes again where it is still there.
 */
export async function storedYear(
  documents: Documents,
  scope: YearScope,
  { listed, unlisted, counted }: StoredYearOptions,
  before?: ComparedWith,
): Promise<StoredYear> {
  const count = before === undefined ? await counted : null;
  if (count === 0 || before?.kind === 'nobody')
    return { comparedWith: { kind: 'nobody' }, supporters: 0, shards: 1, parts: nobody };
  if (before?.kind !== 'documents') {
    const { fitting, revision } = await snapshotState(documents, scope);
    const isMeant = before === undefined ? revision !== '' : fitting?.id === before.id;
    const shards = isMeant ? await storedShards(documents, scope) : null;
    const isWhole = count === null || fitting?.rowCount === count;
    if (fitting !== null && shards !== null && isWhole && (await hasAll(shards, listed)))
      return {
        comparedWith: { kind: 'snapshot', id: fitting.id },
        supporters: fitting.rowCount,
        shards: shards.count,
        parts: (index, shardCount) => oneShard(divided(shards, shardCount), index),
      };
  }
  const fields = Array.from(new Set([...listed, ...unlisted]), asField);
  return {
    comparedWith: { kind: 'documents' },
    supporters: count ?? (await counted),
    shards: null,
    parts: () => fromDocuments(documents, scope, fields),
  };
}

const asField = (name: string): FieldDefinition => ({ name, type: 'unknown' });

async function* nobody(): AsyncGenerator<Snapshot> {
  yield* await Promise.resolve([]);
}

async function* oneShard(shards: YearShards, index: number): AsyncGenerator<Snapshot> {
  yield await shards.at(index);
}

async function* fromDocuments(
  documents: Documents,
  scope: YearScope,
  fields: readonly FieldDefinition[],
): AsyncGenerator<Snapshot> {
  for await (const page of supporterPages(documents, scope))
    yield snapshotOfSupporters(fields, page);
}

/** Documents may hold values of a field that a snapshot does not know. */
export async function hasAll(shards: YearShards, listed: readonly string[]): Promise<boolean> {
  const { fields } = await shards.at(0);
  const names = new Set(fields.map(({ name }) => name));
  return listed.every((name) => names.has(name));
}
