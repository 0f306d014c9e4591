import { supporterReader } from 'evaluation';
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
import {
  changesAnybody,
  compareYear,
  countStates,
  type Comparison,
  type YearChanges,
} from '../compareYear';
import type { ShardChanges } from '../mergeInto';
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
import { writingSince, type ImportWork, type Place } from '../importWork';
import type { Ending } from './finish';
import { placesOnTheWay } from '../placesOnTheWay';
import { readFile } from '../readFile';
import { withoutValues } from '../withoutSamples';
import { rememberedChoices } from '../rememberedChoices';
import { countSupporters } from '../../snapshot/countSupporters';
import { keptApart, type ShardsApart } from '../../snapshot/keptApart';
import { divided, shardsFor, type YearShards } from '../../snapshot/yearShards';
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
  const apart = keptApart(run.services, run.scope);
  try {
    return await planned(run, apart);
  } finally {
    await apart.end();
  }
}

async function planned(run: ImportRun, apart: ShardsApart): Promise<Ending> {
  const { services, address, stored } = run;
  const plan = await planOf(run, apart);
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
  const { year, supporters } = plan.changes;
  const count = Math.max(year.count, shardsFor(supporters, services.supportersOfShard));
  return written(run, plan, outcome, divided(apart.of(year), count));
}

/** Writes what was planned and kept; `year` is the one afterwards, in as many shards as it is to be stored in. */
async function written(
  run: ImportRun,
  plan: Plan,
  outcome: ImportOutcome,
  year: YearShards,
): Promise<Ending> {
  const { services, address, progress, stored } = run;
  const { changes } = plan;
  // Before anybody of the file is written; what the file brings for the first time can be asked for as well.
  const shown = await shownYear(run, year, async (listed) =>
    withOthers(listed, await changes.inferredTypes(() => true)),
  );
  const names = (await year.at(0)).fields.map(({ name }) => name);
  const said = withAnswers(
    await saidForYear(services.documents, address.scope, plan.fields, names),
    stored.record,
  );
  // Before anybody of the file is written, so that nobody reads in between what a field brings from another year.
  await services.documents.commit([
    sensitiveWrite(
      address.scope,
      markedSensitive(Array.from(said, ([name, words]) => ({ name, ...words }))),
    ),
  ]);
  await writeSupporters(run, plan, year.count === changes.year.count ? year : changes.year);

  await progress.begin(WORK_STEPS.fields, names.length);
  const { entries, supporters, typed } = await profileShown(
    year,
    shown,
    plan.types,
    progress.advance,
  );
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
  return { ...done(run, plan, outcome), supporters: { total: supporters, revision } };
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
async function planOf(run: ImportRun, apart: ShardsApart): Promise<Plan | Ending> {
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
  const planned = ahead ?? (await plannedAnew(run, keptOut, apart));
  if ('state' in planned) return planned;
  const fields = await storedFields(services.documents, scope);
  return { ...planned, fields, types: setTypes(fields.values(), mapping, startedBy), keptOut };
}

/** The file is read, and compared with its year, once more. */
async function plannedAnew(
  run: ImportRun,
  keptOut: Suppressions,
  apart: ShardsApart,
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
  await progress.begin(WORK_STEPS.comparing, await counted);
  const comparison = {
    ...{ file: read.value, keptOut, counted, supportersOfShard: services.supportersOfShard },
    onYearShard: apart.keep,
    listed: await storedFields(documents, scope),
    removesAbsent: record.absent === 'remove',
    onCompared: progress.advance,
  };
  const plan = work.writing
    ? await comparedAgain(run, keptOut, comparison)
    : await planChanges(documents, scope, comparison);
  const { counts } = plan.file;
  const nothing = nothingToImport(counts);
  return nothing === null ? plan : { state: 'failed', data: { counts, failure: nothing } };
}

/** With what an earlier run has compared it with, which has begun to write. */
async function comparedAgain(
  { services: { documents }, scope, stored: { work } }: ImportRun,
  keptOut: Suppressions,
  comparison: Comparison,
): Promise<PlannedChanges> {
  const changes = await compareYear(documents, scope, {
    ...comparison,
    readsChanged: work.unlisted,
    earlier: {
      comparedWith: work.comparedWith,
      placeIn: (shardCount) => placeOf(work, keptOut, shardCount),
    },
  });
  const { counts, fieldNames } = comparison.file.read();
  return { file: { counts, fieldNames }, changes, before: [] };
}

function changesNothing({ file, changes: { shards }, fields, types }: Plan): boolean {
  return (
    !shards.some(changesAnybody) &&
    file.fieldNames.every((name) => fields.has(name)) &&
    [...types].every(([name, { type }]) => fields.get(name)?.type === type)
  );
}

function outcomeOf({ changes: { shards } }: Plan): ImportOutcome {
  const { new: newSupporters, changed, unchanged } = countStates(shards);
  return { newSupporters, changed, unchanged, removed: countRemoved(shards) };
}

const countRemoved = (shards: readonly Pick<ShardChanges, 'removed'>[]): number =>
  shards.reduce((sum, { removed }) => sum + removed.length, 0);

/** From here on the import is done or reverted. */
const beginWriting = (
  { services: { documents }, address, lease }: ImportRun,
  outcome: ImportOutcome,
  { comparedWith, shards }: YearChanges,
): Promise<void> =>
  documents.transaction(async (transaction) => {
    await requireUncancelled(lease, transaction);
    const revision = await supportersRevision(transaction, address.scope);
    transaction.write({
      kind: 'merge',
      path: importPath(address.scope, address.importId),
      data: {
        ...{ writing: true, outcome, comparedWith },
        unlisted: shards.some(({ unlisted }) => unlisted.size > 0),
      },
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
  year: YearShards,
): Promise<void> {
  const { shards, comparedWith } = changes;
  const place = placeOf(stored.work, keptOut, shards.length);
  // Of documents, those who went before are no more among those who go.
  const start = comparedWith.kind === 'documents' ? { ...place, removed: 0 } : place;
  const { new: added, changed } = countStates(shards);
  const begun = countBefore(shards, start);
  await progress.begin(WORK_STEPS.writing, added + changed + countRemoved(shards), begun);
  const since = writingSince(stored.work, now());
  const places = placesOnTheWay<Place>(start);
  await documents.bulk(
    supporterWrites(scope, { ...changes, year }, start, places.note),
    (written) => {
      const position: Partial<ImportWork> = {
        written: { ...places.after(written), shards: shards.length, keptOut: keptOut.state },
        pace: { since, at: now() },
      };
      return progress.advance(begun + written, position);
    },
    { since },
  );
}

/** Where an earlier run has come to; at the beginning where others are kept out by now, or shards are others. */
const placeOf = ({ written }: ImportWork, keptOut: Suppressions, shardCount: number): Place =>
  written?.keptOut === keptOut.state && written.shards === shardCount
    ? { shard: written.shard, rows: written.rows, removed: written.removed }
    : START;

const START: Place = { shard: 0, rows: 0, removed: 0 };

/** How many stand before a place of those who are written or go. */
function countBefore(shards: readonly ShardChanges[], { shard, rows, removed }: Place): number {
  const whole = shards.slice(0, shard);
  const begun = { states: shards[shard]?.states.slice(0, rows) ?? [] };
  const { new: added, changed } = countStates([...whole, begun]);
  return added + changed + countRemoved(whole) + removed;
}

/** Everybody after `start` who is new, changes or goes, shard by shard; `onPlace` is told the place after each write. */
async function* supporterWrites(
  scope: YearScope,
  { year, shards }: YearChanges,
  start: Place,
  onPlace: (place: Place) => void,
): AsyncGenerator<DocumentWrite> {
  for (const [shard, { states, unlisted, removed }] of shards.entries()) {
    if (shard < start.shard) continue;
    const from = shard === start.shard ? start : START;
    const isWritten = states.some((state, row) => row >= from.rows && state !== 'unchanged');
    const supporterOf = isWritten ? supporterReader(await year.at(shard)) : () => null;
    for (const [row, state] of states.entries()) {
      const supporter = row < from.rows || state === 'unchanged' ? null : supporterOf(row);
      if (supporter === null) continue;
      const more = unlisted.get(row);
      const fields = more === undefined ? supporter.fields : { ...more, ...supporter.fields };
      const path = supporterPath(scope, supporter.email);
      onPlace({ shard, rows: row + 1, removed: from.removed });
      yield { kind: 'set', path, data: { ...encodeSupporter({ ...supporter, fields }) } };
    }
    for (const [gone, email] of removed.entries()) {
      if (gone < from.removed) continue;
      onPlace({ shard, rows: states.length, removed: gone + 1 });
      yield { kind: 'delete', path: supporterPath(scope, email) };
    }
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
