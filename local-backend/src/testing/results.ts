import type { Result } from 'shared-kernel/model';

/** The value, or a failure of the test that names the error. */
export function valueOf<T>(result: Result<T, unknown>): T {
  if (!result.ok) throw new Error(JSON.stringify(result.error));
  return result.value;
}

export const errorOf = <E>(result: Result<unknown, E>): E | null =>
  result.ok ? null : result.error;
