import type { Documents } from '../store/documents';
import { mailPath, MAILS } from '../store/paths';
import type { Outbox } from '../outbox';
import { inBatches } from '../store/inBatches';

/** A store compares a field with as many values at a time. */
const EMAILS_AT_ONCE = 30;

interface Options {
  readonly documents: Documents;
  readonly now: () => Date;
  readonly newId: () => string;
}

/**
 * Mails as documents of Firebase's Trigger Email extension, which sends what it finds in `mail` and writes beside it what
 * came of that (`delivery`). `by` and `createdAt` are ours.
 */
export const mailDocuments = ({ documents, now, newId }: Options): Outbox => ({
  delivers: true,
  send: ({ to, subject, text, html, by }) =>
    documents.commit([
      {
        kind: 'set',
        path: mailPath(newId()),
        data: { to, message: { subject, text, html }, by, createdAt: now() },
      },
    ]),
  forget: async (emails) => {
    const paths = new Set<string>();
    for (const some of inBatches([...emails], EMAILS_AT_ONCE))
      for (const field of ['to', 'by'])
        for (const { path } of await documents.where(MAILS, field, some)) paths.add(path);
    await documents.bulk([...paths].map((path) => ({ kind: 'delete' as const, path })));
  },
  removeOld: async (before) => {
    const mails = await documents.list(MAILS, ['createdAt']);
    const old = mails.filter(
      ({ data: { createdAt } }) => !(createdAt instanceof Date && createdAt >= before),
    );
    await documents.bulk(old.map(({ path }) => ({ kind: 'delete' as const, path })));
  },
});
