import type { YearScope } from 'shared-kernel/model';
import { CallableError } from '../callableError';
import type { Services } from '../services';
import type { DocumentReads } from '../store/documents';
import { binEntryPath, yearPath } from '../store/paths';
import { erasedNames } from '../suppressions/erasedNames';
import { neutralName } from '../suppressions/neutralText';
import { binEntryOf, type BinKind, type StoredBinEntry } from './binEntry';

export interface Restorable<Kind extends BinKind> {
  readonly entry: StoredBinEntry;
  readonly kind: Kind;
  /** Its name as the log may keep it. */
  readonly subject: string;
}

/** What the bin holds under this id, in the transaction that brings it back; refuses what cannot come back. */
export async function restorable<Kind extends BinKind>(
  documents: DocumentReads,
  { now }: Pick<Services, 'now'>,
  scope: YearScope,
  id: string,
  kinds: readonly Kind[],
): Promise<Restorable<Kind>> {
  const stored = await documents.get(binEntryPath(scope, id));
  const entry = stored === null ? null : binEntryOf(stored, scope);
  const kind = kinds.find((one) => one === entry?.kind);
  if (entry === null || kind === undefined || now() >= entry.removeAt)
    throw new CallableError('not-found', 'This is no longer in the bin');
  const [year, there] = await documents.getAll([yearPath(scope), entry.path]);
  if (year == null) throw new CallableError('not-found', 'The year is gone');
  if (there != null)
    throw new CallableError('failed-precondition', 'This has been restored already');
  const names = await erasedNames(documents, now, scope);
  if (names(entry.data))
    throw new CallableError(
      'failed-precondition',
      'This names somebody who was erased since, and cannot be restored',
    );
  const subject = await neutralName({ documents, now }, scope.organisationId, entry.name);
  return { entry, kind, subject };
}
