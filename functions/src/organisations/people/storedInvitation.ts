import { GIVEN_ROLES, type OrganisationRole } from 'shared-kernel/model';
import * as v from 'valibot';

const Stored = v.object({
  email: v.string(),
  admin: v.boolean(),
  /** What else they become; null for a member. One that cannot be read makes nobody more than a viewer. */
  role: v.optional(v.fallback(v.nullable(v.picklist(GIVEN_ROLES)), 'viewer'), null),
  invitedBy: v.string(),
  invitedAt: v.date(),
  /** Null, also in invitations of an earlier version, while it waits. */
  declinedAt: v.nullish(v.date(), null),
});
export type StoredInvitation = v.InferOutput<typeof Stored>;

/** What whoever takes it up becomes. */
export const invitedRole = ({ admin, role }: StoredInvitation): OrganisationRole =>
  admin ? 'admin' : (role ?? 'member');

/** Null where the document is none that we wrote: it invites nobody. */
export function storedInvitation(data: unknown): StoredInvitation | null {
  const read = v.safeParse(Stored, data);
  return read.success ? read.output : null;
}
