import { supporterReader, withoutRows, type Snapshot } from 'evaluation';
import { leavesOf } from 'shared-kernel/model';
import type { KeptOut } from '../countingThreads';
import { keptOutBy, type CareYear } from './keptOutBy';

/** Who of a snapshot is on the care list, by row. */
export interface KeptOutRows {
  readonly isOut: Uint8Array;
  /** Emails with until when; null for good. */
  readonly people: readonly (readonly [email: string, until: number | null])[];
}

export function keptOutRows(
  snapshot: Snapshot,
  keptOut: KeptOut,
  year: CareYear | null,
): KeptOutRows {
  const asked = withOnlyAsked(snapshot, keptOut);
  const untilOf = keptOutBy(keptOut, year);
  const isOut = new Uint8Array(snapshot.rowCount);
  const people: (readonly [string, number | null])[] = [];
  const supporterOf = supporterReader(asked);
  for (let row = 0; row < snapshot.rowCount; row += 1) {
    const supporter = supporterOf(row);
    const until = supporter === null ? undefined : untilOf(supporter);
    if (supporter === null || until === undefined) continue;
    isOut[row] = 1;
    people.push([supporter.email, until]);
  }
  return { isOut, people };
}

/** A year's columns as anybody may see them: without who is on the care list. */
export function shownSnapshot(
  snapshot: Snapshot,
  keptOut: KeptOut | null,
  year: CareYear | null,
): Snapshot {
  if (keptOut === null) return snapshot;
  const { isOut, people } = keptOutRows(snapshot, keptOut, year);
  return people.length === 0 ? snapshot : withoutRows(snapshot, isOut);
}

/** A supporter is made of the columns that searches look at: of all, where they name a part or something calculated. */
function withOnlyAsked(snapshot: Snapshot, { searches }: KeptOut): Snapshot {
  const conditions = searches.flatMap((search) => leavesOf(search.conditions));
  const asked = new Set(conditions.map(({ dataId }) => dataId));
  const known = new Set(snapshot.fields.map(({ name }) => name));
  const isOfColumns = conditions.every(
    ({ dataIdMatch, dataId }) => dataIdMatch === 'exact' && known.has(dataId),
  );
  if (!isOfColumns) return snapshot;
  const isAsked = (_: unknown, index: number): boolean =>
    asked.has(snapshot.fields[index]?.name ?? '');
  return {
    ...snapshot,
    fields: snapshot.fields.filter(isAsked),
    columns: snapshot.columns.filter(isAsked),
  };
}
