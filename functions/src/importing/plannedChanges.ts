import type { SupporterColumns } from 'supporter-data';
import type { YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { createPartPacker } from './before/packedParts';
import { compareYear, type Comparison, type YearChanges } from './compareYear';

/** What a file changes, and what is stored of those who are new, change or go, packed for undoing. */
export interface PlannedChanges {
  readonly file: Pick<SupporterColumns, 'counts' | 'fieldNames'>;
  readonly changes: YearChanges;
  /** Nothing where it is kept already. */
  readonly before: readonly Uint8Array[];
}

/** Compares a file with its year, so that its supporters can be written. */
export async function planChanges(
  documents: Documents,
  scope: YearScope,
  comparison: Omit<Comparison, 'earlier' | 'readsChanged' | 'onReplaced'>,
): Promise<PlannedChanges> {
  const packer = createPartPacker();
  const changes = await compareYear(documents, scope, {
    ...comparison,
    readsChanged: true,
    onReplaced: (email, supporter) => packer.add([email, supporter]),
  });
  const { counts, fieldNames } = comparison.file.read();
  return { file: { counts, fieldNames }, changes, before: packer.finish() };
}
