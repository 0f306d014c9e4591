import type { YearScope } from 'shared-kernel/model';
import type { Documents, StoredDocument } from '../store/documents';
import { binPath, versionsPath } from '../store/paths';
import type { Neutral } from '../suppressions/neutralText';
import { textIn } from '../suppressions/textIn';

const PAGE = 100;

/** Removes versions and deleted things that name a person who is erased: nobody can edit them any more. */
export async function forgetVersions(
  documents: Documents,
  scope: YearScope,
  neutral: Neutral,
): Promise<void> {
  const names = ({ data }: StoredDocument): boolean => {
    const text = textIn(data['saved'] ?? data['data']);
    return neutral(text) !== text;
  };
  for (const collection of [versionsPath(scope), binPath(scope)])
    for await (const page of documents.pages(collection, PAGE))
      await documents.bulk(page.filter(names).map(({ path }) => ({ kind: 'delete', path })));
}

/** Removes what was deleted so long ago that it can be restored no more. */
export async function emptyBin(documents: Documents, scope: YearScope, now: Date): Promise<void> {
  const stored = await documents.list(binPath(scope), ['removeAt']);
  const due = stored.filter(
    ({ data: { removeAt } }) => !(removeAt instanceof Date) || now >= removeAt,
  );
  await documents.bulk(due.map(({ path }) => ({ kind: 'delete', path })));
}
