import type { Services } from '../services';
import { MAIL_PACES } from '../store/paths';
import { paceDay } from './mailPace';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long a mail is kept after it was sent. */
export const MAIL_DAYS = 30;

/** Removes the mails of more than 30 days ago, and how many went out on days before today. */
export async function removeOldMails({
  documents,
  outbox,
  now,
}: Pick<Services, 'documents' | 'outbox' | 'now'>): Promise<void> {
  await outbox.removeOld(new Date(now().getTime() - MAIL_DAYS * DAY_MS));
  const today = paceDay(now());
  const paces = await documents.list(MAIL_PACES, ['day']);
  const old = paces.filter(({ data: { day } }) => day !== today);
  await documents.bulk(old.map(({ path }) => ({ kind: 'delete' as const, path })));
}
