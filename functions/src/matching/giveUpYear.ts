import type { YearScope } from 'shared-kernel/model';
import type { LeasedRun } from '../jobs/leasedRun';
import type { Services } from '../services';
import type { Transaction } from '../store/documents';
import { inYear, jobPath, yearPath } from '../store/paths';
import { nothingToDo } from './finishPass';
import { DEFINITION_KINDS, type DefinitionKind } from '../definitions/fingerprint';
import { notCounted } from './notCounted';
import { HEAD, isGivenUp, MATCHED_IDS } from '../definitions/storedDefinition';

/** What is written at most in one transaction. */
const AT_ONCE = 400;

/**
 * Ends a job of which three runs died before they knew what they were counting: what ends the process is to read the
 * year, or its fields. Its searches and screens say so in the place of their counts, of which only heads are read, and
 * nothing waits any more, so that the next start has other years counted. Whoever edits one, or asks for its count, has
 * three runs again.
 */
export async function giveUpYear(
  services: Services,
  scope: YearScope,
  run: LeasedRun,
): Promise<'again' | 'done'> {
  const { documents, now, log } = services;
  log(`${yearPath(scope)}: counting broke off three times before it began, and is given up`);
  let isOver = false;
  while (!isOver)
    isOver = await documents.transaction(async (transaction) => {
      const path = jobPath(scope, 'matching');
      await run.require(transaction);
      const waiting = await notGivenUp(transaction, scope);
      for (const { kind, path: definition } of waiting.slice(0, AT_ONCE))
        transaction.write({
          kind: 'merge',
          path: definition,
          // Of no state of it: the next request tries it.
          data: {
            ...notCounted({ kind, fingerprint: '' }, 'brokeOff'),
            supportersMatchedAt: now(),
          },
          without: MATCHED_IDS,
        });
      const data = { everything: false, changedIds: [], queued: false, starts: 0 };
      transaction.write({ kind: 'merge', path, data });
      return waiting.length <= AT_ONCE;
    });
  return nothingToDo(services, scope, run);
}

async function notGivenUp(
  transaction: Transaction,
  scope: YearScope,
): Promise<readonly { readonly kind: DefinitionKind; readonly path: string }[]> {
  const kinds = await Promise.all(
    DEFINITION_KINDS.map(async (kind) =>
      (await transaction.list(inYear(scope, kind), HEAD)).map((head) => ({ kind, ...head })),
    ),
  );
  return kinds.flat().filter(({ data }) => !isGivenUp(data));
}
