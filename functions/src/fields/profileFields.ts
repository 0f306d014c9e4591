import { retypeSnapshot, type Snapshot } from 'evaluation';
import { inferSnapshotTypes, profileSnapshot } from 'supporter-data';
import type { FieldListEntry } from 'shared-kernel/model';
import { fewFieldsAtOnce } from '../snapshot/joinedFields';
import { eachShard, asShards, type YearShards } from '../snapshot/yearShards';
import type { SetType } from './setTypes';

/** Fields with what is known of each, and their columns read as its type. */
export interface ProfiledFields {
  readonly entries: readonly FieldListEntry[];
  readonly typed: Snapshot;
}

/** Told how many fields are through. */
export type OnField = (profiled: number) => Promise<void>;

/**
 * The field list of a snapshot's supporters: types inferred, but for those that people set (D2a). One field after the
 * other.
 */
export async function profileFields(
  snapshot: Snapshot,
  types: ReadonlyMap<string, SetType>,
  onField: OnField = () => Promise.resolve(),
): Promise<ProfiledFields> {
  const profiled: ProfiledFields[] = [];
  for (const { name } of snapshot.fields) {
    profiled.push(profiledAlone(fieldAlone(snapshot, profiled.length), types.get(name)));
    await onField(profiled.length);
  }
  return {
    entries: profiled.flatMap(({ entries }) => entries),
    typed: {
      ...snapshot,
      fields: profiled.flatMap(({ typed }) => typed.fields),
      columns: profiled.flatMap(({ typed }) => typed.columns),
    },
  };
}

/** The field list of a year, and what it was made of. */
export interface ProfiledYear {
  readonly entries: readonly FieldListEntry[];
  /** How many supporters it is of. */
  readonly supporters: number;
  /** All of the year, each field read as its type. */
  readonly typed: YearShards;
}

/**
 * The field list as everybody sees it: `shown` are the year's supporters but for who is on the care list, who say nothing
 * of what a field is like, either.
 */
export async function profileShown(
  all: YearShards,
  shown: YearShards,
  types: ReadonlyMap<string, SetType>,
  onField: OnField = () => Promise.resolve(),
): Promise<ProfiledYear> {
  if (all.count > 1) return profileShards(all, shown, types, onField);
  const [year, seen] = [await all.at(0), await shown.at(0)];
  const profiled = await profileFields(seen, types, onField);
  const typed = year === seen ? profiled.typed : retypeSnapshot(year, typesOf(profiled.entries));
  return { entries: profiled.entries, supporters: seen.rowCount, typed: asShards(typed, 1) };
}

/** What a field is like is told of all shards together, a few fields at a time. */
async function profileShards(
  all: YearShards,
  shown: YearShards,
  types: ReadonlyMap<string, SetType>,
  onField: OnField,
): Promise<ProfiledYear> {
  const { fields } = await all.at(0);
  const entries: FieldListEntry[] = [];
  let supporters = 0;
  for await (const some of fewFieldsAtOnce(shown, fields)) {
    const through = entries.length;
    const profiled = await profileFields(some, types, (more) => onField(through + more));
    entries.push(...profiled.entries);
    supporters = some.rowCount;
  }
  const known = typesOf(entries);
  return { entries, supporters, typed: eachShard(all, (shard) => retypeSnapshot(shard, known)) };
}

const typesOf = (entries: readonly FieldListEntry[]): ReadonlyMap<string, FieldListEntry['type']> =>
  new Map(entries.map(({ name, type }) => [name, type]));

/** The same supporters with this one of their fields. */
const fieldAlone = (snapshot: Snapshot, index: number): Snapshot => ({
  ...snapshot,
  fields: snapshot.fields.slice(index, index + 1),
  columns: snapshot.columns.slice(index, index + 1),
});

function profiledAlone(snapshot: Snapshot, set: SetType | undefined): ProfiledFields {
  const inferred = inferSnapshotTypes(snapshot);
  const types = new Map(inferred.map(({ name, type }) => [name, set?.type ?? type]));
  const typed = retypeSnapshot(snapshot, types);
  const entries = profileSnapshot(typed).map((entry, index): FieldListEntry => {
    const inferredType = inferred[index]?.type;
    return {
      ...entry,
      ...(inferredType === undefined ? {} : { inferredType }),
      ...(set === undefined ? {} : { typeSetBy: set.by }),
    };
  });
  return { entries, typed };
}
