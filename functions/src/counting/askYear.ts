import { failed, type Result, type YearScope } from 'shared-kernel/model';
import type { Services } from '../services';
import { fetchSnapshot } from '../snapshot/fetchSnapshot';
import type { SnapshotManifest } from '../snapshot/manifest';
import { servingSnapshot } from '../snapshot/servingSnapshot';
import { snapshotState } from '../snapshot/snapshotState';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import { yearPath } from '../store/paths';
import { readCare } from '../suppressions/readCare';
import type { AskedOfYear, CountingAnswer, CountingQuestion } from '../countingThreads';

/** Snapshots may be replaced under our hands, but not for ever. */
const ATTEMPTS = 4;

export interface AskYearOptions {
  /** For a year without a snapshot that fits; null where another one came meanwhile. */
  readonly makeSnapshot: () => Promise<SnapshotManifest | null>;
  /** Of a year whose supporters another sync writes: how old its snapshot may be. */
  readonly maxAgeMs: number;
  readonly onRows?: (processed: number, total: number) => void;
  readonly signal?: AbortSignal;
}

/**
 * Answers a question about a year from its snapshot, which is made first where there is none that fits (D16). Who is on
 * the organisation's care list now is in no answer.
 */
export async function askYear(
  services: Services,
  scope: YearScope,
  asked: AskedOfYear,
  options: AskYearOptions,
): Promise<Result<CountingAnswer, 'cancelled' | 'tooHeavy'>> {
  const { documents } = services;
  const { keptOut } = await readCare(services, scope.organisationId);
  const question: CountingQuestion = keptOut === null ? asked : { ...asked, keptOut };
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const manifest =
      (await servingSnapshot(services, scope, options.maxAgeMs)) ?? (await options.makeSnapshot());
    if (options.signal?.aborted === true) return failed('cancelled');
    if (manifest === null) continue;

    const answered = await askThread(services, scope, manifest, question, options);
    if (answered.ok) return answered;
    if (answered.error === 'cancelled' || answered.error === 'tooHeavy')
      return failed(answered.error);
    // Another snapshot took its place, or it is damaged: then it is of no use to anybody.
    const { storedId } = await snapshotState(documents, scope);
    if (storedId === manifest.id) await dropSnapshot(services, scope);
  }
  throw new Error(`${yearPath(scope)} had no snapshot to count from`);
}

const askThread = (
  { documents, countingThreads }: Services,
  scope: YearScope,
  manifest: SnapshotManifest,
  question: CountingQuestion,
  { onRows, signal }: AskYearOptions,
) =>
  countingThreads.ask(
    { year: yearPath(scope), id: manifest.id, rowCount: manifest.rowCount },
    question,
    {
      fetchSnapshot: () => fetchSnapshot(documents, scope, manifest),
      ...(onRows && { onRows: (processed: number) => onRows(processed, manifest.rowCount) }),
      ...(signal && { signal }),
    },
  );
