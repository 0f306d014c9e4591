import {
  audienceChanges,
  calculatedFigures,
  calculatedPreview,
  compileYear,
  countSearch,
  evaluateColumns,
  screenAudience,
  searchImpact,
  searchOverlap,
  yearReach,
  type Snapshot,
} from 'evaluation';
import { decodeSnapshot } from 'supporter-data';
import type { CountingAnswer, CountingQuestion, SnapshotName } from '../countingThread';
import { keptOutRows, shownSnapshot } from '../suppressions/shownSnapshot';

/** Encoded bytes of the snapshots that are held at a time; the one asked about last is held in any case. */
const HELD_BYTES = 512 * 1024 * 1024;

export interface CountingRun {
  readonly onRows: (processed: number) => void;
  /** Asked now and then; true ends the run. */
  readonly stop: () => boolean;
}

/** Holds decoded snapshots, those asked about least recently leaving first, and answers questions about them. */
export interface Counter {
  holds(snapshot: SnapshotName): boolean;
  /** Takes the place of an earlier snapshot of the same year. False where the bytes make no sense. */
  hold(snapshot: SnapshotName, bytes: Uint8Array): boolean;
  /** The snapshot must be held. Null where the run was stopped. */
  answer(
    snapshot: SnapshotName,
    question: CountingQuestion,
    run: CountingRun,
  ): CountingAnswer | null;
}

interface Held {
  readonly id: string;
  readonly snapshot: Snapshot;
  readonly sizeBytes: number;
  /** Without who is on the care list, as it was asked about last. */
  shown: { readonly key: string; readonly snapshot: Snapshot } | null;
}

export function createCounter(heldBytes: number = HELD_BYTES): Counter {
  /** By year, the one asked about least recently first. */
  const held = new Map<string, Held>();

  const find = ({ year, id }: SnapshotName): Held | null => {
    const found = held.get(year);
    return found?.id === id ? found : null;
  };
  const keep = (year: string, one: Held): void => {
    held.delete(year);
    held.set(year, one);
    let sizeBytes = [...held.values()].reduce((sum, other) => sum + other.sizeBytes, 0);
    for (const [other, { sizeBytes: freed }] of held) {
      if (sizeBytes <= heldBytes || other === year) break;
      held.delete(other);
      sizeBytes -= freed;
    }
  };

  return {
    holds: (snapshot) => find(snapshot) !== null,
    hold: ({ year, id }, bytes) => {
      const decoded = decodeSnapshot(bytes);
      if (decoded.ok)
        keep(year, { id, snapshot: decoded.value, sizeBytes: bytes.byteLength, shown: null });
      return decoded.ok;
    },
    answer: (name, question, run) => {
      const found = find(name);
      if (found === null) throw new Error(`The snapshot ${name.id} is not held`);
      keep(name.year, found);
      return question.kind === 'keptOut'
        ? whoIsKeptOut(found.snapshot, question)
        : answerOn(shownOf(found, question), question, run);
    },
  };
}

/** What may be counted and shown of a snapshot: made once for each state of the care list. */
function shownOf(held: Held, { keptOut, definitions }: CountingQuestion): Snapshot {
  if (keptOut === undefined) return held.snapshot;
  const { year, fields } = definitions;
  const key =
    keptOut.searches.length === 0
      ? keptOut.state
      : JSON.stringify([keptOut.state, year.dateFrom, year.dateTo, fields]);
  if (held.shown?.key !== key)
    held.shown = { key, snapshot: shownSnapshot(held.snapshot, keptOut, definitions) };
  return held.shown.snapshot;
}

function whoIsKeptOut(
  snapshot: Snapshot,
  { keptOut, definitions }: CountingQuestion,
): CountingAnswer {
  const { people } =
    keptOut === undefined ? { people: [] } : keptOutRows(snapshot, keptOut, definitions);
  return { kind: 'keptOut', people, others: snapshot.rowCount - people.length };
}

function answerOn(
  snapshot: Snapshot,
  question: Exclude<CountingQuestion, { readonly kind: 'keptOut' }>,
  run: CountingRun,
): CountingAnswer | null {
  const { definitions } = question;
  if (question.kind === 'figures') {
    const figures = calculatedFigures(definitions, snapshot, run.stop);
    return figures && { kind: 'figures', figures };
  }
  if (question.kind === 'calculated')
    return {
      kind: 'calculated',
      preview: calculatedPreview(definitions, snapshot, question.edited),
    };
  if (question.kind === 'impact') {
    const impact = searchImpact(definitions, snapshot, question.edited, run.stop);
    return impact && { kind: 'impact', impact };
  }
  const compiled = compileYear(definitions);
  if (question.kind === 'overlap') {
    const overlap = searchOverlap(compiled, snapshot, question.searchIds, run.stop);
    return overlap && { kind: 'overlap', overlap };
  }
  if (question.kind === 'search') {
    const counts = countSearch(compiled, snapshot, question.edited, run.stop);
    return counts && { kind: 'search', counts };
  }
  if (question.kind === 'reach') {
    const reach = yearReach(compiled, snapshot, run.stop);
    return reach && { kind: 'reach', reach };
  }
  if (question.kind === 'audience') {
    const audience = screenAudience(compiled, snapshot, question.edited, run.stop);
    return audience && { kind: 'audience', audience };
  }
  if (question.kind === 'changes') {
    const before = compileYear({ ...definitions, ...question.before });
    const effect = audienceChanges(before, compiled, snapshot, run.stop);
    return effect && { kind: 'changes', effect };
  }
  const { searchIds, screenIds } = question;
  const results = evaluateColumns(compiled, snapshot, {
    ...(searchIds === null ? {} : { searchIds }),
    ...(screenIds === null ? {} : { screenIds }),
    ...run,
  });
  return results && { kind: 'year', results };
}
