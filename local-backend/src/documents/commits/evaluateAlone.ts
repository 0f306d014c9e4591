import { failed, succeeded, type Result } from 'shared-kernel/model';
import type { Fault } from '../fault';
import { decodeFields, encodedDocument, type StoredDocument } from '../storedDocument';
import { isSurelySmall } from '../values/documentSize';
import { applyWrite } from './applyWrite';
import type { DocumentChange } from './evaluateCommit';
import { existenceFault, staleFault } from './precondition';
import type { EncodedWrite, Write } from './write';

/** What a commit of one write does, which neither rules nor a transaction decide on; null = nothing. */
export function evaluateAlone(
  write: Write | EncodedWrite,
  commitTime: string,
  stored: StoredDocument | null,
): Result<DocumentChange | null, Fault> {
  const { path } = write;
  if (write.kind === 'encoded') {
    const { encoded } = write;
    if (stored !== null || !isSurelySmall(path, encoded))
      return evaluateAlone(replacing(write), commitTime, stored);
    return succeeded({ path, before: null, after: encodedDocument(path, encoded, commitTime) });
  }
  const fault =
    staleFault(write.precondition, path, stored) ??
    existenceFault(write.precondition, path, stored);
  if (fault !== null) return failed(fault);
  const applied = applyWrite(write, stored, commitTime);
  if (!applied.ok) return applied;
  const { after } = applied.value;
  return succeeded(after === stored ? null : { path, before: stored, after });
}

const replacing = ({ path, encoded }: EncodedWrite): Write => ({
  kind: 'update',
  path,
  fields: decodeFields(encoded),
  mask: null,
  transforms: [],
  precondition: null,
});
