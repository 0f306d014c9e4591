import {
  audienceChanges,
  calculatedFigures,
  calculatedPreview,
  compileYear,
  countChanges,
  countReach,
  countSearch,
  evaluateColumns,
  screenAudience,
  searchImpact,
  searchOverlap,
  snapshotInStrings,
  yearReach,
  type CompiledYear,
  type Snapshot,
} from 'evaluation';
import { decodeSnapshot } from 'supporter-data';
import {
  shardKey,
  type Change,
  type CountingAnswer,
  type CountingQuestion,
  type ShardName,
} from '../countingThreads';
import { keptOutRows, shownSnapshot } from '../suppressions/shownSnapshot';

export interface CountingRun {
  readonly onRows: (processed: number) => void;
  /** Asked now and then; true ends the run. */
  readonly stop: () => boolean;
}

/** Holds decoded shards of snapshots, those asked about least recently leaving first, and answers questions about them. */
export interface Counter {
  holds(snapshot: ShardName): boolean;
  /** Takes the place of an earlier snapshot of the same year. The bytes are of the whole shard; false where they make no sense. */
  hold(snapshot: ShardName, bytes: Uint8Array): boolean;
  /** The snapshot must be held. Null where the run was stopped. */
  answer(snapshot: ShardName, question: CountingQuestion, run: CountingRun): CountingAnswer | null;
}

interface Held {
  readonly name: ShardName;
  readonly snapshot: Snapshot;
  readonly sizeBytes: number;
  /** Without who is on the care list, as it was asked about last. */
  shown: { readonly key: string; readonly snapshot: Snapshot } | null;
}

/** How much is held at a time, in bytes of encoded snapshots; what was asked about last is held in any case. */
export interface HeldLimits {
  /** Of all of them. */
  readonly heldBytes: number;
  /** Of the shards of the one that was asked about last, which would be read again at each question otherwise; as much unless said. */
  readonly shardBytes?: number;
}

export function createCounter({ heldBytes, shardBytes = heldBytes }: HeldLimits): Counter {
  /** By `shardKey`, the one asked about least recently first. */
  const held = new Map<string, Held>();

  const keep = (one: Held): void => {
    const key = shardKey(one.name);
    held.delete(key);
    held.set(key, one);
    let sizeBytes = [...held.values()].reduce((sum, other) => sum + other.sizeBytes, 0);
    for (const [other, { name, sizeBytes: freed }] of held) {
      const isOfSame = name.year === one.name.year && name.id === one.name.id;
      if (other === key || sizeBytes <= (isOfSame ? shardBytes : heldBytes)) continue;
      held.delete(other);
      sizeBytes -= freed;
    }
  };
  const forgetOthers = ({ year, id }: ShardName): void => {
    for (const [key, { name }] of held) if (name.year === year && name.id !== id) held.delete(key);
  };

  return {
    holds: (name) => held.has(shardKey(name)),
    hold: (name, bytes) => {
      const decoded = decodeSnapshot(bytes, name.share);
      if (decoded.ok) {
        forgetOthers(name);
        const sizeBytes = bytes.byteLength / (name.share?.of ?? 1);
        keep({ name, snapshot: snapshotInStrings(decoded.value), sizeBytes, shown: null });
      }
      return decoded.ok;
    },
    answer: (name, question, run) => {
      const found = held.get(shardKey(name));
      if (found === undefined) throw new Error(`The snapshot ${name.id} is not held`);
      keep(found);
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
  if (question.kind === 'reachOfShard') {
    const counted = countReach(compiled, snapshot, run.stop);
    return counted && { kind: 'reachOfShard', counted };
  }
  if (question.kind === 'audience') {
    const audience = screenAudience(compiled, snapshot, question.edited, run.stop);
    return audience && { kind: 'audience', audience };
  }
  if (question.kind === 'changes') {
    const effect = audienceChanges(stateBefore(question), compiled, snapshot, run.stop);
    return effect && { kind: 'changes', effect };
  }
  if (question.kind === 'changesOfShard') {
    const counted = countChanges(stateBefore(question), compiled, snapshot, run.stop);
    return counted && { kind: 'changesOfShard', counted };
  }
  const { searchIds, screenIds } = question;
  const results = evaluateColumns(compiled, snapshot, {
    ...(searchIds === null ? {} : { searchIds }),
    ...(screenIds === null ? {} : { screenIds }),
    ...run,
  });
  return results && { kind: 'year', results };
}

const stateBefore = ({ definitions, before }: Change): CompiledYear =>
  compileYear({ ...definitions, ...before });
