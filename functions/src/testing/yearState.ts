import { allSupporters } from 'evaluation';
import type { Supporter } from 'shared-kernel/model';
import { storedShards } from '../snapshot/storedShards';
import { shardByShard } from '../snapshot/yearShards';
import type { StoredDocument } from '../store/documents';
import { SCOPE, YEAR } from './aYear';
import type { TestServer } from './testServer';

/** All that an import changes of a year, without names that differ from run to run: two equal ones are the same year. */
export async function yearState(server: TestServer): Promise<object> {
  const { documents, settled } = server;
  await settled();
  const contents = async (collection: string) =>
    Object.fromEntries((await documents.list(`${YEAR}/${collection}`)).map(contentOf));
  const { supportersData, screensCombinedSupportersMatched } = await server.data(YEAR);
  return {
    supporters: await contents('supporters'),
    fields: await contents('fieldsList'),
    spreads: await contents('fieldSpreads'),
    searches: await contents('searches'),
    screens: await contents('screens'),
    screensCombinedSupportersMatched,
    total: totalOf(supportersData),
    snapshot: await snapshotSupporters(server),
  };
}

/** Without when it was counted. */
const contentOf = ({ id, data }: StoredDocument) => {
  const { supportersMatchedAt: _, ...rest } = data;
  return [id, rest] as const;
};

const totalOf = (supportersData: unknown): unknown =>
  typeof supportersData === 'object' && supportersData !== null && 'total' in supportersData
    ? supportersData.total
    : null;

/** The supporters of the snapshot that fits the year, by email; null without one. */
async function snapshotSupporters({
  services: { documents },
}: TestServer): Promise<readonly Supporter[] | null> {
  const shards = await storedShards(documents, SCOPE);
  if (shards === null) return null;
  const supporters: Supporter[] = [];
  for await (const shard of shardByShard(shards)) supporters.push(...allSupporters(shard));
  return supporters.toSorted((one, other) => (one.email < other.email ? -1 : 1));
}
