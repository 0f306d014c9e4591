import {
  fieldsTold,
  neverSharedIn,
  type CompiledYear,
  type NeverShared,
  type Told,
} from 'evaluation';
import { decodeFieldListEntry, type YearScope } from 'shared-kernel/model';
import type { Documents } from '../store/documents';
import { fieldListPath } from '../store/paths';
import { inBatches } from '../store/inBatches';

/** As many values as a store compares a field with at a time. */
const AT_ONCE = 30;

/** Those of these fields that staff said no supporter may share (D240). One that cannot be read is taken for one. */
async function neverSharedOf(
  documents: Pick<Documents, 'where'>,
  scope: YearScope,
  names: readonly string[],
): Promise<ReadonlySet<string>> {
  const never = new Set<string>();
  for (const some of inBatches(names, AT_ONCE)) {
    for (const { id, data } of await documents.where(fieldListPath(scope), 'name', some)) {
      const entry = decodeFieldListEntry(id, data);
      if (!entry.ok) never.add(String(data['name']));
      else if (entry.value.neverShareSetBy !== undefined) never.add(entry.value.name);
    }
  }
  return never;
}

/** [E84] What of these nobody may share: what is marked, and what tells of that. */
export async function neverSharedOn(
  documents: Pick<Documents, 'where'>,
  scope: YearScope,
  compiled: CompiledYear,
  told: readonly Told[],
): Promise<NeverShared> {
  const names = new Set(told.flatMap((one) => [...fieldsTold(compiled, one)]));
  return neverSharedIn(compiled, await neverSharedOf(documents, scope, [...names]));
}
