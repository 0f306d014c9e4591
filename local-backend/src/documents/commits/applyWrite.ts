import { succeeded, type Result } from 'shared-kernel/model';
import { invalid, type Fault } from '../fault';
import { fieldAt, withField } from '../paths/fieldPath';
import type { StoredDocument } from '../storedDocument';
import { isTooLarge, maxDocumentBytes } from '../values/documentSize';
import { sameFields } from '../values/sameFields';
import type { Fields, FirestoreValue } from '../values/value';
import { applyTransform } from './applyTransform';
import type { UpdateWrite, Write, WriteResult } from './write';

/** A document after a write (null = missing), and what the client is told. */
export interface Applied {
  readonly after: StoredDocument | null;
  readonly result: WriteResult;
}

/** Applies one write to the present document; preconditions are the caller's. `commitTime` is RFC 3339. */
export function applyWrite(
  write: Write,
  current: StoredDocument | null,
  commitTime: string,
): Result<Applied, Fault> {
  if (write.kind === 'delete') return succeeded({ after: null, result: {} });
  if (write.kind === 'verify') return succeeded({ after: current, result: {} });
  return applyUpdate(write, current, commitTime);
}

function applyUpdate(
  write: UpdateWrite,
  current: StoredDocument | null,
  commitTime: string,
): Result<Applied, Fault> {
  const { fields, results } = transformed(write, masked(write, current), commitTime);
  if (isTooLarge(write.path, fields)) {
    return invalid(`The document ${write.path} is larger than ${maxDocumentBytes} bytes.`);
  }
  const isUnchanged = current !== null && sameFields(current.fields, fields);
  const after = isUnchanged
    ? current
    : {
        path: write.path,
        fields,
        createTime: current?.createTime ?? commitTime,
        updateTime: commitTime,
      };
  const transformResults = results.length === 0 ? {} : { transformResults: results };
  return succeeded({ after, result: { updateTime: after.updateTime, ...transformResults } });
}

function masked({ fields, mask }: UpdateWrite, current: StoredDocument | null): Fields {
  if (mask === null) return fields;
  return mask.reduce<Fields>(
    (kept, path) => withField(kept, path, fieldAt(fields, path)),
    current?.fields ?? {},
  );
}

function transformed(
  { transforms }: UpdateWrite,
  start: Fields,
  commitTime: string,
): { fields: Fields; results: readonly FirestoreValue[] } {
  const results: FirestoreValue[] = [];
  let fields = start;
  for (const { path, kind, operand } of transforms) {
    const { value, result } = applyTransform(kind, operand, fieldAt(fields, path), commitTime);
    fields = withField(fields, path, value);
    results.push(result);
  }
  return { fields, results };
}
