import { REVISION_FIELDS, type YearScope } from 'shared-kernel/model';
import { askAfterChange } from '../calculated/askAfterChange';
import { readCalculated } from '../definitions/readCalculated';
import { readSearches } from '../definitions/readDefinitions';
import { claimable, claimRun, type LeasedRun, type Taken } from '../jobs/leasedRun';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import type { StoredDocument, Transaction } from '../store/documents';
import { inYear, parseYearDocument, rollForwardPath, yearPath } from '../store/paths';
import { erasedNames } from '../suppressions/erasedNames';
import { binWrite, type BinKind } from '../versions/binEntry';
import {
  BROUGHT_KINDS,
  recordOf,
  type RollForwardOf,
  type RollForwardRecord,
} from './rollForwardRecord';
import { isBroughtStory, isEdited, undoPlan, type Brought, type Left } from './undoPlan';
import { inBatches } from '../store/inBatches';

/** Each of up to 1 MiB, twice, in a commit of 10 MiB: what may go into the bin has 600 kB. */
const AT_ONCE = 8;

export interface Undone {
  /** How many of each kind were taken. */
  readonly taken: Readonly<Record<BinKind, number>>;
  readonly tookStory: boolean;
  readonly left: readonly Left[];
}

type Work = RollForwardRecord & { readonly undo: NonNullable<RollForwardRecord['undo']> };
type Take = (
  transaction: Transaction,
  stored: StoredDocument | null,
) => Taken<Work> | null | Promise<Taken<Work> | null>;

/** What is at work already, for whoever goes on with it. */
export const goOnUndoing: Take = (_, stored) => {
  const record = stored === null ? null : recordOf(stored);
  const undo = record?.undo ?? null;
  return record?.state === 'working' && undo !== null ? { work: { ...record, undo } } : null;
};

/**
 * Takes back what a roll forward brought, in small steps of which each can be done twice; a run that dies is claimed by the
 * next start (D19). Null where another run is at it. What somebody saves meanwhile stays: each step looks again.
 */
export async function runUndo(
  services: Services,
  of: RollForwardOf,
  take: Take,
): Promise<Undone | null> {
  const { scope, source } = of;
  const path = rollForwardPath(scope, source);
  const claimed = await claimRun(services, path, take);
  if (claimed === null) return null;
  const { run, work: record } = claimed;
  try {
    const { takes, takesStory } = await undoPlan(services, of, record, record.undo.editsUntil);
    const taken: Record<BinKind, number> = { searches: 0, screens: 0, calculatedFields: 0 };
    const notKept: Brought[] = [];
    for (const kind of BROUGHT_KINDS) {
      const things = takes.filter((one) => one.kind === kind);
      const size = kind === 'calculatedFields' ? Math.max(things.length, 1) : AT_ONCE;
      for (const some of inBatches(things, size)) {
        run.goOn();
        const done = await takeSome(services, of, run, { record, kind, things: some });
        taken[kind] += done.count;
        notKept.push(...done.notKept);
      }
    }
    const tookStory = takesStory && (await takeStory(services, scope, run, record));
    return { taken, tookStory, left: await ended(services, of, run, record, notKept) };
  } finally {
    await run.release();
  }
}

/** Goes on with what died; `exclusive` where no other process can be at it. */
export async function resumeUndos(
  services: Services,
  { exclusive }: { readonly exclusive: boolean },
): Promise<void> {
  const open = await services.documents.group('rollForwards', 'state', ['working']);
  for (const { path } of await claimable(services, open, { exclusive })) {
    const document = parseYearDocument(path);
    if (document === null) continue;
    await runUndo(services, { scope: document.scope, source: document.id }, goOnUndoing).catch(
      (failure: unknown) => {
        if (!(failure instanceof JobCutOff)) throw failure;
      },
    );
  }
}

interface Step {
  readonly record: Work;
  readonly kind: BinKind;
  readonly things: readonly Brought[];
}

/** Some of one kind, into the bin; what somebody saved since the plan was made, or deleted, is left. */
async function takeSome(
  services: Services,
  { scope, source }: RollForwardOf,
  run: LeasedRun,
  { record: { undo }, kind, things }: Step,
): Promise<{ readonly count: number; readonly notKept: readonly Brought[] }> {
  return services.documents.transaction(async (transaction) => {
    await run.require(transaction);
    const names = await erasedNames(transaction, services.now, scope);
    const stored = await transaction.getAll(things.map(({ id }) => `${inYear(scope, kind)}/${id}`));
    const goes = stored.flatMap((document) => {
      if (document === null || isEdited(kind, document.data, undo.editsUntil)) return [];
      const { id, data, path } = document;
      const eventId = `undo-${source}-${kind}-${id}`;
      const deleted = { kind, id, data, eventId, deletedBy: undo.by, deletedAt: services.now() };
      return [{ id, path, kept: binWrite(scope, deleted, names) }];
    });
    const ask =
      kind === 'calculatedFields' ? await asking(transaction, services, scope, goes) : null;
    for (const { path, kept } of goes) {
      if (kept === null) continue;
      transaction.write(kept);
      transaction.write({ kind: 'delete', path });
    }
    const path = rollForwardPath(scope, source);
    transaction.write({ kind: 'merge', path, data: run.fields() });
    ask?.();
    const isLost = ({ id }: Brought): boolean =>
      goes.some((one) => one.id === id && one.kept === null);
    const notKept = things.filter(isLost);
    return { count: goes.length - notKept.length, notKept };
  });
}

async function asking(
  transaction: Transaction,
  services: Services,
  scope: YearScope,
  goes: readonly { readonly id: string }[],
): Promise<() => void> {
  const all = await readCalculated(transaction, scope);
  const changed = all.filter(({ id }) => goes.some((one) => one.id === id));
  const searches = await readSearches(transaction, scope);
  return askAfterChange(transaction, services, scope, changed, searches);
}

/** The story goes without a bin: it is the one that was brought, and can be brought again. */
const takeStory = (
  { documents }: Services,
  scope: YearScope,
  run: LeasedRun,
  record: RollForwardRecord,
): Promise<boolean> =>
  documents.transaction(async (transaction) => {
    await run.require(transaction);
    const year = await transaction.get(yearPath(scope));
    if (year === null || !isBroughtStory(record, year.data)) return false;
    const { revision, savedBy, savedAt } = REVISION_FIELDS.story;
    const without = ['story', revision, savedBy, savedAt];
    transaction.write({ kind: 'merge', path: year.path, data: {}, without });
    return true;
  });

/** What is left, and why; where nothing is, nothing can be undone any more. */
async function ended(
  services: Services,
  of: RollForwardOf,
  run: LeasedRun,
  record: RollForwardRecord,
  notKept: readonly Brought[],
): Promise<readonly Left[]> {
  const plan = await undoPlan(services, of, record, null);
  const lost: readonly Left[] = plan.takes
    .filter((one) => notKept.some(({ kind, id }) => kind === one.kind && id === one.id))
    .map((one) => ({ ...one, why: 'notKept', by: '', at: null, usedIn: [] }));
  const left = [...plan.left, ...lost];
  const path = rollForwardPath(of.scope, of.source);
  await services.documents.transaction(async (transaction) => {
    await run.require(transaction);
    transaction.write(
      left.length + plan.takes.length === 0
        ? { kind: 'delete', path }
        : { kind: 'merge', path, data: { state: 'open', undo: null } },
    );
  });
  return left;
}
