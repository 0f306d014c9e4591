import type { SupporterFile } from 'shared-kernel/importing';
import {
  encodeSupporter,
  type FieldListEntry,
  type ImportOutcome,
  type Supporter,
  type YearScope,
} from 'shared-kernel/model';
import type { DocumentWrite } from '../../store/documents';
import { importPath, supportersPath, yearPath } from '../../store/paths';
import { keepBefore } from '../before/keepBefore';
import { profileFields } from '../fields/profileFields';
import { setTypes, type SetType } from '../fields/setTypes';
import { forgetSpreads } from '../fields/spreadsApart';
import { storedFields } from '../fields/storedFields';
import { writeFieldList } from '../fields/writeFieldList';
import { requireOwnRun } from '../importProgress';
import type { ImportRun } from '../importRun';
import type { Ending } from '../leaveWork';
import { readFile } from '../readFile';
import { supportersRevision } from '../supportersRevision';
import { keepSnapshot } from '../keepSnapshot';
import { yearChanges, type YearChanges } from '../yearChanges';

/** What the import is about to do. */
interface Plan {
  readonly file: SupporterFile;
  readonly changes: YearChanges;
  readonly removed: readonly Supporter[];
  readonly fields: ReadonlyMap<string, FieldListEntry>;
  readonly types: ReadonlyMap<string, SetType>;
}

/**
 * Writes the file's supporters, the field list and the snapshot of the whole year. What stands there is kept first, so
 * that a run that breaks off in the middle can be continued or taken back.
 */
export async function takeIn(run: ImportRun): Promise<Ending> {
  const { services, address, progress, stored } = run;
  await progress.begin('Reading the file');
  const file = await readFile(run);
  if (!file.ok) throw new Error(`The file can no longer be read: ${file.error.message}`);
  const plan = await planOf(run, file.value);

  let { outcome } = stored.record;
  if (!stored.work.writing || outcome === null) {
    outcome = outcomeOf(plan);
    if (changesNothing(plan)) return done(plan, outcome);
    // Only now is the field list whole, and what it names all that undoing can bring back.
    await forgetSpreads(services.documents, address.scope, plan.fields.values());
    await keepBefore(run, {
      supporters: beforeOf(plan),
      fields: plan.fields.values(),
    });
    await beginWriting(run, outcome);
  }
  await writeSupporters(run, plan);

  await progress.begin('Working out the fields');
  const year = [...plan.changes.merged, ...(plan.removed.length > 0 ? [] : plan.changes.absent)];
  const names = new Set([...plan.file.fieldNames, ...plan.fields.keys()]);
  const entries = profileFields([...names], year, plan.types);
  await writeFieldList(services.documents, address.scope, entries);
  await progress.begin('Preparing the counts');
  const revision = services.newId();
  await keepSnapshot(run, entries, year, revision);
  return { ...done(plan, outcome), supporters: { total: year.length, revision } };
}

async function planOf(run: ImportRun, file: SupporterFile): Promise<Plan> {
  const { services, address, progress, stored } = run;
  const { documents } = services;
  await progress.begin(
    'Comparing with the supporters of the year',
    await documents.count(supportersPath(address.scope)),
  );
  const changes = await yearChanges(documents, address.scope, file, progress.advance);
  const fields = await storedFields(documents, address.scope);
  const { mapping, absent, startedBy } = stored.record;
  // A file that brings nobody changes nothing (D2d).
  const removes = absent === 'remove' && file.supporters.length > 0;
  return {
    file,
    changes,
    removed: removes ? changes.absent : [],
    fields,
    types: setTypes(fields.values(), mapping, startedBy),
  };
}

function changesNothing({ file, changes, removed, fields, types }: Plan): boolean {
  if (file.supporters.length === 0) return true;
  return (
    changes.before.size === 0 &&
    removed.length === 0 &&
    file.fieldNames.every((name) => fields.has(name)) &&
    [...types].every(([name, { type }]) => fields.get(name)?.type === type)
  );
}

function outcomeOf({ changes, removed }: Plan): ImportOutcome {
  const newSupporters = [...changes.before.values()].filter((stored) => stored === null).length;
  return {
    newSupporters,
    changed: changes.before.size - newSupporters,
    unchanged: changes.merged.length - changes.before.size,
    removed: removed.length,
  };
}

const beforeOf = ({ changes, removed }: Plan): ReadonlyMap<string, Supporter | null> =>
  new Map([
    ...changes.before,
    ...removed.map((supporter) => [supporter.email, supporter] as const),
  ]);

/** From here on the import is done or taken back. */
const beginWriting = (
  { services: { documents }, address, owner }: ImportRun,
  outcome: ImportOutcome,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    await requireOwnRun(transaction, address, owner, true);
    const revision = await supportersRevision(transaction, address.scope);
    transaction.write({
      kind: 'merge',
      path: importPath(address.scope, address.importId),
      data: { writing: true, outcome },
    });
    transaction.write({
      kind: 'merge',
      path: yearPath(address.scope),
      data: { supportersData: { total: -1, revision } },
    });
  });

async function writeSupporters(
  { services: { documents }, scope, progress }: ImportRun,
  { changes, removed }: Plan,
): Promise<void> {
  await progress.begin('Writing supporters', changes.before.size + removed.length);
  await documents.bulk(supporterWrites(scope, changes, removed), progress.advance);
}

function* supporterWrites(
  scope: YearScope,
  { merged, before }: YearChanges,
  removed: readonly Supporter[],
): Generator<DocumentWrite> {
  for (const supporter of merged) {
    if (!before.has(supporter.email)) continue;
    const path = `${supportersPath(scope)}/${supporter.email}`;
    yield { kind: 'set', path, data: { ...encodeSupporter(supporter) } };
  }
  for (const { email } of removed)
    yield { kind: 'delete', path: `${supportersPath(scope)}/${email}` };
}

const done = ({ file }: Plan, outcome: ImportOutcome): Ending => ({
  state: 'done',
  data: {
    counts: file.counts,
    outcome,
    processed: file.counts.supporters,
    total: file.counts.supporters,
  },
});
