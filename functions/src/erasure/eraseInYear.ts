import type { YearScope } from 'shared-kernel/model';
import { listShownFields } from '../fields/listShownFields';
import { forgetSpreads } from '../fields/spreadsApart';
import { storedFields } from '../fields/storedFields';
import { forgetLinks } from '../links/forgetLinks';
import { readFields } from '../definitions/readFields';
import { preparedRequest } from '../matching/requestMatching';
import type { Services } from '../services';
import { keptApart } from '../snapshot/keptApart';
import { MANIFEST } from '../snapshot/manifest';
import { snapshotState } from '../snapshot/snapshotState';
import { storedShards } from '../snapshot/storedShards';
import { eachShard, shardOfEmail, type YearShards } from '../snapshot/yearShards';
import { writeSnapshot } from '../snapshot/writeSnapshot';
import type { Documents, DocumentWrite, Transaction } from '../store/documents';
import {
  fieldListPath,
  keptOutMarkPath,
  snapshotPath,
  supporterPath,
  yearPath,
} from '../store/paths';
import { examplesLeft } from './examplesLeft';
import { importLeftovers } from './importLeftovers';
import type { Hold } from './importsAway';
import { spellingsOf } from '../suppressions/plainSpelling';
import { withoutPerson } from '../suppressions/neutralText';
import { readSuppressions } from '../suppressions/readSuppressions';
import { supportersWithout } from './supportersWithout';

/** Whom a year is to forget, by email as supporters are stored. */
type Erased = ReadonlySet<string>;

/**
 * Everything that a year holds about these emails goes, whether they are still among its supporters or only in what is
 * left of them; every count is asked for again where somebody went. Doing it again changes nothing.
 */
export async function eraseInYear(
  services: Services,
  scope: YearScope,
  erased: Erased,
  hold: Hold,
): Promise<void> {
  if (await isAmongSupporters(services.documents, scope, erased))
    await eraseSupporters(services, scope, erased, hold);
  else
    await services.documents.transaction(async (transaction) => {
      await hold.require(transaction);
      const write = await preparedErasure(transaction, scope, erased);
      write();
    });
}

/** Whether the supporters, the snapshot or the field list may have one of them. */
async function isAmongSupporters(
  documents: Documents,
  scope: YearScope,
  erased: Erased,
): Promise<boolean> {
  const stored = await documents.getAll([...erased].map((email) => supporterPath(scope, email)));
  if (stored.some((supporter) => supporter !== null)) return true;
  const fields = await documents.list(fieldListPath(scope), ['exampleValues']);
  const year = await documents.get(yearPath(scope));
  const examples = JSON.stringify([fields.map(({ data }) => data), year?.data['fields']]);
  if ([...erased].some((email) => examples.includes(email))) return true;
  const { fitting } = await snapshotState(documents, scope);
  const parts = await documents.list(snapshotPath(scope), ['id']);
  // Parts that nobody reads any more, as one who died leaves them, may still hold them; writing a snapshot takes them away.
  const isRead = ({ id }: { readonly id: string }): boolean =>
    id === MANIFEST || (fitting?.shards ?? []).some((shard) => id.startsWith(`${shard.id}-`));
  if (!parts.every(isRead)) return true;
  const shards = await storedShards(documents, scope);
  // One that cannot be read may still hold them.
  return shards === null ? parts.length > 0 : isInShards(shards, erased);
}

async function isInShards(shards: YearShards, erased: Erased): Promise<boolean> {
  const places = new Set(Array.from(erased, (email) => shardOfEmail(email, shards.count)));
  for (const index of places) {
    const { emails, rowCount } = await shards.at(index);
    for (let row = 0; row < rowCount; row += 1) if (erased.has(emails.at(row) ?? '')) return true;
  }
  return false;
}

/**
 * The field list first and all the rest in one transaction: where it dies in between, the supporter is still there, and
 * erasing them again ends it.
 */
async function eraseSupporters(
  services: Services,
  scope: YearScope,
  erased: Erased,
  hold: Hold,
): Promise<void> {
  const { documents } = services;
  const apart = keptApart(services, scope);
  try {
    const year = apart.of(await supportersLeft(services, scope, erased, hold));
    const left = await listShownFields(services, scope, year, hold.renew);
    const state = { total: left.supporters, revision: services.newId() };
    const typed = eachShard(left.typed, async (shard) => {
      await hold.renew();
      return shard;
    });
    await writeSnapshot(services, scope, typed, state.revision, async (transaction) => {
      await hold.require(transaction);
      const write = await preparedErasure(transaction, scope, erased);
      const everything = { everything: true, changedIds: [] };
      const ask = await preparedRequest(transaction, scope, everything, services.now());
      write();
      ask();
      transaction.write({
        kind: 'merge',
        path: yearPath(scope),
        data: { supportersData: state },
        without: [LIST_ON_YEAR],
      });
      return true;
    });
  } finally {
    await apart.end();
  }
  await forgetSpreads(documents, scope, (await storedFields(documents, scope)).values());
}

/** Years of an older product held their field list, with examples, on their own document (spec §3). */
const LIST_ON_YEAR = 'fields';

/** Those who stay. */
async function supportersLeft(
  services: Services,
  scope: YearScope,
  emails: Erased,
  { renew }: Hold,
): Promise<YearShards> {
  const fields = await readFields(services.documents, scope);
  const keptOut = await readSuppressions(services, scope.organisationId);
  return supportersWithout(services, scope, { emails, keptOut, fields, onRows: renew });
}

/** Reads all documents that may name them; the answer takes them out of each. */
async function preparedErasure(
  transaction: Transaction,
  scope: YearScope,
  erased: Erased,
): Promise<() => void> {
  const writes: DocumentWrite[] = [];
  for (const email of erased) {
    writes.push({ kind: 'delete', path: supporterPath(scope, email) });
    for (const spelling of spellingsOf(email))
      writes.push({ kind: 'delete', path: keptOutMarkPath(scope, spelling) });
    writes.push(...(await forgetLinks(transaction, scope, email)));
  }
  writes.push(...(await examplesLeft(transaction, scope, (example) => !erased.has(example))));
  const neutral = withoutPerson({ emails: [...erased], supporterIds: [] });
  const dropLeftovers = await importLeftovers(transaction, scope, neutral);
  return () => {
    for (const write of writes) transaction.write(write);
    dropLeftovers();
  };
}
