import type { FieldListEntry, FieldType, Supporter } from 'shared-kernel/model';
import { hashText, type FieldDefinition } from 'evaluation';
import { createFieldProfile, type FieldProfile } from './fieldProfile';
import { createTypeInference } from './fieldTypes';

export type ProfiledSupporter = Pick<Supporter, 'email' | 'fields'>;

/** Examples, extremes and spreads of a year's fields (D2b). */
export interface FieldProfiler {
  /** Supporters in the order of the file: the first row wins a tie. */
  add(supporter: ProfiledSupporter): void;
  /** Takes in the profile of the same fields over the supporters that follow in the file. */
  merge(other: FieldProfiler): void;
  /** In the order of the fields, with whole spreads (D2e). */
  results(): readonly FieldListEntry[];
  /** For merge only. */
  readonly profiles: readonly FieldProfile[];
  readonly supporters: () => number;
}

export const createFieldProfiler = (fields: readonly FieldDefinition[]): FieldProfiler => {
  const profiles = fields.map(createFieldProfile);
  let supporters = 0;
  return {
    add: ({ email, fields: values }) => {
      const emailHash = hashText(email);
      for (const profile of profiles) {
        const { name } = profile.field;
        if (Object.hasOwn(values, name)) {
          profile.add(values[name] ?? '', email, emailHash, supporters);
        }
      }
      supporters += 1;
    },
    merge: (other) => {
      profiles.forEach((profile, index) => {
        const theirs = other.profiles[index];
        if (theirs !== undefined) profile.merge(theirs, supporters);
      });
      supporters += other.supporters();
    },
    results: () => profiles.map((profile) => profile.result(supporters)),
    profiles,
    supporters: () => supporters,
  };
};

/** The field list of supporters in file order: types inferred, but for those that a person set (D2a). */
export const profileSupporters = (
  columns: readonly string[],
  supporters: Iterable<ProfiledSupporter>,
  typesSetByPerson: ReadonlyMap<string, FieldType> = new Map(),
): readonly FieldListEntry[] => {
  const inference = createTypeInference(columns);
  for (const { fields } of supporters) inference.add(fields);
  const profiler = createFieldProfiler(
    inference
      .results()
      .map(({ name, type }) => ({ name, type: typesSetByPerson.get(name) ?? type })),
  );
  for (const supporter of supporters) profiler.add(supporter);
  return profiler.results();
};
