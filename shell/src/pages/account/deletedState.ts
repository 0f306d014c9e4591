import * as v from 'valibot';

const State = v.object({ accountDeleted: v.literal(true) });

/** What the page of a deleted account finds in its history entry: it says so to nobody else. */
export const DELETED: v.InferOutput<typeof State> = { accountDeleted: true };

/** Whether an account was deleted on the way here. */
export const isDeleted = (state: unknown): boolean => v.safeParse(State, state).success;
