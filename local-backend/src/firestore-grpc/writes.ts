import { failed, succeeded, type Result } from 'shared-kernel/model';
import { parseWrites, statusOnTheWire, type Fault } from '../documents';
import { listOf, type UnknownRecord } from '../documents/record';
import { receiptMessage, writeResultMessage } from './message';
import { locate, transactionFault, transactionId, type StoreOf } from './reads';

type Answer = Promise<Result<object, Fault>>;

/** Answers `Commit`: all writes or none. */
export async function commit(request: UnknownRecord, storeOf: StoreOf): Answer {
  const location = locate(request['database']);
  if (!location.ok) return location;
  const store = storeOf(location.value.projectId);
  const writes = parseWrites(request['writes'], store.projectId);
  if (!writes.ok) return writes;
  const transaction = transactionId(request);
  const receipt = await store.commit(writes.value, transaction === null ? {} : { transaction });
  return receipt.ok ? succeeded(receiptMessage(receipt.value)) : receipt;
}

/** Answers `BatchWrite`: each write goes through or fails by itself. */
export async function batchWrite(request: UnknownRecord, storeOf: StoreOf): Answer {
  const location = locate(request['database']);
  if (!location.ok) return location;
  const store = storeOf(location.value.projectId);
  const outcomes = await Promise.all(
    (listOf(request['writes']) ?? []).map(async (raw) => {
      const writes = parseWrites([raw], store.projectId);
      return writes.ok ? store.commit(writes.value) : writes;
    }),
  );
  return succeeded({
    writeResults: outcomes.map((outcome) =>
      writeResultMessage(outcome.ok ? (outcome.value.results[0] ?? {}) : {}),
    ),
    status: outcomes.map((outcome) =>
      outcome.ok
        ? { code: 0, message: '' }
        : { code: statusOnTheWire[outcome.error.code].grpc, message: outcome.error.message },
    ),
  });
}

/** Answers `BeginTransaction` with its id. */
export function beginTransaction(request: UnknownRecord, storeOf: StoreOf): Answer {
  const location = locate(request['database']);
  if (!location.ok) return Promise.resolve(location);
  const fault = transactionFault(request['options']);
  if (fault !== null) return Promise.resolve(failed(fault));
  const id = storeOf(location.value.projectId).beginTransaction();
  return Promise.resolve(succeeded({ transaction: Buffer.from(id, 'base64') }));
}

/** Answers `Rollback`; a transaction that has ended already is no fault. */
export async function rollback(request: UnknownRecord, storeOf: StoreOf): Answer {
  const location = locate(request['database']);
  if (!location.ok) return location;
  const id = transactionId(request);
  if (id !== null) await storeOf(location.value.projectId).rollback(id);
  return succeeded({});
}

/** Answers `ListCollectionIds`, all in one page. */
export async function listCollectionIds(request: UnknownRecord, storeOf: StoreOf): Answer {
  const location = locate(request['parent']);
  if (!location.ok) return location;
  const { projectId, path } = location.value;
  return succeeded({ collectionIds: await storeOf(projectId).listCollectionIds(path) });
}
