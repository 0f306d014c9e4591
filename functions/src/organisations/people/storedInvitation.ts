import type { Invitation } from 'shared-kernel/model';
import * as v from 'valibot';

const Stored = v.object({
  email: v.string(),
  admin: v.boolean(),
  invitedBy: v.string(),
  invitedAt: v.date(),
});

/** Null where the document is none that we wrote: it invites nobody. */
export function storedInvitation(data: unknown): Invitation | null {
  const read = v.safeParse(Stored, data);
  return read.success ? read.output : null;
}
