import { supporterReader } from 'evaluation';
import { inferSnapshotTypes } from 'supporter-data';
import {
  WORK_STEPS,
  encodeSupporter,
  nothingToImport,
  type FieldListEntry,
  type ImportOutcome,
  type ImportRecord,
  type YearScope,
} from 'shared-kernel/model';
import { readSuppressions, type Suppressions } from '../../suppressions/readSuppressions';
import { markedSensitive, sensitiveWrite } from '../../definitions/sensitiveFields';
import type { DocumentWrite } from '../../store/documents';
import { importPath, supporterPath, supportersPath, yearPath } from '../../store/paths';
import { keepBefore } from '../before/keepBefore';
import { askAhead } from '../askAhead';
import { compareYear, countStates, type YearChanges } from '../compareYear';
import { takePlan } from '../planAhead';
import { planChanges, type PlannedChanges } from '../plannedChanges';
import { profileShown } from '../../fields/profileFields';
import { saidForYear, withSaid, type SaidOfFields } from '../../fields/saidOfFields';
import { setTypes, type SetType } from '../../fields/setTypes';
import { forgetSpreads } from '../../fields/spreadsApart';
import { storedFields } from '../../fields/storedFields';
import { writeFieldList } from '../../fields/writeFieldList';
import { requireUncancelled } from '../importProgress';
import type { ImportRun } from '../importRun';
import { writingSince, type ImportWork, type Written } from '../importWork';
import type { Ending } from './finish';
import { placesOnTheWay } from '../placesOnTheWay';
import { readFile } from '../readFile';
import { withoutValues } from '../withoutSamples';
import { rememberedChoices } from '../rememberedChoices';
import { countSupporters } from '../../snapshot/countSupporters';
import { supportersRevision } from '../../snapshot/supportersRevision';
import { keepSnapshot } from '../keepSnapshot';
import { shownYear, withOthers } from '../shownYear';

/** What the import is about to do. The file's columns, on which it builds, are not among it: they take as much memory as the year. */
interface Plan extends PlannedChanges {
  readonly fields: ReadonlyMap<string, FieldListEntry>;
  readonly types: ReadonlyMap<string, SetType>;
  readonly keptOut: Suppressions;
}

/**
 * Writes the file's supporters, the field list and the snapshot of the whole year. What stands there is kept first, so
 * that a run that breaks off in the middle can be continued or reverted.
 */
export async function write(run: ImportRun): Promise<Ending> {
  const { services, address, progress, stored } = run;
  const plan = await planOf(run);
  if ('state' in plan) return plan;

  let { outcome } = stored.record;
  if (!stored.work.writing || outcome === null) {
    outcome = outcomeOf(plan);
    if (changesNothing(plan)) return done(run, plan, outcome);
    // Only now is the field list whole, and what it names all that undoing can bring back.
    await forgetSpreads(services.documents, address.scope, plan.fields.values());
    await keepBefore(run, { supporters: plan.before, fields: plan.fields.values() });
    await beginWriting(run, outcome, plan.changes);
  }
  const { year } = plan.changes;
  // Before anybody of the file is written; what the file brings for the first time can be asked for as well.
  const shown = await shownYear(run, year, (listed) =>
    withOthers(listed, inferSnapshotTypes(year)),
  );
  const said = withAnswers(
    await saidForYear(
      services.documents,
      address.scope,
      plan.fields,
      year.fields.map(({ name }) => name),
    ),
    stored.record,
  );
  // Before anybody of the file is written, so that nobody reads in between what a field brings from another year.
  await services.documents.commit([
    sensitiveWrite(
      address.scope,
      markedSensitive(Array.from(said, ([name, words]) => ({ name, ...words }))),
    ),
  ]);
  await writeSupporters(run, plan);

  await progress.begin(WORK_STEPS.fields, year.fields.length);
  const { entries, typed } = await profileShown(year, shown, plan.types, progress.advance);
  await writeFieldList(
    services.documents,
    address.scope,
    entries.map((entry) => withSaid(entry, said)),
    plan.fields,
  );
  await progress.begin(WORK_STEPS.counts);
  const revision = services.newId();
  await keepSnapshot(run, typed, revision, (transaction) =>
    requireUncancelled(run.lease, transaction),
  );
  return { ...done(run, plan, outcome), supporters: { total: shown.rowCount, revision } };
}

/** What was answered with the last button is the first that is said of a new field (D374). */
const withAnswers = (
  said: SaidOfFields,
  { special = [], startedBy, startedAt }: ImportRecord,
): SaidOfFields => {
  const together = new Map(said);
  for (const { name, sensitive } of special) {
    const before = together.get(name);
    if (before?.dictionary !== undefined) continue;
    const saved = { revision: 1, savedBy: startedBy, savedAt: startedAt };
    together.set(name, { ...before, dictionary: { ...NOTHING_WRITTEN, sensitive, ...saved } });
  }
  return together;
};

const NOTHING_WRITTEN = { description: '', owner: '', source: '', retention: '' };

/** How it ends at once where the file has nobody. */
async function planOf(run: ImportRun): Promise<Plan | Ending> {
  const { services, address, stored } = run;
  const { scope } = address;
  const { check, mapping, startedBy, absent } = stored.record;
  const keptOut = await readSuppressions(services, scope.organisationId);
  // A plan is of an import that removes nobody, and is of no use to one that has begun.
  const ahead =
    absent === 'keep' && !stored.work.writing
      ? takePlan(address.importId, {
          checkId: check?.id ?? '',
          keptOut: keptOut.state,
          revision: await supportersRevision(services.documents, scope),
        })
      : null;
  const planned = ahead ?? (await plannedAnew(run, keptOut));
  if ('state' in planned) return planned;
  const fields = await storedFields(services.documents, scope);
  return { ...planned, fields, types: setTypes(fields.values(), mapping, startedBy), keptOut };
}

/** The file is read, and compared with its year, once more. */
async function plannedAnew(
  run: ImportRun,
  keptOut: Suppressions,
): Promise<PlannedChanges | Ending> {
  const { services, scope, progress, stored } = run;
  const { documents } = services;
  const { record, work } = stored;
  await progress.begin(WORK_STEPS.reading, record.sizeBytes);
  // Counted in the documents where that is asked whether the snapshot holds everybody.
  const counted = askAhead(
    work.writing ? countSupporters(documents, scope) : documents.count(supportersPath(scope)),
  );
  const read = await readFile(run, keptOut);
  if (!read.ok) throw new Error(`The file can no longer be read: ${read.error.message}`);
  const file = read.value;
  const { counts, fieldNames } = file;
  const nothing = nothingToImport(counts);
  if (nothing !== null) return { state: 'failed', data: { counts, failure: nothing } };
  await progress.begin(WORK_STEPS.comparing, await counted);
  const comparison = {
    ...{ file, keptOut, counted },
    listed: await storedFields(documents, scope),
    removesAbsent: record.absent === 'remove',
    onCompared: progress.advance,
  };
  if (!work.writing) return planChanges(documents, scope, comparison);
  const changes = await compareYear(documents, scope, {
    ...comparison,
    readsChanged: work.unlisted,
    earlier: { comparedWith: work.comparedWith, rows: placeOf(work, keptOut).rows },
  });
  return { file: { counts, fieldNames }, changes, before: [] };
}

function changesNothing({ file, changes: { states, removed }, fields, types }: Plan): boolean {
  return (
    states.every((state) => state === 'unchanged') &&
    removed.length === 0 &&
    file.fieldNames.every((name) => fields.has(name)) &&
    [...types].every(([name, { type }]) => fields.get(name)?.type === type)
  );
}

function outcomeOf({ changes: { states, removed } }: Plan): ImportOutcome {
  const { new: newSupporters, changed, unchanged } = countStates(states);
  return { newSupporters, changed, unchanged, removed: removed.length };
}

/** From here on the import is done or reverted. */
const beginWriting = (
  { services: { documents }, address, lease }: ImportRun,
  outcome: ImportOutcome,
  { comparedWith, unlisted }: YearChanges,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    await requireUncancelled(lease, transaction);
    const revision = await supportersRevision(transaction, address.scope);
    transaction.write({
      kind: 'merge',
      path: importPath(address.scope, address.importId),
      data: { writing: true, outcome, comparedWith, unlisted: unlisted.size > 0 },
    });
    transaction.write({
      kind: 'merge',
      path: yearPath(address.scope),
      data: { supportersData: { total: -1, revision } },
    });
  });

/** Goes on where the last note says, so that an import of any size ends, however often a run of it ends first. */
async function writeSupporters(
  { services: { documents, now }, scope, progress, stored }: ImportRun,
  { changes, keptOut }: Plan,
): Promise<void> {
  const { states, removed, comparedWith } = changes;
  const { rows, removed: gone } = placeOf(stored.work, keptOut);
  // Of documents, those who went before are no more among those who go.
  const start = { rows, removed: comparedWith.kind === 'documents' ? 0 : gone };
  const { new: added, changed } = countStates(states);
  const inAlready = countStates(states.slice(0, start.rows));
  const begun = inAlready.new + inAlready.changed + start.removed;
  await progress.begin(WORK_STEPS.writing, added + changed + removed.length, begun);
  const since = writingSince(stored.work, now());
  const places = placesOnTheWay<Place>(start);
  await documents.bulk(
    supporterWrites(scope, changes, start, places.note),
    (written) => {
      const position: Partial<ImportWork> = {
        written: { ...places.after(written), keptOut: keptOut.state },
        pace: { since, at: now() },
      };
      return progress.advance(begun + written, position);
    },
    { since },
  );
}

type Place = Pick<Written, 'rows' | 'removed'>;

/** Where an earlier run has come to; at the beginning where others are kept out by now. */
const placeOf = ({ written }: ImportWork, keptOut: Suppressions): Place =>
  written?.keptOut === keptOut.state ? { rows: written.rows, removed: written.removed } : START;

const START: Place = { rows: 0, removed: 0 };

/** Everybody after `start` who is new, changes or goes; `onPlace` is told the place after each write. */
function* supporterWrites(
  scope: YearScope,
  { year, states, unlisted, removed }: YearChanges,
  start: Place,
  onPlace: (place: Place) => void,
): Generator<DocumentWrite> {
  const supporterOf = supporterReader(year);
  for (let row = start.rows; row < states.length; row += 1) {
    const supporter = states[row] === 'unchanged' ? null : supporterOf(row);
    if (supporter === null) continue;
    const more = unlisted.get(row);
    const fields = more === undefined ? supporter.fields : { ...more, ...supporter.fields };
    const path = supporterPath(scope, supporter.email);
    onPlace({ rows: row + 1, removed: start.removed });
    yield { kind: 'set', path, data: { ...encodeSupporter({ ...supporter, fields }) } };
  }
  for (let gone = start.removed; gone < removed.length; gone += 1) {
    onPlace({ rows: states.length, removed: gone + 1 });
    yield { kind: 'delete', path: supporterPath(scope, removed[gone] ?? '') };
  }
}

const done = ({ stored }: ImportRun, { file }: Plan, outcome: ImportOutcome): Ending => ({
  state: 'done',
  data: {
    choices: rememberedChoices(stored.record),
    unreadable: withoutValues(stored.record.unreadable),
    counts: file.counts,
    outcome,
    processed: file.counts.supporters,
    total: file.counts.supporters,
  },
});
