import type { YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { holderOf } from '../addresses/holders';
import type { DocumentWrite, StoredDocument, Transaction } from '../store/documents';
import { addressesPath, inYear, yearPath } from '../store/paths';

/** Which of the emails that stand as examples may stay. */
type Stays = (email: string) => boolean;

/**
 * Reads the searches, screens and the combination of screens of a year; the answer is the writes that leave as examples
 * of whom they match only those who stay. Numbers are left as they are.
 */
export async function examplesLeft(
  transaction: Transaction,
  scope: YearScope,
  stays: Stays,
): Promise<readonly DocumentWrite[]> {
  const definitions = [
    ...(await transaction.list(inYear(scope, 'searches'), ['supportersMatchedEmails'])),
    ...(await transaction.list(inYear(scope, 'screens'), ['supportersMatchedEmails'])),
  ];
  const year = await transaction.get(yearPath(scope));
  const shown = new Set(definitions.map(({ path }) => holderOf(path)?.apart));
  // Of one that was deleted a moment ago.
  const orphans = (await transaction.list(addressesPath(scope))).filter(
    ({ id, path }) => /^(searches|screens)~/.test(id) && !shown.has(path),
  );
  return [
    ...orphans.map(({ path }) => ({ kind: 'delete' as const, path })),
    ...definitions.flatMap((definition) => definitionWrites(definition, stays)),
    ...(year === null ? [] : combinedWrites(year, stays)),
  ];
}

function definitionWrites({ path, data }: StoredDocument, stays: Stays): readonly DocumentWrite[] {
  const { supportersMatchedEmails: emails } = data;
  if (!Array.isArray(emails)) return [];
  const left = emails.filter((email) => typeof email === 'string' && stays(email));
  return left.length === emails.length
    ? []
    : [{ kind: 'merge', path, data: { supportersMatchedEmails: left } }];
}

const Combined = v.record(
  v.string(),
  v.looseObject({ supporterEmails: v.optional(v.array(v.string()), []) }),
);

function combinedWrites({ path, data }: StoredDocument, stays: Stays): readonly DocumentWrite[] {
  const combined = v.safeParse(Combined, data['screensCombinedSupportersMatched']);
  if (!combined.success) return [];
  const screensCombinedSupportersMatched = Object.fromEntries(
    Object.entries(combined.output).map(([count, { supporterEmails, ...rest }]) => [
      count,
      { ...rest, supporterEmails: supporterEmails.filter(stays) },
    ]),
  );
  return [{ kind: 'merge', path, data: { screensCombinedSupportersMatched } }];
}
