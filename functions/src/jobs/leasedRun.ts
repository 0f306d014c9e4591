import type { Services } from '../services';
import type { DocumentData, DocumentReads, StoredDocument, Transaction } from '../store/documents';
import { JobCutOff, TimeIsUp } from './jobCutOff';
import { isHeld, leaseFields, leaseOf, RENEW_LEASE_MS, released } from './lease';

/** Writes more in the transaction that renews a lease; `stored` is the document as it stood. */
export type WriteBeside = (transaction: Transaction, stored: StoredDocument | null) => void;

/** One run at work on a document, which no other run works on while its lease lasts (D19). */
export interface LeasedRun {
  /** For a transaction that writes afterwards: the document; throws `JobCutOff` where another run holds it now. */
  readonly require: (reads: Pick<DocumentReads, 'get'>) => Promise<StoredDocument | null>;
  /** Fields that renew the lease, for whoever writes the document in such a transaction; a renewal as others are. */
  readonly fields: () => DocumentData;
  /** Throws `JobCutOff` where the process is about to end, `TimeIsUp` where its time is nearly over. */
  readonly goOn: () => void;
  /** Sees to it that the lease goes on; throws `JobCutOff`, and writes nothing, where another run holds it now. */
  readonly extend: (write?: WriteBeside) => Promise<void>;
  /** Goes on, and extends the lease where that was not done for so long. */
  readonly renew: (afterMs: number, write?: WriteBeside) => Promise<void>;
  /** Ends the lease, so that the next start takes the document up at once; nothing where another run holds it now. */
  readonly release: (data?: DocumentData) => Promise<void>;
}

/** What a claimant has found to do, and the fields that go with the claim. */
export interface Taken<Work> {
  readonly work: Work;
  readonly data?: DocumentData;
}

export interface Claimed<Work> {
  readonly run: LeasedRun;
  readonly work: Work;
}

/**
 * Claims a document for one run. `take` says what there is to do, in the transaction that claims; null where there is
 * nothing, or somebody else is at it.
 */
export async function claimRun<Work>(
  services: Services,
  path: string,
  take: (
    transaction: Transaction,
    stored: StoredDocument | null,
  ) => Taken<Work> | null | Promise<Taken<Work> | null>,
): Promise<Claimed<Work> | null> {
  const { documents, newId, now } = services;
  const owner = newId();
  const taken = await documents.transaction(async (transaction) => {
    const stored = await transaction.get(path);
    if (isHeld(leaseOf(stored), now())) return null;
    const found = await take(transaction, stored);
    if (found !== null)
      transaction.write({
        kind: 'merge',
        path,
        data: { ...leaseFields(owner, now()), ...found.data },
      });
    return found;
  });
  return taken === null ? null : { run: leasedRun(services, path, owner), work: taken.work };
}

/**
 * Those of these documents that a run may claim: nobody is at work on them. `exclusive` where no other process can be at
 * it: then every lease is that of a run that died, and is ended.
 */
export async function claimable(
  { documents, now }: Pick<Services, 'documents' | 'now'>,
  open: readonly StoredDocument[],
  { exclusive }: { readonly exclusive: boolean },
): Promise<readonly StoredDocument[]> {
  if (!exclusive) return open.filter((stored) => !isHeld(leaseOf(stored), now()));
  await documents.commit(
    open.map(({ path }) => ({ kind: 'merge' as const, path, data: released })),
  );
  return open;
}

function leasedRun(
  { documents, now, stopping, timeIsUp }: Services,
  path: string,
  owner: string,
): LeasedRun {
  let extendedAt = now().getTime();
  let leasedAt = extendedAt;

  const fields = (): DocumentData => {
    const at = now();
    extendedAt = leasedAt = at.getTime();
    return leaseFields(owner, at);
  };
  const goOn = (): void => {
    if (stopping?.aborted === true) throw new JobCutOff();
    if (timeIsUp?.aborted === true) throw new TimeIsUp();
  };
  const require: LeasedRun['require'] = async (reads) => {
    const stored = await reads.get(path);
    if (leaseOf(stored).owner !== owner) throw new JobCutOff();
    return stored;
  };
  const extend: LeasedRun['extend'] = async (write) => {
    extendedAt = now().getTime();
    const isDue = extendedAt - leasedAt >= RENEW_LEASE_MS;
    await documents.transaction(async (transaction) => {
      const stored = await require(transaction);
      if (isDue) transaction.write({ kind: 'merge', path, data: fields() });
      write?.(transaction, stored);
    });
  };

  return {
    require,
    fields,
    goOn,
    extend,
    renew: async (afterMs, write) => {
      goOn();
      if (now().getTime() - extendedAt >= afterMs) await extend(write);
    },
    release: (data) =>
      documents.transaction(async (transaction) => {
        if (leaseOf(await transaction.get(path)).owner === owner)
          transaction.write({ kind: 'merge', path, data: { ...released, ...data } });
      }),
  };
}
