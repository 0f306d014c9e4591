import { encodeSupporter, type FieldListEntry, type ImportOutcome } from 'shared-kernel/model';
import {
  isSuppressed,
  readSuppressions,
  type Suppressions,
} from '../../suppressions/readSuppressions';
import { staleCare } from '../../suppressions/careState';
import { readCare } from '../../suppressions/readCare';
import { markedSensitive } from '../../definitions/sensitiveFields';
import { dropSnapshot } from '../../snapshot/storeSnapshot';
import type { DocumentWrite, StoredDocument } from '../../store/documents';
import { fieldListPath, keptOutMarksPath, supporterPath, supportersPath } from '../../store/paths';
import { fieldsBefore, supportersBefore, type SupporterBefore } from '../before/partsBefore';
import { snapshotBefore } from '../before/snapshotBefore';
import { fieldDocumentId } from '../../fields/fieldDocumentId';
import { NO_VALUES } from '../../fields/maskedEntry';
import { profileStoredField } from '../../fields/profileStoredField';
import { SAID_PATHS, saidOf, withSaid, type SaidOfFields } from '../../fields/saidOfFields';
import { entryOf } from '../../fields/storedFields';
import { fieldWrite } from '../../fields/writeFieldList';
import type { ImportRun } from '../importRun';
import { writingSince, type ImportWork } from '../importWork';
import { keepSnapshot } from '../keepSnapshot';
import { placesOnTheWay } from '../placesOnTheWay';
import { shownYear, withOthers } from '../shownYear';
import type { Ending } from './finish';

/**
 * Returns the year to what stood before the import wrote (D2d). A run that died is gone on with where its last note
 * says, so that it ends however often it is killed; restoring a supporter again gives the same.
 */
export async function revert(run: ImportRun): Promise<Ending> {
  const { services, address, progress, stored } = run;
  const { documents } = services;
  const { outcome, failure } = stored.record;
  await progress.begin(
    'Taking the import back',
    outcome === null ? 0 : changedBy(outcome),
    stored.work.takenBack.restored,
  );
  const keptOut = await readSuppressions(services, address.scope.organisationId);
  const { state } = await readCare(services, address.scope.organisationId);
  await restoreSupporters(run, keptOut);
  const list = await listBefore(run, state !== '');
  const revision = services.newId();
  await restoreSnapshot(run, list.entries, keptOut, revision);
  await restoreFields(run, list);
  if (state !== '') await documents.commit([staleCare(address.scope)]);
  return {
    state: stored.work.endAs,
    data: { failure },
    supporters: {
      total: (await documents.count(supportersPath(address.scope))) - (await markedCount(run)),
      revision,
    },
  };
}

/** How many supporters of the year are kept out of it. */
async function markedCount({ services: { documents }, scope }: ImportRun): Promise<number> {
  const marks = await documents.list(keptOutMarksPath(scope));
  const supporters = await documents.getAll(marks.map(({ id }) => supporterPath(scope, id)));
  return supporters.filter((supporter) => supporter !== null).length;
}

async function restoreSupporters(run: ImportRun, keptOut: Suppressions): Promise<void> {
  const {
    services: { documents, now },
    progress,
    stored: { work },
  } = run;
  const since = writingSince(work, now());
  const places = placesOnTheWay(work.takenBack);
  await documents.bulk(
    restoringWrites(run, keptOut, places.note),
    (written) => {
      const takenBack = places.after(written);
      const position: Partial<ImportWork> = { takenBack, pace: { since, at: now() } };
      return progress.advance(takenBack.restored, position);
    },
    { since },
  );
}

/** Everybody after where an earlier run has come to; `onPlace` is told the place after each write. */
async function* restoringWrites(
  run: ImportRun,
  keptOut: Suppressions,
  onPlace: (place: ImportWork['takenBack']) => void,
): AsyncGenerator<DocumentWrite> {
  const { part: from, value: first, restored: before } = run.stored.work.takenBack;
  let restored = before;
  for await (const [part, supporters] of supportersBefore(run, { from }))
    for (const [value, supporter] of supporters.entries()) {
      if (part === from && value < first) continue;
      restored += 1;
      onPlace({ part, value: value + 1, restored });
      yield supporterWrite(run, keptOut, supporter);
    }
}

const changedBy = ({ newSupporters, changed, removed }: ImportOutcome): number =>
  newSupporters + changed + removed;

function supporterWrite(
  { scope }: ImportRun,
  keptOut: Suppressions,
  { email, supporter }: SupporterBefore,
): DocumentWrite {
  const path = supporterPath(scope, email);
  // Who asked to be erased since then does not come back.
  return supporter === null || isSuppressed(keptOut, supporter)
    ? { kind: 'delete', path }
    : { kind: 'set', path, data: { ...encodeSupporter(supporter) } };
}

/** Where none can be made of the one of now, the next question about the year makes one from its documents. */
async function restoreSnapshot(
  run: ImportRun,
  entries: readonly FieldListEntry[],
  keptOut: Suppressions,
  revision: string,
): Promise<void> {
  const { services, scope, lease } = run;
  const year = await snapshotBefore(run, entries, keptOut);
  if (year === null) return dropSnapshot(services, scope);
  await shownYear(run, year, async (listed) => withOthers((await year.at(0)).fields, listed));
  await keepSnapshot(run, year, revision, (transaction) => lease.require(transaction));
}

/** The field list to go back to. */
interface ListBefore {
  /** As it is stored now. */
  readonly current: readonly StoredDocument[];
  /** What is said of each field now, which holds. */
  readonly said: SaidOfFields;
  /** What stood before the import. */
  readonly before: readonly FieldListEntry[];
  readonly entries: readonly FieldListEntry[];
}

/** What was said of a field since then holds, also where the import had brought the field. */
async function listBefore(run: ImportRun, hasCareList: boolean): Promise<ListBefore> {
  const { services, scope } = run;
  const current = await services.documents.list(fieldListPath(scope), [...SAID_PATHS]);
  const said = saidOf(current.flatMap(entryOf));
  const before = await fieldsBefore(run);
  const names = new Set(before.map(({ name }) => name));
  const left = [...said.keys()].filter((name) => !names.has(name)).map(emptyField);
  // Whom the list names by now may be an example of before: the next look at the list makes the examples anew.
  const entries = [...before, ...left]
    .map((entry) => (hasCareList ? { ...entry, ...NO_VALUES } : entry))
    .map((entry) => withSaid(entry, said));
  return { current, said, before, entries };
}

async function restoreFields(
  { services, scope }: ImportRun,
  { current, said, before, entries }: ListBefore,
): Promise<void> {
  const { documents } = services;
  const ids = new Set(entries.map(({ name }) => fieldDocumentId(name)));
  await documents.bulk([
    ...current
      .filter(({ id }) => !ids.has(id))
      .map(({ path }) => ({ kind: 'delete' as const, path })),
    ...entries.map((entry) => fieldWrite(scope, entry)),
  ]);
  // What was masked before the import, and was said not to be sensitive since then, has its values to be found again.
  const sensitive = new Set(markedSensitive(entries));
  for (const name of markedSensitive(before).filter((one) => !sensitive.has(one))) {
    const entry = entries.find((one) => one.name === name);
    const set = entry?.typeSetBy === undefined ? null : { type: entry.type, by: entry.typeSetBy };
    const found = await profileStoredField(services, scope, name, set);
    await documents.commit([fieldWrite(scope, withSaid(found, said))]);
  }
}

/** A field that nobody has a value of. */
const emptyField = (name: string): FieldListEntry => ({
  name,
  type: 'unknown',
  count: 0,
  ...NO_VALUES,
});
