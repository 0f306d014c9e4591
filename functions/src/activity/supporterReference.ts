import type { OrganisationId } from 'shared-kernel/model';
import type { Services } from '../services';
import { suppressionPath } from '../store/paths';
import { suppressionOf } from '../suppressions/suppression';
import { openSuppressionKey, suppressionHash } from '../suppressions/suppressionHash';

/**
 * By what lines of the log know a supporter without naming one (D354): the organisation's keyed hash of the email, which
 * answers who looked at somebody for whoever has that email. '' for who was erased: nothing is to lead to them again.
 */
export async function supporterReference(
  services: Pick<Services, 'documents' | 'newSecret'>,
  organisationId: OrganisationId,
  email: string,
): Promise<string> {
  const key = await openSuppressionKey(services, organisationId);
  const hash = suppressionHash(key, 'email', email);
  const stored = await services.documents.get(suppressionPath(organisationId, hash));
  return stored !== null && suppressionOf(stored) !== null ? '' : hash;
}
