import type { FieldListEntry, Supporter } from 'shared-kernel/model';
import type { DocumentData, DocumentWrite } from '../../store/documents';
import { beforePath } from '../../store/paths';
import type { ImportRun } from '../importRun';
import { packedParts } from './packedParts';

export interface StateBefore {
  /** What is stored of those who are new (null), change or go, by e-mail. */
  readonly supporters: ReadonlyMap<string, Supporter | null>;
  readonly fields: Iterable<FieldListEntry>;
}

/** Keeps what stands where the import is about to write (D2d), in parts of a document each. */
export async function keepBefore(
  { services: { documents }, address, progress }: ImportRun,
  { supporters, fields }: StateBefore,
): Promise<void> {
  const folder = beforePath(address.scope, address.importId);
  await progress.begin('Keeping what stands, for undoing');
  // A run that died here may have left parts of its own.
  const earlier = await documents.list(folder, ['number']);
  await documents.bulk(earlier.map(({ path }) => ({ kind: 'delete' as const, path })));

  let number = 0;
  const parts = function* (kind: 'supporters' | 'fields', values: Iterable<unknown>) {
    for (const bytes of packedParts(values)) {
      const data: DocumentData = { kind, number, bytes };
      yield { kind: 'set', path: `${folder}/${partId(number)}`, data } satisfies DocumentWrite;
      number += 1;
    }
  };
  for (const [kind, values] of [
    ['supporters', supporters],
    ['fields', fields],
  ] as const)
    for (const part of parts(kind, values)) await documents.commit([part]);
}

const partId = (number: number): string => String(number).padStart(6, '0');
