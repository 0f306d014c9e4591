import { normaliseEmail } from 'supporter-data';
import type { Services } from '../services';

/** The emails under which the log knows an account: each as it stands there, and as invitations are addressed. */
export async function emailsAtWork(
  { documents }: Pick<Services, 'documents'>,
  uid: string,
): Promise<readonly string[]> {
  const lines = await documents.group('activity', 'uid', [uid], ['by']);
  return lines
    .flatMap(({ data: { by } }) => (typeof by === 'string' && by.includes('@') ? [by] : []))
    .flatMap((email) => [email, normaliseEmail(email)]);
}
