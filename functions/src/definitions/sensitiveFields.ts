import type { FieldListEntry, YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import type { DocumentReads, DocumentWrite, StoredDocument } from '../store/documents';
import { sensitiveFieldsPath } from '../store/paths';
import { calculatedFrom } from './calculatedFrom';
import { readCalculated } from './readCalculated';

const Stored = v.object({ names: v.array(v.string()) });

/** What the document of a year's sensitive fields names; none where there is no such document. */
export function sensitiveIn(stored: StoredDocument | null): ReadonlySet<string> {
  if (stored === null) return new Set();
  return new Set(v.parse(Stored, stored.data).names);
}

/** The fields of a year whose values are shown on request alone: those marked, and all that is calculated of them (D370). */
export async function readSensitive(
  documents: Pick<DocumentReads, 'get' | 'list'>,
  scope: YearScope,
): Promise<ReadonlySet<string>> {
  const marked = sensitiveIn(await documents.get(sensitiveFieldsPath(scope)));
  if (marked.size === 0) return marked;
  const calculated = calculatedFrom(marked, await readCalculated(documents, scope));
  return new Set([...marked, ...calculated.map(({ name }) => name)]);
}

export const sensitiveWrite = (scope: YearScope, names: Iterable<string>): DocumentWrite => {
  const sorted = [...new Set(names)].sort();
  const path = sensitiveFieldsPath(scope);
  return sorted.length === 0
    ? { kind: 'delete', path }
    : { kind: 'set', path, data: { names: sorted } };
};

/** Those of these that a person marked. */
export const markedSensitive = (
  entries: Iterable<Pick<FieldListEntry, 'name' | 'dictionary'>>,
): readonly string[] =>
  Array.from(entries).flatMap(({ name, dictionary }) =>
    dictionary?.sensitive === true ? [name] : [],
  );
