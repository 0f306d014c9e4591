import { NO_CHOICES, type ImportRecord } from 'shared-kernel/model';
import type { Transaction } from '../store/documents';
import { beforePath, chunksPath, importPath, rejectedPath } from '../store/paths';
import type { ImportAddress } from './requests';

/** What an ended import has no more use for: of 2,000 columns it is more than a megabyte, and the history shows many. */
export const ENDED = {
  step: '',
  columns: null,
  earlier: null,
  mapping: null,
  check: null,
} as const satisfies Partial<ImportRecord>;

/** An import that is not done offers nothing to the next one, nor its rejected rows, which are people's data. */
export const NOT_DONE = {
  ...ENDED,
  rejectedRows: [],
  unreadable: [],
  choices: NO_CHOICES,
} as const satisfies Partial<ImportRecord>;

/** What an import keeps beside its record that outlives it. */
export interface KeptParts {
  readonly keepsRejected: boolean;
  /** What stood before it, for undoing. */
  readonly keepsBefore: boolean;
}

/** Reads what an import keeps of its file and beside it; the answer deletes that. */
export async function dropFile(
  transaction: Transaction,
  { scope, importId }: ImportAddress,
  { keepsRejected, keepsBefore }: KeptParts = { keepsRejected: false, keepsBefore: false },
): Promise<() => void> {
  const paths = [
    ...(await pathsIn(transaction, chunksPath(scope, importId))),
    ...(keepsRejected ? [] : await pathsIn(transaction, rejectedPath(scope, importId))),
    ...(keepsBefore ? [] : await pathsIn(transaction, beforePath(scope, importId))),
  ];
  return () => {
    for (const path of paths) transaction.write({ kind: 'delete', path });
  };
}

/** Ends an import that waited for a person: its file goes, its record says why. Reads come before, writes after. */
export async function expireImport(
  transaction: Transaction,
  address: ImportAddress,
  failure: string,
  finishedAt: Date,
): Promise<void> {
  const drop = await dropFile(transaction, address);
  drop();
  transaction.write({
    kind: 'merge',
    path: importPath(address.scope, address.importId),
    data: { ...NOT_DONE, state: 'expired', failure, finishedAt },
  });
}

/** Paths of a collection's documents, whose contents are not read. */
export const pathsIn = async (
  transaction: Transaction,
  collection: string,
): Promise<readonly string[]> =>
  (await transaction.list(collection, ['number'])).map(({ path }) => path);
