import {
  FORMER_MEMBER,
  revisionIn,
  VERSION_LIMITS,
  VERSION_PARTS,
  type Revision,
  type VersionPart,
  type YearScope,
} from 'shared-kernel/model';
import { hasDeparted } from '../access/hasDeparted';
import type { DefinitionKind } from '../definitions/fingerprint';
import type { Services } from '../services';
import type { DocumentChange } from '../store/documentChange';
import type { DocumentData, Transaction } from '../store/documents';
import { versionPath, versionsSizePath } from '../store/paths';
import { changesInWords } from './changesInWords';
import { erasedNames } from '../suppressions/erasedNames';
import { jsonBytes } from './jsonBytes';
import { partOf, PARTS } from './parts';
import { trimVersions } from './trimVersions';

/**
 * Keeps what somebody saved, and what stood there before where that is not kept yet. A change may be told more than once,
 * late, and out of order: a save is the same version then. What the server writes is no save.
 */
export async function keepVersions(
  services: Pick<Services, 'documents' | 'now'>,
  scope: YearScope,
  kind: DefinitionKind,
  id: string,
  change: Pick<DocumentChange, 'before' | 'after' | 'author'>,
): Promise<void> {
  const { before, after, author } = change;
  if (after === null) return;
  for (const part of VERSION_PARTS) {
    const { stamp } = PARTS[part];
    const [was, is] = [revisionIn(before ?? {}, stamp), revisionIn(after, stamp)];
    if (PARTS[part].kind !== kind || is.revision === 0 || is.revision === was.revision) continue;
    const saved = { data: partOf(part, after), revision: is };
    const earlier = before === null ? null : { data: partOf(part, before), revision: was };
    const isTooMuch = await services.documents.transaction((transaction) =>
      keepSave(transaction, services, scope, {
        ...{ of: id, part, saved, earlier, author: author ?? '' },
      }),
    );
    if (isTooMuch) await trimVersions(services.documents, scope);
  }
}

export interface KeptSave {
  readonly of: string;
  readonly part: VersionPart;
  readonly saved: Save;
  /** What stood before; null where nothing did. */
  readonly earlier: Save | null;
  /** By user id. */
  readonly author: string;
}

/**
 * Keeps one save, in a transaction that reads nothing after it; says whether the year keeps more than it may now
 * (`trimVersions`).
 */
export async function keepSave(
  transaction: Transaction,
  { now }: Pick<Services, 'now'>,
  scope: YearScope,
  { author, ...save }: KeptSave,
): Promise<boolean> {
  const names = await erasedNames(transaction, now, scope);
  if (names(save.saved.data)) return false;
  const hidden = await hasDeparted(transaction, author);
  const keepsEarlier = save.earlier !== null && !names(save.earlier.data);
  return keep(transaction, { scope, ...save, keepsEarlier, hidden });
}

/** Where a save of a part is kept: there is one of each revision, however often it is told. */
export const versionId = (of: string, part: VersionPart, revision: number): string =>
  `${of}~${part}~${String(revision)}`;

interface Save {
  readonly data: DocumentData;
  readonly revision: Revision;
}

interface ToKeep extends Omit<KeptSave, 'author'> {
  readonly scope: YearScope;
  /** Whether what stood before may be kept as well. */
  readonly keepsEarlier: boolean;
  /** Whether who saved it has deleted their account since. */
  readonly hidden: boolean;
}

/** Whether the year keeps more than it may now. */
async function keep(transaction: Transaction, toKeep: ToKeep): Promise<boolean> {
  const { scope, of, part, saved, earlier, keepsEarlier, hidden } = toKeep;
  const pathOf = (revision: number): string => versionPath(scope, versionId(of, part, revision));
  const sizePath = versionsSizePath(scope);
  const [held, there, thereBefore, old] = await transaction.getAll([
    sizePath,
    pathOf(saved.revision.revision),
    pathOf(earlier?.revision.revision ?? 0),
    pathOf(saved.revision.revision - VERSION_LIMITS.ofPart),
  ]);
  let bytes = bytesOf(held?.data);
  const write = (save: Save, changes: readonly string[], isOld: boolean): void => {
    const { revision, savedAt } = save.revision;
    const savedBy = hidden && !isOld ? FORMER_MEMBER : save.revision.savedBy;
    const data = { ...{ of, part, revision, savedBy, savedAt, changes }, saved: save.data };
    const size = jsonBytes(save.data);
    if (size > VERSION_LIMITS.bytesOfOne) return;
    bytes += size;
    transaction.write({ kind: 'set', path: pathOf(revision), data: { ...data, bytes: size } });
  };
  if (there == null)
    write(saved, earlier === null ? [] : changesInWords(part, earlier.data, saved.data), false);
  if (thereBefore == null && earlier !== null && keepsEarlier) write(earlier, [], true);
  if (old != null) {
    bytes -= bytesOf(old.data);
    transaction.write({ kind: 'delete', path: old.path });
  }
  transaction.write({ kind: 'set', path: sizePath, data: { bytes: Math.max(0, bytes) } });
  return bytes > VERSION_LIMITS.bytesOfYear;
}

const bytesOf = (data: DocumentData | undefined): number => {
  const bytes = data?.['bytes'];
  return typeof bytes === 'number' && bytes > 0 ? bytes : 0;
};
