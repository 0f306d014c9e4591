import {
  civilDateInUtc,
  dayBeside,
  MOST_CARE_ENTRIES,
  MOST_CARE_SEARCHES,
  printCount,
  timestampOf,
  type AddedCare,
  type CareEntry,
  type CareList,
  type CareOutcome,
  type CivilDate,
  type OrganisationId,
} from 'shared-kernel/model';
import { requireAdmin } from '../access/requireAdmin';
import { activityEntry } from '../activity/activityEntry';
import { CallableError } from '../callableError';
import { emailOf, type CallableFunction, type Caller } from '../caller';
import type { Services } from '../services';
import type { DocumentReads, Transaction } from '../store/documents';
import { careWorkPath, suppressionPath, suppressionsPath } from '../store/paths';
import { listedCare } from '../suppressions/readCare';
import { careOf, type FoundCare, type StoredCare } from '../suppressions/careEntry';
import { writeCareRevision } from '../suppressions/careRevision';
import { suppressionOf } from '../suppressions/suppression';
import {
  newSuppressionKey,
  readSuppressionKey,
  suppressionHash,
} from '../suppressions/suppressionHash';
import { applyCare } from './applyCare';
import { parseAddCare, parseEndCare, parseReadCare, type AskedCare } from './careRequests';
import { careWorkWrite, isApplied, isOver } from './careWork';

export type CareCallable = 'readCareList' | 'addToCareList' | 'endCareEntries';

/** What admins ask of an organisation's care list. */
export const careCallables = (
  services: Services,
): Readonly<Record<CareCallable, CallableFunction>> => ({
  readCareList: readCareList(services),
  addToCareList: addToCareList(services),
  endCareEntries: endCareEntries(services),
});

const ACTION = 'see and change the care list';

/** Callable `readCareList`: a `CareList`. Admins only, and the log says that they looked. */
const readCareList =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId } = parseReadCare(data);
    const admin = await requireAdmin(documents, caller, { organisationId }, ACTION);
    await documents.commit([activityEntry(services, { organisationId }, admin, 'careListRead')]);
    return listOf(services, organisationId);
  };

/**
 * Callable `addToCareList`: puts people or searches on the list, all of them in one step, and answers `AddedCare`. Whoever
 * is on it already stays as they are. It holds from the commit on; what is stored follows before the answer.
 */
const addToCareList =
  (services: Services): CallableFunction =>
  async (data, caller): Promise<AddedCare> => {
    const { documents } = services;
    const { organisationId, entries } = parseAddCare(data);
    const admin = await requireAdmin(documents, caller, { organisationId }, ACTION);
    const today = civilDateInUtc(services.now());
    for (const { lastDay } of entries)
      if (lastDay !== null && timestampOf(lastDay) < timestampOf(today))
        throw new CallableError('invalid-argument', 'Choose a last day from today on');
    const outcomes = await documents.transaction((transaction) =>
      written(services, transaction, { organisationId, entries, admin }),
    );
    if (outcomes.includes('added')) await applyCare(services, organisationId);
    return { outcomes, list: await listOf(services, organisationId) };
  };

interface Addition {
  readonly organisationId: OrganisationId;
  readonly entries: readonly AskedCare[];
  readonly admin: Caller;
}

async function written(
  services: Services,
  transaction: Transaction,
  { organisationId, entries, admin }: Addition,
): Promise<readonly CareOutcome[]> {
  const { newId, now } = services;
  const at = now();
  const known = await readSuppressionKey(transaction, organisationId);
  const listed = (await listedCare(transaction, organisationId)).filter((one) => !isOver(one, at));
  const idsBy = (key: Uint8Array): readonly string[] =>
    entries.map(({ of, value }) => (of === 'search' ? newId() : suppressionHash(key, of, value)));
  // Without a key there is nobody whom it could name already, and reads come before writes.
  const found = known === null ? null : idsBy(known);
  const stored = await transaction.getAll(
    (found ?? []).map((id) => suppressionPath(organisationId, id)),
  );
  const ids = found ?? idsBy(newSuppressionKey(transaction, services, organisationId));
  const taken = new Set(listed.map(({ id }) => id));
  const outcomes = entries.map((entry, index): CareOutcome => {
    const id = ids[index] ?? '';
    const before = stored[index] ?? null;
    if (before !== null && suppressionOf(before) !== null) return 'erased';
    if (taken.has(id)) return 'already';
    taken.add(id);
    transaction.write({
      kind: 'set',
      path: suppressionPath(organisationId, id),
      data: { ...storedOf(entry, emailOf(admin), at) },
    });
    return 'added';
  });
  const added = outcomes.filter((outcome) => outcome === 'added').length;
  requireRoom(listed, entries, outcomes);
  if (added === 0) return outcomes;
  writeCareRevision(transaction, services, organisationId);
  transaction.write(careWorkWrite(organisationId, { state: 'working' }));
  transaction.write(
    activityEntry(services, { organisationId }, admin, 'careListAdded', '', String(added)),
  );
  return outcomes;
}

function requireRoom(
  listed: readonly FoundCare[],
  entries: readonly AskedCare[],
  outcomes: readonly CareOutcome[],
): void {
  const added = entries.filter((_, index) => outcomes[index] === 'added');
  const searches = [...listed, ...added].filter(({ of }) => of === 'search').length;
  if (searches > MOST_CARE_SEARCHES)
    throw new CallableError(
      'failed-precondition',
      `A care list has at most ${String(MOST_CARE_SEARCHES)} searches`,
    );
  if (listed.length + added.length > MOST_CARE_ENTRIES)
    throw new CallableError(
      'failed-precondition',
      `A care list has at most ${printCount(MOST_CARE_ENTRIES)} entries`,
    );
}

const storedOf = ({ lastDay, search, ...entry }: AskedCare, by: string, at: Date): StoredCare => ({
  ...entry,
  at,
  by,
  until: lastDay === null ? null : timestampOf(dayBeside(lastDay, 1)),
  search,
});

/** Callable `endCareEntries`: these hold no longer, and are named no longer. Answers the list as it is then. */
const endCareEntries =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const { documents } = services;
    const { organisationId, ids } = parseEndCare(data);
    const admin = await requireAdmin(documents, caller, { organisationId }, ACTION);
    await documents.transaction(async (transaction) => {
      const stored = await transaction.getAll(ids.map((id) => suppressionPath(organisationId, id)));
      // Who was erased is let in again elsewhere, and what somebody else has ended is ended.
      const found = stored.filter((one) => one !== null).filter((one) => careOf(one) !== null);
      if (found.length === 0) return;
      for (const { path } of found) transaction.write({ kind: 'delete', path });
      writeCareRevision(transaction, services, organisationId);
      transaction.write(careWorkWrite(organisationId, { state: 'working' }));
      const subject = String(found.length);
      transaction.write(
        activityEntry(services, { organisationId }, admin, 'careListEnded', '', subject),
      );
    });
    await applyCare(services, organisationId);
    return listOf(services, organisationId);
  };

async function listOf(
  { documents, now }: { readonly documents: DocumentReads } & Pick<Services, 'now'>,
  organisationId: OrganisationId,
): Promise<CareList> {
  const all = await documents.list(suppressionsPath(organisationId));
  const entries = all.flatMap((one) => careOf(one) ?? []).filter((one) => !isOver(one, now()));
  return {
    entries: entries
      .sort((one, other) => other.at.getTime() - one.at.getTime() || one.id.localeCompare(other.id))
      .map(entryOf),
    erased: all.filter((one) => suppressionOf(one)?.of === 'email').length,
    applied: isApplied(await documents.get(careWorkPath(organisationId))),
  };
}

const entryOf = ({ id, of, value, effect, reason, note, until, at, by }: FoundCare): CareEntry => ({
  ...{ id, of, value, effect, reason, note },
  lastDay: until === null ? null : lastDayOf(until),
  addedAt: at.toISOString(),
  addedBy: by,
});

const lastDayOf = (until: Date): CivilDate => dayBeside(civilDateInUtc(until), -1);
