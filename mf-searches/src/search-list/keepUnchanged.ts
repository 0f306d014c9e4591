/** The newly loaded things, but those that did not change as the objects they were, so that their rows rest. */
export function keepUnchanged<T extends { readonly id: string }>(
  before: readonly T[],
  loaded: readonly T[],
): readonly T[] {
  const known = new Map(before.map((one) => [one.id, one]));
  const kept = loaded.map((one) => {
    const old = known.get(one.id);
    return old !== undefined && JSON.stringify(old) === JSON.stringify(one) ? old : one;
  });
  const same = kept.length === before.length && kept.every((one, index) => one === before[index]);
  return same ? before : kept;
}
