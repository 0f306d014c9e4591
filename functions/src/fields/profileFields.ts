import { retypeSnapshot, type Snapshot } from 'evaluation';
import { inferSnapshotTypes, profileSnapshot } from 'supporter-data';
import type { FieldListEntry } from 'shared-kernel/model';
import type { SetType } from './setTypes';

/** Fields with what is known of each, and their columns read as its type. */
export interface ProfiledFields {
  readonly entries: readonly FieldListEntry[];
  readonly typed: Snapshot;
}

/**
 * The field list of a snapshot's supporters: types inferred, but for those that people set (D2a). One field after the
 * other; `onField` is told how many are through.
 */
export async function profileFields(
  snapshot: Snapshot,
  types: ReadonlyMap<string, SetType>,
  onField: (profiled: number) => Promise<void> = () => Promise.resolve(),
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

/**
 * The field list as everybody sees it: `shown` are the year's supporters but for who is on the care list, who say nothing
 * of what a field is like, either. `typed` has all of them.
 */
export async function profileShown(
  all: Snapshot,
  shown: Snapshot,
  types: ReadonlyMap<string, SetType>,
  onField?: (profiled: number) => Promise<void>,
): Promise<ProfiledFields> {
  const profiled = await profileFields(shown, types, onField);
  if (all === shown) return profiled;
  const known = new Map(profiled.entries.map(({ name, type }) => [name, type]));
  return { ...profiled, typed: retypeSnapshot(all, known) };
}

/** The same supporters with this one of their fields. */
export const fieldAlone = (snapshot: Snapshot, index: number): Snapshot => ({
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
