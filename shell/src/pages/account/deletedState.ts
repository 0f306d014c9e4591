import * as v from 'valibot';

const State = v.object({ accountDeleted: v.object({ ended: v.boolean() }) });

/** What the page of a deleted account finds in its history entry: it says so to nobody else. */
export const deletedState = ({
  ended,
}: {
  readonly ended: boolean;
}): v.InferOutput<typeof State> => ({
  accountDeleted: { ended },
});

/** Null where no account was deleted on the way here. */
export function deletedIn(state: unknown): { readonly ended: boolean } | null {
  const read = v.safeParse(State, state);
  return read.success ? read.output.accountDeleted : null;
}
