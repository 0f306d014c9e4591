import { WORK_STEPS, type FieldListEntry } from 'shared-kernel/model';
import { beforePath } from '../../store/paths';
import type { ImportRun } from '../importRun';
import { createPartPacker } from './packedParts';
import { partId } from './partId';

export interface StateBefore {
  /** What is stored of those who are new (null), change or go: packed `[email, supporter or null]`. */
  readonly supporters: readonly Uint8Array[];
  readonly fields: Iterable<FieldListEntry>;
}

/** Keeps what stands where the import is about to write (D2d), in parts of a document each. */
export async function keepBefore(
  { services: { documents }, address, progress }: ImportRun,
  { supporters, fields }: StateBefore,
): Promise<void> {
  const folder = beforePath(address.scope, address.importId);
  await progress.begin(WORK_STEPS.keeping);
  // A run that died here may have left parts of its own.
  const earlier = await documents.list(folder, ['number']);
  await documents.bulk(earlier.map(({ path }) => ({ kind: 'delete' as const, path })));

  const parts = [
    ...supporters.map((bytes) => ({ kind: 'supporters', bytes })),
    ...packedFields(fields).map((bytes) => ({ kind: 'fields', bytes })),
  ];
  for (const [number, { kind, bytes }] of parts.entries())
    await documents.commit([
      { kind: 'set', path: `${folder}/${partId(number)}`, data: { kind, number, bytes } },
    ]);
}

function packedFields(fields: Iterable<FieldListEntry>): readonly Uint8Array[] {
  const packer = createPartPacker();
  for (const field of fields) packer.add(field);
  return packer.finish();
}
