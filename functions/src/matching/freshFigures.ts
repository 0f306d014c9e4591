import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { withFigures } from 'evaluation';
import { changesDaily, type CalculatedFigures, type YearScope } from 'shared-kernel/model';
import { askYear } from '../counting/askYear';
import { calculatedFrom } from '../definitions/calculatedFrom';
import { decidingText } from '../definitions/fingerprint';
import { readCalculated, thresholdsIn } from '../definitions/readCalculated';
import { searchesReading } from '../definitions/searchesReading';
import { readSensitive } from '../definitions/sensitiveFields';
import { JobCutOff } from '../jobs/jobCutOff';
import type { Services } from '../services';
import { rebuildSnapshot } from '../snapshot/rebuildSnapshot';
import { snapshotState } from '../snapshot/snapshotState';
import { readCare } from '../suppressions/readCare';
import type { StoredDocument } from '../store/documents';
import { calculatedFieldsPath, sensitiveFiguresPath } from '../store/paths';
import type { MatchingWork } from './claimWork';
import type { PassProgress } from './passProgress';
import { preparedRequest } from './requestMatching';

/** As counts of a pass have it. */
const MAX_AGE_MS = 60_000;

/**
 * The work of a pass with what its snapshot says of the year's calculated fields (D290), which is stored with them: shares,
 * ranks and totals that searches look at are of the same supporters as the count. What follows from figures that changed
 * and is not counted in this pass is counted in the next.
 */
export async function withFreshFigures(
  services: Services,
  scope: YearScope,
  progress: PassProgress,
  work: MatchingWork,
): Promise<MatchingWork> {
  if (work.fields.every(({ calculated }) => calculated === undefined)) return work;
  const { documents } = services;
  const stored = await documents.list(calculatedFieldsPath(scope));
  const before = await stateOf(services, scope, work);
  if (before !== null && stored.every(({ data }) => data['figuresOf'] === before)) return work;

  const figures = await askFigures(services, scope, progress, work);
  if (figures === null) return work;
  const after = await stateOf(services, scope, work);
  await storeFigures(services, scope, work, stored, figures, after ?? '');
  return { ...work, fields: withFigures(work.fields, figures) };
}

/** Everything that figures follow from, as a hash; null where there is no snapshot that fits. */
async function stateOf(
  services: Services,
  scope: YearScope,
  { year, today, fields, searches }: MatchingWork,
): Promise<string | null> {
  const { fitting } = await snapshotState(services.documents, scope);
  if (fitting === null) return null;
  const { state } = await readCare(services, scope.organisationId);
  const isTotalled = fields.some(
    ({ calculated }) => calculated?.calculation.kind === 'searchTotal',
  );
  return createHash('sha256')
    .update(
      JSON.stringify([
        fitting.id,
        [year.dateFrom, year.dateTo],
        fields.map(({ name, type, calculated }) => [name, type, calculated?.calculation]),
        isTotalled
          ? searches.map((search) => [search.id, decidingText('searches', { ...search })])
          : [],
        // Totals of such searches are of one day (D418).
        ...(isTotalled && searches.some((search) => changesDaily(search.conditions))
          ? [today]
          : []),
        ...(state === '' ? [] : [state]),
      ]),
    )
    .digest('hex');
}

async function askFigures(
  services: Services,
  scope: YearScope,
  progress: PassProgress,
  { year, today, fields, searches }: MatchingWork,
): Promise<ReadonlyMap<string, CalculatedFigures> | null> {
  await progress.begin([]);
  const answered = await askYear(
    services,
    scope,
    {
      kind: 'figures',
      definitions: {
        year: { dateFrom: year.dateFrom, dateTo: year.dateTo },
        today,
        ...{ fields, searches, screens: [] },
      },
    },
    {
      signal: progress.signal,
      onRows: progress.onRows,
      maxAgeMs: MAX_AGE_MS,
      makeSnapshot: () => rebuildSnapshot(services, scope, fields, progress),
    },
  );
  await progress.end();
  if (!answered.ok && answered.error === 'tooHeavy') return null;
  if (!answered.ok) throw new JobCutOff();
  if (answered.value.kind !== 'figures') throw new Error('The answer is to another question');
  return answered.value.figures;
}

/** Of one that was saved or deleted meanwhile nothing is stored: whoever did so has asked for another pass. */
async function storeFigures(
  { documents, now }: Services,
  scope: YearScope,
  { all, affected, searches }: MatchingWork,
  before: readonly StoredDocument[],
  figures: ReadonlyMap<string, CalculatedFigures>,
  state: string,
): Promise<void> {
  const revisions = new Map(before.map(({ id, data }) => [id, data['revision']]));
  await documents.transaction(async (transaction) => {
    const current = await transaction.list(calculatedFieldsPath(scope));
    const calculated = await readCalculated(transaction, scope);
    const sensitive = await readSensitive(transaction, scope);
    const storedApart = await transaction.get(sensitiveFiguresPath(scope));
    const changed = calculated.filter(({ id, figures: stored }) => {
      const found = figures.get(id);
      return found !== undefined && !isDeepStrictEqual(deciding(stored), deciding(found));
    });
    const counted = new Set(affected.map(({ id }) => id));
    const known = new Set(all.map(({ id }) => id));
    const following = calculatedFrom(
      changed.map(({ name }) => name),
      calculated,
    ).flatMap(({ name }) => searchesReading(searches, name));
    const changedIds = following
      .map(({ id }) => id as string)
      .filter((id) => known.has(id) && !counted.has(id));
    const ask = await preparedRequest(transaction, scope, { everything: false, changedIds }, now());
    const apart = new Map(Object.entries(thresholdsIn(storedApart)));
    for (const { id, path, data } of current) {
      const found = figures.get(id);
      if (found === undefined || revisions.get(id) !== data['revision']) continue;
      const isApart = found.thresholds !== null && sensitive.has(String(data['name']));
      if (isApart) apart.set(id, found.thresholds);
      else apart.delete(id);
      const listed = isApart ? { ...found, thresholds: null } : found;
      transaction.write({
        ...{ kind: 'merge', path },
        data: { figures: listed, figuresOf: state, thresholdsApart: isApart },
      });
    }
    const left = new Set(current.map(({ id }) => id));
    const thresholds = Object.fromEntries([...apart].filter(([id]) => left.has(id)));
    if (storedApart !== null || apart.size > 0)
      transaction.write({
        ...{ kind: 'set', path: sensitiveFiguresPath(scope) },
        data: { thresholds },
      });
    if (changedIds.length > 0) ask();
  });
}

/** What of figures decides what somebody's value is. */
const deciding = (figures: CalculatedFigures | null) => [
  figures?.thresholds ?? null,
  figures?.total ?? null,
];
