import { encodeSnapshot } from 'supporter-data';
import { failed, type Result, type YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { fetchShard } from '../snapshot/fetchShard';
import { joinedFields } from '../snapshot/joinedFields';
import { shardsOf, unlessUnreadable } from '../snapshot/storedShards';
import type { YearShards } from '../snapshot/yearShards';
import type { SnapshotManifest } from '../snapshot/manifest';
import { servingSnapshot } from '../snapshot/servingSnapshot';
import { snapshotState } from '../snapshot/snapshotState';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import { yearPath } from '../store/paths';
import { readCare } from '../suppressions/readCare';
import type {
  AskedOfYear,
  CountingAnswer,
  CountingFault,
  CountingQuestion,
} from '../countingThreads';
import { fieldsAsked } from './fieldsAsked';
import { inShards } from './mergeAnswers';

/** Snapshots may be replaced under our hands, but not for ever. */
const ATTEMPTS = 4;

export interface AskYearOptions {
  /** For a year without a snapshot that fits; null where another one came meanwhile. */
  readonly makeSnapshot: () => Promise<SnapshotManifest | null>;
  /** Of a year whose supporters another sync writes: how old its snapshot may be. */
  readonly maxAgeMs: number;
  readonly onRows?: (processed: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Answers a question about a year from its snapshot, which is made first where there is none that fits (D16). Who is on
 * the organisation's care list now is in no answer.
 */
export async function askYear(
  services: Services,
  scope: YearScope,
  asked: AskedOfYear,
  options: AskYearOptions,
): Promise<Result<CountingAnswer, 'cancelled' | 'tooHeavy'>> {
  const { documents } = services;
  const { keptOut } = await readCare(services, scope.organisationId);
  const question: CountingQuestion = keptOut === null ? asked : { ...asked, keptOut };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const manifest =
      (await servingSnapshot(services, scope, options.maxAgeMs)) ?? (await options.makeSnapshot());
    if (options.signal?.aborted === true) return failed('cancelled');
    if (manifest === null) continue;

    const answered = await askThread(services, scope, manifest, question, options);
    if (answered.ok) return answered;
    if (answered.error === 'cancelled' || answered.error === 'tooHeavy')
      return failed(answered.error);
    // Another snapshot took its place, or it is damaged: then it is of no use to anybody.
    const { storedId } = await snapshotState(documents, scope);
    if (storedId === manifest.id) await dropSnapshot(services, scope);
  }
  throw new Error(`${yearPath(scope)} had no snapshot to count from`);
}

const askThread = async (
  { documents, countingThreads }: Services,
  scope: YearScope,
  manifest: SnapshotManifest,
  question: CountingQuestion,
  { onRows, signal }: AskYearOptions,
): Promise<Result<CountingAnswer, CountingFault>> => {
  const { id, rowCount, shards } = manifest;
  const name = { year: yearPath(scope), id };
  const options = {
    ...(onRows && { onRows: (processed: number) => onRows(processed, rowCount) }),
    ...(signal && { signal }),
  };
  if (shards.length > 1 && inShards(question) === null) {
    const asked = fieldsAsked(question);
    return countingThreads.ask(
      { ...name, shard: JSON.stringify(asked), shardRows: [rowCount] },
      question,
      {
        ...options,
        fetchShard: () =>
          unlessUnreadable(joinedBytes(shardsOf(documents, scope, manifest), asked)),
      },
    );
  }
  return countingThreads.ask(
    { ...name, shardRows: shards.map((shard) => shard.rowCount) },
    question,
    {
      ...options,
      fetchShard: async (index) => {
        const shard = shards[index];
        return shard === undefined ? null : fetchShard(documents, scope, shard);
      },
    },
  );
};

/** All supporters in one place, with the fields that a question looks at. */
async function joinedBytes(
  shards: YearShards,
  asked: readonly string[] | null,
): Promise<Uint8Array> {
  const { fields } = await shards.at(0);
  const some = fields.filter(({ name }) => asked?.includes(name) ?? true);
  return encodeSnapshot(await joinedFields(shards, some));
}
