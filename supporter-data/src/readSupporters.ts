import { allSupporters } from 'evaluation';
import { succeeded, type Result, type Supporter } from 'shared-kernel/model';
import type { ImportFault } from './importFault';
import { readColumns, type ReadOptions, type SupporterColumns } from './readColumns';
import type { Chunks } from './recognising/openText';

/** A file of supporters one by one, as it would go in. */
export interface SupporterFile extends Omit<SupporterColumns, 'builder' | 'rowOf'> {
  /** In the file order of their first rows. */
  readonly supporters: readonly Supporter[];
}

/** The same as `readColumns`, for files whose supporters are looked at one by one. */
export const readSupporters = async (
  chunks: Chunks,
  options: ReadOptions = {},
): Promise<Result<SupporterFile, ImportFault>> => {
  const read = await readColumns(chunks, options);
  if (!read.ok) return read;
  const { builder, rowOf: _, ...file } = read.value;
  return succeeded({ ...file, supporters: allSupporters(builder.finish()) });
};
