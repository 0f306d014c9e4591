import type { ImportState } from 'shared-kernel/model';
import { requireImporter } from '../../access/requireImporter';
import type { CallableFunction } from '../../caller';
import type { Services } from '../../services';
import { importPath, jobPath } from '../../store/paths';
import { dropFile, NOT_DONE } from '../endedImport';
import { refuseState, requireImport } from '../handOver';
import { parseImportAddress } from '../requests';

type Answer = 'end' | 'ask' | 'nothing' | 'refuse';

/** What asking for an end means in each state: an import that nobody works on ends at once. */
const ANSWERS = {
  uploading: 'end',
  mapping: 'end',
  checked: 'end',
  inspecting: 'ask',
  checking: 'ask',
  importing: 'ask',
  cancelled: 'nothing',
  expired: 'nothing',
  undoing: 'refuse',
  done: 'refuse',
  failed: 'refuse',
  undone: 'refuse',
} as const satisfies Record<ImportState, Answer>;

/** Callable `cancelImport`: ends an import before it is done; the job reverts what it has written. */
export const cancelImport =
  (services: Services): CallableFunction =>
  async (data, caller) => {
    const address = parseImportAddress(data);
    const { documents, now } = services;
    await requireImporter(documents, caller, address.scope);
    await documents.transaction(async (transaction) => {
      const { record } = await requireImport(transaction, address);
      const answer = ANSWERS[record.state];
      if (answer === 'refuse') refuseState('This import has ended');
      const path = importPath(address.scope, address.importId);
      if (answer === 'ask')
        for (const one of [path, jobPath(address.scope, 'import')])
          transaction.write({ kind: 'merge', path: one, data: { cancelRequested: true } });
      if (answer !== 'end') return;

      const drop = await dropFile(transaction, address);
      drop();
      transaction.write({
        kind: 'merge',
        path,
        data: { ...NOT_DONE, state: 'cancelled', finishedAt: now() },
      });
    });
    return {};
  };
