import { createSnapshotBuilder, type Snapshot } from 'evaluation';
import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import {
  isSuppressed,
  readSuppressions,
  type Suppressions,
} from '../suppressions/readSuppressions';
import type { Services } from '../services';
import { careYear } from '../suppressions/careYear';
import { keptOutBy } from '../suppressions/keptOutBy';
import { readCare } from '../suppressions/readCare';
import { shownShards } from '../snapshot/shownShards';
import { joinedFields } from '../snapshot/joinedFields';
import { storedShards } from '../snapshot/storedShards';
import { snapshotWithout } from '../snapshot/snapshotWithout';
import { supporterPages } from '../store/supporterPages';
import { profileFields } from './profileFields';
import type { SetType } from './setTypes';

type Reading = Pick<Services, 'documents' | 'now'>;

/** One field's entry over the year's stored supporters but for who is kept out, read as the type that a person set, or as the inferred one. */
export async function profileStoredField(
  services: Reading,
  scope: YearScope,
  name: string,
  set: SetType | null,
): Promise<FieldListEntry> {
  const keptOut = await readSuppressions(services, scope.organisationId);
  const column =
    (await fromSnapshot(services, scope, name, keptOut)) ??
    (await fromDocuments(services, scope, name, keptOut));
  const types = new Map(set === null ? [] : [[name, set] as const]);
  const [entry] = (await profileFields(column, types)).entries;
  if (entry === undefined) throw new Error('Profiling one field gave none');
  return entry;
}

/** Null where the year has no snapshot that holds the field. */
async function fromSnapshot(
  services: Reading,
  scope: YearScope,
  name: string,
  keptOut: Suppressions,
): Promise<Snapshot | null> {
  const { documents } = services;
  const stored = await storedShards(documents, scope);
  const field = (await stored?.at(0))?.fields.find((one) => one.name === name);
  if (!stored || field === undefined) return null;
  const { keptOut: onList } = await readCare(services, scope.organisationId);
  const shown = shownShards(stored, onList, await careYear(documents, scope, onList));
  const column = await joinedFields(shown, [field]);
  return keptOut.any ? snapshotWithout(column, (one) => isSuppressed(keptOut, one)) : column;
}

async function fromDocuments(
  services: Reading,
  scope: YearScope,
  name: string,
  keptOut: Suppressions,
): Promise<Snapshot> {
  const { documents } = services;
  const { keptOut: onList } = await readCare(services, scope.organisationId);
  const isOnList =
    onList === null ? null : keptOutBy(onList, await careYear(documents, scope, onList));
  const builder = createSnapshotBuilder([{ name, type: 'unknown' }]);
  for await (const page of supporterPages(documents, scope))
    for (const supporter of page) {
      if (isSuppressed(keptOut, supporter) || isOnList?.(supporter) !== undefined) continue;
      builder.addSupporter(supporter);
    }
  return builder.finish();
}
