import { failed, succeeded, type Result } from 'shared-kernel/model';
import { importFault, type ImportFault } from './importFault';
import { decodeText } from './recognising/decodeText';
import { recogniseDelimiter } from './recognising/delimiter';
import { recogniseStart } from './recognising/encoding';
import { refuseFileKind } from './recognising/fileKind';
import { firstRows } from './rows/firstRows';
import type { Row } from './rows/row';

const KIND_BYTES = 1024;

/**
 * The rows of a small file that is no import of supporters, without its blank lines; the header is the first. Encoding,
 * delimiter and quotes are recognised as an import does, and what it refuses is refused.
 */
export function readTable(bytes: Uint8Array): Result<readonly Row[], ImportFault> {
  const { encoding } = recogniseStart(bytes, true);
  const refusal = refuseFileKind(bytes.subarray(0, KIND_BYTES), encoding.startsWith('utf-16'));
  if (refusal !== null) return failed(refusal);
  const text = Array.from(decodeText([bytes], encoding)).join('');
  const { table, fault } = firstRows(text, recogniseDelimiter(text), true);
  if (fault !== null) return failed(fault);
  return table.length === 0 ? failed(importFault('import/empty')) : succeeded(table);
}
