import { createSnapshotBuilder, type FieldDefinition, type Snapshot } from 'evaluation';
import type { Supporter, YearScope } from 'shared-kernel/model';
import { snapshotWithout } from '../snapshot/snapshotWithout';
import { storedShards } from '../snapshot/storedShards';
import { eachShard, asShards, shardsFor, type YearShards } from '../snapshot/yearShards';
import type { Services } from '../services';
import type { Documents } from '../store/documents';
import { supporterPages } from '../store/supporterPages';
import { isSuppressed, type Suppressions } from '../suppressions/readSuppressions';

export interface WithoutOptions {
  readonly emails: ReadonlySet<string>;
  /** Whom the organisation keeps out besides, and another sync may have stored. */
  readonly keptOut: Suppressions;
  readonly fields: readonly FieldDefinition[];
  readonly onRows: () => Promise<void>;
}

/** The year's supporters but for one person: from its snapshot, or from the supporters' documents where none fits. */
export async function supportersWithout(
  services: Pick<Services, 'documents' | 'supportersOfShard'>,
  scope: YearScope,
  options: WithoutOptions,
): Promise<YearShards> {
  const { documents, supportersOfShard } = services;
  const stored = await storedShards(documents, scope);
  const names = new Set((await stored?.at(0))?.fields.map(({ name }) => name));
  if (stored !== null && options.fields.every(({ name }) => names.has(name)))
    return eachShard(stored, (shard) => snapshotWithout(shard, isOut(options), options.onRows));
  const year = await fromDocuments(documents, scope, options);
  return asShards(year, shardsFor(year.rowCount, supportersOfShard));
}

const isOut =
  ({ emails, keptOut }: WithoutOptions) =>
  (supporter: Pick<Supporter, 'email' | 'supporterId'>): boolean =>
    emails.has(supporter.email) || isSuppressed(keptOut, supporter);

async function fromDocuments(
  documents: Documents,
  scope: YearScope,
  options: WithoutOptions,
): Promise<Snapshot> {
  const { fields, onRows } = options;
  const isOutOfYear = isOut(options);
  const builder = createSnapshotBuilder(fields);
  for await (const page of supporterPages(documents, scope)) {
    await onRows();
    for (const supporter of page) {
      if (!isOutOfYear(supporter)) builder.addSupporter(supporter);
    }
  }
  return builder.finish();
}
