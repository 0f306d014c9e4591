/** The thing with some of its properties changed; the very same thing where none of them differs. */
export function withChanges<T extends object>(before: T, changes: Partial<T>): T {
  const after = { ...before, ...changes };
  const values = Object.values(before);
  const same = Object.values(after).every((value, index) => value === values[index]);
  return same ? before : after;
}
