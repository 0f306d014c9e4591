import { countNumber, SAMPLE_FILE, type Attention, type AttentionKind } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentData, StoredDocument } from '../store/documents';

const DAY_MS = 24 * 60 * 60 * 1000;
/** How long Home speaks of rows and values that went nowhere; the import itself keeps them. */
const LOST_DAYS = 7;

export const IMPORT_PARTS = [
  ...(['fileName', 'state', 'startedBy', 'startedAt', 'finishedAt'] as const),
  ...(['outcome', 'counts', 'unreadable', 'undoable'] as const),
] as const satisfies readonly [string, ...string[]];

const count = () => v.fallback(countNumber(), 0);
const Import = v.object({
  fileName: v.fallback(v.string(), ''),
  state: v.string(),
  startedBy: v.fallback(v.string(), ''),
  startedAt: v.date(),
  finishedAt: v.nullish(v.date(), null),
  outcome: v.nullish(v.object({ newSupporters: count(), changed: count() }), null),
  counts: v.nullish(
    v.object({
      rejectedNoEmail: count(),
      rejectedInvalidEmail: count(),
      rejectedTooManyCells: count(),
      rejectedOther: count(),
    }),
    null,
  ),
  unreadable: v.fallback(v.array(v.object({ name: v.string(), rows: count() })), []),
});

/** What Home tells of a year's imports. One whose record is damaged is left out. */
export function importsOf(stored: readonly StoredDocument[], now: Date) {
  const imports = stored
    .flatMap(({ id, data }) => {
      const read = v.safeParse(Import, data);
      return read.success ? [{ id, ...read.output }] : [];
    })
    .toSorted((one, other) => +other.startedAt - +one.startedAt);
  const [newest] = imports;
  const last = imports.find(({ state, outcome }) => state === 'done' && outcome !== null);
  const endedAt = last?.finishedAt ?? last?.startedAt;
  const rejected = last?.counts ? Object.values(last.counts).reduce((sum, one) => sum + one, 0) : 0;
  const isFresh = endedAt !== undefined && +now - +endedAt < LOST_DAYS * DAY_MS;
  const attention = [
    ...(newest?.state === 'failed' ? [attentionTo('importFailed', named(newest), 1)] : []),
    ...imports
      .filter(({ state }) => WAITING.has(state))
      .slice(0, 1)
      .map((one) => attentionTo('importWaits', named(one), 1)),
    ...(last !== undefined && rejected > 0 && isFresh
      ? [attentionTo('rowsRejected', named(last), rejected)]
      : []),
    ...(last !== undefined && isFresh ? unreadableIn(last) : []),
  ];
  return {
    attention,
    last:
      last?.outcome && endedAt
        ? { at: endedAt.toISOString(), by: last.startedBy, ...last.outcome }
        : null,
    sample: stored.some(({ data }) => isSample(data)),
  };
}

/** By its file. */
const named = ({ id, fileName }: { readonly id: string; readonly fileName: string }) => ({
  id,
  name: fileName,
});

/** How many values of the fields that an import brought could not be read; of one field by its name. */
function unreadableIn({
  id,
  unreadable,
}: {
  readonly id: string;
  readonly unreadable: readonly { readonly name: string; readonly rows: number }[];
}): readonly Attention[] {
  const values = unreadable.reduce((sum, { rows }) => sum + rows, 0);
  if (values === 0) return [];
  const [first, ...others] = unreadable;
  const name = others.length === 0 ? (first?.name ?? '') : '';
  return [attentionTo('valuesUnreadable', { id, name }, values)];
}

/** States in which nothing goes on before somebody decides. */
const WAITING: ReadonlySet<string> = new Set(['mapping', 'checked']);

const attentionTo = (
  kind: AttentionKind,
  { id, name }: { readonly id: string; readonly name: string },
  count: number,
): Attention => ({ kind, count, id, name, day: null });

const isSample = (data: DocumentData): boolean =>
  data['fileName'] === SAMPLE_FILE && data['undoable'] === true;
