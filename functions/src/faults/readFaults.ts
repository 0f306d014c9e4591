import { countNumber, FAULT_KINDS } from 'shared-kernel/model';
import * as v from 'valibot';
import { requireSuperadmin } from '../access/requireSuperadmin';
import type { CallableFunction } from '../caller';
import type { Services } from '../services';
import type { StoredDocument } from '../store/documents';
import { FAULTS } from '../store/paths';

const Stored = v.object({
  remote: v.string(),
  version: v.string(),
  owner: v.string(),
  kind: v.picklist(FAULT_KINDS),
  message: v.string(),
  stack: v.string(),
  firstAt: v.date(),
  lastAt: v.date(),
  count: countNumber(),
});

/** Callable `readFaults`: every `BrowserFault` that is kept, the newest first; moments are ISO texts. Superadmins only. */
export const readFaults =
  ({ documents }: Services): CallableFunction =>
  async (_data, caller) => {
    await requireSuperadmin(documents, caller, 'read what went wrong');
    const faults = (await documents.list(FAULTS)).flatMap(faultOf);
    faults.sort((one, other) => other.lastAt.localeCompare(one.lastAt));
    return { faults };
  };

/** One that cannot be read costs its line, not the list. */
function faultOf({ id, data }: StoredDocument) {
  const read = v.safeParse(Stored, data);
  if (!read.success) return [];
  const { firstAt, lastAt } = read.output;
  return [{ id, ...read.output, firstAt: firstAt.toISOString(), lastAt: lastAt.toISOString() }];
}
