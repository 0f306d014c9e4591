import {
  createFieldProfiler,
  createTypeInference,
  type ProfiledSupporter,
} from 'shared-kernel/evaluation';
import type { FieldListEntry } from 'shared-kernel/model';
import type { SetType } from './setTypes';

/** Field list entries of these names over supporters in their order: types inferred, but for those that people set (D2a). */
export function profileFields(
  names: readonly string[],
  supporters: Iterable<ProfiledSupporter>,
  types: ReadonlyMap<string, SetType>,
): readonly FieldListEntry[] {
  const inference = createTypeInference(names);
  const values = new Map(names.map((name) => [name, new Set<string>()]));
  for (const { fields } of supporters) {
    inference.add(fields);
    for (const [name, value] of Object.entries(fields)) values.get(name)?.add(value);
  }
  const inferred = inference.results();

  const profiler = createFieldProfiler(
    inferred.map(({ name, type }) => ({ name, type: types.get(name)?.type ?? type })),
  );
  for (const supporter of supporters) profiler.add(supporter);

  return profiler.results().map((entry, place): FieldListEntry => {
    const set = types.get(entry.name);
    const inferredType = inferred[place]?.type;
    return {
      ...entry,
      distinct: values.get(entry.name)?.size ?? 0,
      ...(inferredType === undefined ? {} : { inferredType }),
      ...(set === undefined ? {} : { typeSetBy: set.by }),
    };
  });
}
