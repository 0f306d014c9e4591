import type { YearScope } from 'shared-kernel/model';
import { isDocumentId } from 'shared-kernel/model';
import type { KeptOut } from '../countingThreads';
import type { Documents, DocumentWrite } from '../store/documents';
import { keptOutMarkPath, keptOutMarksPath } from '../store/paths';
import { spellingsOf } from './plainSpelling';

/** Emails with until when in milliseconds, null for good. */
export type KeptOutPeople = Iterable<readonly [email: string, until: number | null]>;

/**
 * Marks who is kept out of a year, for the rules of the database, which know no hashes and no searches: no client reads a
 * supporter who is marked. Everybody whom the list names by email is, whether the year has them or not.
 */
export async function writeCareMarks(
  documents: Documents,
  scope: YearScope,
  keptOut: KeptOut | null,
  people: KeptOutPeople,
): Promise<void> {
  const wanted = new Map<string, number | null>();
  for (const [email, until] of keptOut?.emails ?? [])
    for (const spelling of spellingsOf(email)) wanted.set(spelling, until);
  for (const [email, until] of people) wanted.set(email, until);
  const writes: DocumentWrite[] = [];
  for (const { id, path, data } of await documents.list(keptOutMarksPath(scope))) {
    const until = wanted.get(id);
    if (until === undefined) writes.push({ kind: 'delete', path });
    else if (until === untilOf(data['until'])) wanted.delete(id);
  }
  for (const [email, until] of wanted)
    if (isDocumentId(email))
      writes.push({
        kind: 'set',
        path: keptOutMarkPath(scope, email),
        data: { until: until === null ? null : new Date(until) },
      });
  await documents.bulk(writes);
}

const untilOf = (value: unknown): number | null => (value instanceof Date ? value.getTime() : null);
