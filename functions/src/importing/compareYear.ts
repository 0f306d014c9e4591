import type { FieldDefinition, Snapshot } from 'evaluation';
import { createShardTypes, inferSnapshotTypes, type SupporterColumns } from 'supporter-data';
import type { Supporter, YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { supporterPath } from '../store/paths';
import { supporterOf } from '../store/supporterOf';
import { asShards, keptLast, shardsFor, type YearShards } from '../snapshot/yearShards';
import type { FileInShards } from './fileInShards';
import type { Place } from './importWork';
import {
  mergeInto,
  type FileOverYear,
  type Merging,
  type RowState,
  type ShardChanges,
} from './mergeInto';
import { storedYear, type ComparedWith } from './storedYear';
import { inBatches } from '../store/inBatches';

export interface Comparison extends Omit<FileOverYear, 'file'> {
  readonly file: FileInShards;
  /** Told of the file, or of each of its shards, once, before others than its own supporters are added to it. */
  readonly onFileShard?: (file: SupporterColumns) => void;
  /** Waited for with each of several shards of the year afterwards in which the file changes anybody. */
  readonly onYearShard?: (index: number, year: Snapshot) => Promise<void>;
  /** An earlier run of the same import that has begun to write: what it was given to compare, and where in so many shards it came to. */
  readonly earlier?: {
    readonly comparedWith: ComparedWith;
    readonly placeIn: (shardCount: number) => Place;
  };
  /** Whether the documents of those who change are read, for what only they hold. */
  readonly readsChanged?: boolean;
  /** Told what is stored of each supporter who changes or goes, and nothing of each who is new. */
  readonly onReplaced?: (email: string, stored: Supporter | null) => void;
  /** How many supporters' documents there are. */
  readonly counted: Promise<number>;
  /** How many a shard holds, about. */
  readonly supportersOfShard?: number | undefined;
  /** Told how many stored supporters are through. */
  readonly onCompared: (compared: number) => Promise<void>;
}

/** What a file means for the year's supporters. */
export interface YearChanges {
  /** The year afterwards, with types unknown: in each shard the file's supporters in its order, then others as they are stored. */
  readonly year: YearShards;
  /** How many supporters it has. */
  readonly supporters: number;
  readonly shards: readonly ShardChanges[];
  /** The types that its values speak for, of some of its fields. */
  readonly inferredTypes: (
    isAsked: (name: string) => boolean,
  ) => Promise<readonly FieldDefinition[]>;
  readonly comparedWith: ComparedWith;
}

/**
 * Compares a file with what is stored, shard by shard and column by column, and completes its columns to those of the whole
 * year (D2d). An import that broke off is compared once more, with what it was compared with at first.
 */
export async function compareYear(
  documents: Documents,
  scope: YearScope,
  comparison: Comparison,
): Promise<YearChanges> {
  const { file, ...rest } = comparison;
  const { listed, counted, earlier, supportersOfShard, onCompared } = rest;
  const stored = await storedYear(
    documents,
    scope,
    { listed: [...listed.keys()], unlisted: file.fieldNames, counted },
    earlier?.comparedWith,
  );
  const { comparedWith } = stored;
  const most = Math.max(stored.supporters, file.mostSupporters);
  const count =
    stored.shards === null ? 1 : Math.max(stored.shards, shardsFor(most, supportersOfShard));
  const known = new Set([...listed.keys(), ...file.fieldNames]);
  const merged = async (
    index: number,
    of: SupporterColumns,
    onPart: (rows: number, merging: Merging) => Promise<void> = () => Promise.resolve(),
  ): Promise<Merging> => {
    const merging = mergeInto({ ...rest, file: of });
    for await (const part of stored.parts(index, count)) {
      await merging.takePart(part);
      await onPart(part.rowCount, merging);
    }
    return merging;
  };

  const types = createShardTypes(stored.supporters + file.mostSupporters);
  const shards: ShardChanges[] = [];
  let supporters = 0;
  let through = 0;
  for (let index = 0; index < count; index += 1) {
    const ofFile = await file.at(index, count);
    rest.onFileShard?.(ofFile);
    const merging = await merged(index, ofFile, (rows, { changed, leaving }) => {
      through += rows;
      return onCompared(through - toBeRead(rest, changed, leaving));
    });
    const unlisted = await readReplaced(documents, scope, merging, {
      ...rest,
      known,
      rowsIn: rowsWritten(earlier?.placeIn(count), index),
      onRead: (waiting) => onCompared(through - waiting),
    });
    const { year, ...changes } = merging.finish(unlisted);
    shards.push(changes);
    supporters += year.rowCount;
    // Nothing that holds the file, in whose columns the year is, is left of the comparison then.
    if (count === 1) return { ...inOne(year), supporters, shards, comparedWith };
    types.add(year);
    if (changesAnybody(changes)) await rest.onYearShard?.(index, year);
  }
  const year = keptLast({
    count,
    mostRows: supporters,
    at: async (index) => (await merged(index, await file.at(index, count))).finish(new Map()).year,
  });
  const inferredTypes: YearChanges['inferredTypes'] = (isAsked) =>
    Promise.resolve(types.types().filter(({ name }) => isAsked(name)));
  return { ...{ year, supporters, shards }, inferredTypes, comparedWith };
}

/** A year that is in memory. */
const inOne = (year: Snapshot): Pick<YearChanges, 'year' | 'inferredTypes'> => ({
  year: asShards(year, 1),
  inferredTypes: (isAsked) => Promise.resolve(inferSnapshotTypes(fieldsNamed(year, isAsked))),
});

/** How many rows of a shard an earlier run has written. */
function rowsWritten(place: Place | undefined, index: number): number {
  if (place === undefined || index > place.shard) return 0;
  return index < place.shard ? Infinity : place.rows;
}

/** How many documents are to be read of those who change, and of those who go. */
const toBeRead = (
  { readsChanged = false, onReplaced }: Pick<Comparison, 'readsChanged' | 'onReplaced'>,
  changed: readonly number[],
  leaving: readonly string[],
): number => (readsChanged ? changed.length : 0) + (onReplaced === undefined ? 0 : leaving.length);

interface ReadingReplaced extends Pick<Comparison, 'readsChanged' | 'onReplaced'> {
  /** Names of the fields that the year's columns have. */
  readonly known: ReadonlySet<string>;
  readonly rowsIn: number;
  /** Told how many are still to be read. */
  readonly onRead: (waiting: number) => Promise<void>;
}

/** Reads the documents of those who change, and where somebody is to be told of them of those who go; gives `unlisted`. */
async function readReplaced(
  documents: Documents,
  scope: YearScope,
  merging: Merging,
  { known, rowsIn, onRead, ...reading }: ReadingReplaced,
): Promise<ShardChanges['unlisted']> {
  const unlisted = new Map<number, Supporter['fields']>();
  const { readsChanged = false, onReplaced } = reading;
  const changed = readsChanged ? merging.changed.filter((row) => row >= rowsIn) : [];
  const leaving = onReplaced === undefined ? [] : merging.leaving;
  let waiting = toBeRead(reading, changed, leaving);
  for (const rows of inBatches(changed, DOCUMENTS_AT_ONCE)) {
    const emails = rows.map(merging.emailAt);
    for (const [index, supporter] of (await storedOf(documents, scope, emails)).entries()) {
      onReplaced?.(emails[index] ?? '', supporter);
      const more = Object.entries(supporter?.fields ?? {}).filter(([name]) => !known.has(name));
      if (more.length > 0) unlisted.set(rows[index] ?? 0, Object.fromEntries(more));
    }
    await onRead((waiting -= rows.length));
  }
  for (const emails of inBatches(leaving, DOCUMENTS_AT_ONCE)) {
    for (const [index, supporter] of (await storedOf(documents, scope, emails)).entries())
      onReplaced?.(emails[index] ?? '', supporter);
    await onRead((waiting -= emails.length));
  }
  if (onReplaced !== undefined)
    for (const [row, state] of merging.states.entries())
      if (state === 'new') onReplaced(merging.emailAt(row), null);
  return unlisted;
}

/** Whether anybody of the shard is new, changes or goes. */
export const changesAnybody = ({ states, removed }: Pick<ShardChanges, 'states' | 'removed'>) =>
  removed.length > 0 || states.some((state) => state !== 'unchanged');

/** How many of the file's supporters are to the year what. */
export const countStates = (
  shards: readonly Pick<ShardChanges, 'states'>[],
): Readonly<Record<RowState, number>> => {
  const counts = { new: 0, changed: 0, unchanged: 0 };
  for (const { states } of shards) for (const state of states) counts[state] += 1;
  return counts;
};

/** The same supporters with only these of their fields. */
const fieldsNamed = (snapshot: Snapshot, isAsked: (name: string) => boolean): Snapshot => {
  const isNamed = (_: unknown, index: number): boolean =>
    isAsked(snapshot.fields[index]?.name ?? '');
  return {
    ...snapshot,
    fields: snapshot.fields.filter(isNamed),
    columns: snapshot.columns.filter(isNamed),
  };
};

/** Documents that are asked for at a time, in requests of so many. */
const DOCUMENTS_AT_ONCE = 2_000;
const DOCUMENTS_A_REQUEST = 500;

/** What is stored of these supporters, in their order. */
async function storedOf(
  documents: Documents,
  scope: YearScope,
  emails: readonly string[],
): Promise<readonly (Supporter | null)[]> {
  const paths = emails.map((email) => supporterPath(scope, email));
  const answers = await Promise.all(
    Array.from(inBatches(paths, DOCUMENTS_A_REQUEST), (some) => documents.getAll(some)),
  );
  return answers.flat().map((document) => document && supporterOf(document));
}
