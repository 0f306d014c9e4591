import { OF_THIS_BROWSER, recall, remember } from 'shared-kernel/browser-memory';
import type { OrganisationId, UserId } from 'shared-kernel/model';
import * as v from 'valibot';

const KEPT = 8;
const Ids = v.array(v.string());

const keyOf = (userId: UserId, organisationId: OrganisationId | null): string =>
  `supporter-screens/gone-to/${userId}/${organisationId ?? ''}`;

/** Ids of what somebody chose in an organisation, the newest first; never of supporters. */
export const recallRecent = (
  userId: UserId,
  organisationId: OrganisationId | null,
): readonly string[] => recall(OF_THIS_BROWSER, keyOf(userId, organisationId), Ids) ?? [];

export function rememberRecent(
  userId: UserId,
  organisationId: OrganisationId | null,
  id: string,
): void {
  const others = recallRecent(userId, organisationId).filter((other) => other !== id);
  remember(OF_THIS_BROWSER, keyOf(userId, organisationId), [id, ...others].slice(0, KEPT));
}
