import * as v from 'valibot';

const Stored = v.object({
  email: v.string(),
  admin: v.boolean(),
  invitedBy: v.string(),
  invitedAt: v.date(),
  /** Null, also in invitations of an earlier version, while it waits. */
  declinedAt: v.nullish(v.date(), null),
});
export type StoredInvitation = v.InferOutput<typeof Stored>;

/** Null where the document is none that we wrote: it invites nobody. */
export function storedInvitation(data: unknown): StoredInvitation | null {
  const read = v.safeParse(Stored, data);
  return read.success ? read.output : null;
}
