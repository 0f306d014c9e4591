import { RESTORABLE_DAYS, VERSION_LIMITS, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { DEFINITION_KINDS } from '../definitions/fingerprint';
import type { DocumentData, DocumentWrite, StoredDocument } from '../store/documents';
import { binEntryPath, inYear } from '../store/paths';
import { storedName } from '../store/storedName';
import { jsonBytes } from './jsonBytes';

/** The collections of which the bin keeps what was deleted. */
export const BIN_KINDS = [...DEFINITION_KINDS, 'calculatedFields'] as const;
export type BinKind = (typeof BIN_KINDS)[number];

const Stored = v.object({
  kind: v.picklist(BIN_KINDS),
  of: v.string(),
  data: v.record(v.string(), v.unknown()),
  deletedBy: v.string(),
  deletedAt: v.date(),
  removeAt: v.date(),
});

export interface StoredBinEntry {
  readonly id: string;
  readonly kind: BinKind;
  readonly name: string;
  /** Where it stood, and stands again once it is restored. */
  readonly path: string;
  readonly data: DocumentData;
  readonly deletedBy: string;
  readonly deletedAt: Date;
  readonly removeAt: Date;
}

/** An entry as the store holds it; null where it cannot be read. */
export function binEntryOf({ id, data }: StoredDocument, scope: YearScope): StoredBinEntry | null {
  const read = v.safeParse(Stored, data);
  if (!read.success) return null;
  const { of, kind, ...rest } = read.output;
  return { ...rest, id, kind, name: storedName(rest.data), path: inYear(scope, `${kind}/${of}`) };
}

export interface Deleted {
  readonly kind: BinKind;
  readonly id: string;
  readonly data: DocumentData;
  readonly deletedBy: string;
  readonly deletedAt: Date;
  /** Of the change that took it; told again, it is the same entry. */
  readonly eventId: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** What the server found out about it, and who saved it when: a restored one is counted and saved anew. */
const LEFT_OUT = /^supportersMatched|^figures|[sS]aved(By|At)$/;

/** The write that keeps it for 30 days; null for what is too large, or names somebody who was erased. */
export function binWrite(
  scope: YearScope,
  { kind, id, data, deletedBy, deletedAt, eventId }: Deleted,
  names: (saved: object) => boolean,
): DocumentWrite | null {
  const kept = Object.fromEntries(Object.entries(data).filter(([field]) => !LEFT_OUT.test(field)));
  if (jsonBytes(kept) > VERSION_LIMITS.bytesOfOne || names(kept)) return null;
  const removeAt = new Date(deletedAt.getTime() + RESTORABLE_DAYS * DAY_MS);
  return {
    kind: 'set',
    path: binEntryPath(scope, eventId),
    data: { kind, of: id, data: kept, deletedBy, deletedAt, removeAt },
  };
}
