import * as v from 'valibot';

const AskedFor = v.object({ supporter: v.string() });

/** The supporter from whose page somebody comes, whose email stands in no address; '' where nobody does. */
export function emailAskedFor(state: unknown): string {
  const read = v.safeParse(AskedFor, state);
  return read.success ? read.output.supporter : '';
}
