import type { FieldDefinition } from 'evaluation';
import type { YearScope } from 'shared-kernel/model';
import { writeCareMarks } from '../suppressions/careMarks';
import { careYear } from '../suppressions/careYear';
import { keptOutBy } from '../suppressions/keptOutBy';
import { readCare } from '../suppressions/readCare';
import { isSuppressed, readSuppressions } from '../suppressions/readSuppressions';
import type { Services } from '../services';
import { supporterPages } from '../store/supporterPages';
import { gatherShards } from './gatherShards';
import type { SnapshotManifest } from './manifest';
import { snapshotState } from './snapshotState';
import { unlessUnreadable } from './storedShards';
import { writeSnapshot } from './writeSnapshot';

export interface RebuildOptions {
  readonly onRows?: (processed: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Makes the year's snapshot from its supporters' documents, page by page, but for who asked to be erased: for years
 * without one, or with one of other supporters. Null where it was stopped, or an import stored its own meanwhile, which is the newer one.
 */
export async function rebuildSnapshot(
  services: Pick<Services, 'documents' | 'newId' | 'now' | 'supportersOfShard'>,
  scope: YearScope,
  list: readonly FieldDefinition[],
  { onRows, signal }: RebuildOptions = {},
): Promise<SnapshotManifest | null> {
  const { documents } = services;
  // What is calculated is worked out of the columns, and has none.
  const fields = list.filter(({ calculated }) => calculated === undefined);
  const before = await snapshotState(documents, scope);
  const keptOut = await readSuppressions(services, scope.organisationId);
  const gathering = gatherShards(services, scope, fields);
  const { keptOut: onList } = await readCare(services, scope.organisationId);
  const untilOf = onList && keptOutBy(onList, await careYear(documents, scope, onList));
  const people: [string, number | null][] = [];
  let processed = 0;
  try {
    for await (const page of supporterPages(documents, scope)) {
      if (signal?.aborted === true) return null;
      for (const supporter of page) {
        if (isSuppressed(keptOut, supporter)) continue;
        const until = untilOf?.(supporter);
        if (until !== undefined) people.push([supporter.email, until]);
        gathering.add(supporter);
      }
      await gathering.putAside();
      processed += page.length;
      onRows?.(processed);
    }
    // Another sync may have stored somebody who is on the care list.
    if (onList !== null) await writeCareMarks(documents, scope, onList, people);
    return await unlessUnreadable(
      writeSnapshot(
        services,
        scope,
        gathering.shards(),
        before.revision,
        async (transaction) => {
          const { storedId, revision } = await snapshotState(transaction, scope);
          return storedId === before.storedId && revision === before.revision;
        },
        processed,
      ),
    );
  } finally {
    await gathering.end();
  }
}
