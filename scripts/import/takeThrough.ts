import {
  CallableError,
  jobPath,
  readImport,
  TERMINAL,
  wholeImport,
  type FileBytes,
} from 'functions/handlers';
import {
  nothingToImport,
  type ImportId,
  type ImportRecord,
  type YearScope,
} from 'shared-kernel/model';
import type { ImportArguments } from './importArguments';
import { supportersIn, type Ended } from './importReport';
import type { ImportServer } from './importServer';
import { FileFault } from './openFile';
import { watchProgress } from './watchProgress';

export interface TakeThrough {
  readonly server: ImportServer;
  readonly scope: YearScope;
  readonly asked: ImportArguments;
  readonly bytes: FileBytes;
  readonly cancelled: AbortSignal;
  readonly say: (line: string) => void;
}

/** Takes a file through its import, and says how it ended. A cancelled one has been taken back by then; rejects with a FileFault. */
export async function takeThrough(work: TakeThrough): Promise<Ended> {
  const { server, scope, asked, cancelled } = work;
  if (isCancelled(cancelled)) return CANCELLED;
  const begun = begin(work);
  void begun.importId.then((importId) => {
    if (importId !== null) watchProgress(work, importId, begun.ended);
  });

  const cancelling = endOnCancel(work, begun.importId);
  const ended = await begun.ended.then(endedAt(asked), async (failure: unknown) => {
    if (isCancelled(cancelled)) return restOf(work, begun.importId);
    if (failure instanceof FileFault) await cancelUnsent(work, begun);
    return refusedBy(failure);
  });
  if (isCancelled(cancelled)) await cancelling;
  const importId = await begun.importId;
  if (asked.isDryRun && importId !== null) await server.handlers.forgetImport(scope, importId);
  if (ended.result !== 'done') return ended;
  return { ...ended, counted: await isCounted(server, scope) };
}

/** A question of its own, since the answer changes while we wait. */
const isCancelled = (signal: AbortSignal): boolean => signal.aborted;

interface Begun {
  /** Null where there never was one. */
  readonly importId: Promise<ImportId | null>;
  readonly ended: Promise<ImportRecord>;
}

function begin({ server, scope, asked, bytes }: TakeThrough): Begun {
  let tellId: (importId: ImportId | null) => void = () => undefined;
  const importId = new Promise<ImportId | null>((resolve) => {
    tellId = resolve;
  });
  const ended = wholeImport({
    handlers: server.handlers,
    documents: server.documents,
    settled: () => server.settled(scope),
    caller: TERMINAL,
    ...scope,
    fileName: asked.fileName,
    bytes,
    headerRow: asked.headerRow,
    absent: asked.absent,
    dryRun: asked.isDryRun,
    onStarted: tellId,
  }).finally(() => tellId(null));
  return { importId, ended };
}

const endedAt =
  ({ isDryRun }: ImportArguments) =>
  (record: ImportRecord): Ended => {
    const { state, check, failure } = record;
    const at = { record, message: failure, counted: false };
    const nothing =
      check === null
        ? null
        : nothingToImport({
            rows: check.rows,
            supporters: supportersIn(check),
            erasedRows: check.erasedRows,
          });
    if (nothing !== null) return { ...at, result: 'refused', message: nothing };
    if (state === 'failed' || state === 'cancelled') return { ...at, result: state };
    if (check === null)
      return { ...at, result: 'refused', message: failure === '' ? NO_EMAIL_COLUMN : failure };
    const isAtItsEnd = state === (isDryRun ? 'checked' : 'done');
    if (!isAtItsEnd) return { ...at, result: 'failed', message: failure };
    return isDryRun
      ? { ...at, result: 'checked' }
      : { ...at, result: 'done', message: doneWords(record) };
  };

const NO_EMAIL_COLUMN = 'The file has no email column.';

const doneWords = ({ outcome }: ImportRecord): string =>
  outcome !== null && outcome.newSupporters + outcome.changed + outcome.removed === 0
    ? 'Everything in this file is stored already.'
    : '';

/** Whether nobody is counting any more. */
async function isCounted({ documents }: ImportServer, scope: YearScope): Promise<boolean> {
  const job = await documents.get(jobPath(scope, 'matching'));
  return (job?.data['state'] ?? 'idle') === 'idle';
}

/** An expected refusal is an answer; anything else is a bug and goes on as it is. */
function refusedBy(failure: unknown): Ended {
  if (!(failure instanceof CallableError)) throw failure;
  return { result: 'refused', message: `${failure.message}.`, counted: false, record: null };
}

/** Nothing is kept of an import whose file could not be sent to its end. */
async function cancelUnsent({ server, scope }: TakeThrough, begun: Begun): Promise<void> {
  const importId = await begun.importId;
  if (importId !== null)
    await server.handlers.callables.cancelImport({ ...scope, importId }, TERMINAL);
}

/** Asks for the import's end once somebody cancels; the job then takes back what it has written. */
async function endOnCancel(
  { server, scope, cancelled, say }: TakeThrough,
  begun: Promise<ImportId | null>,
): Promise<void> {
  await new Promise((resolve) => cancelled.addEventListener('abort', resolve, { once: true }));
  const importId = await begun;
  if (importId === null) return;
  say('Cancelling');
  try {
    await server.handlers.callables.cancelImport({ ...scope, importId }, TERMINAL);
  } catch (failure) {
    if (!(failure instanceof CallableError)) throw failure; // it has ended meanwhile
  }
}

/** How an import ended that was cancelled between two of its steps. */
async function restOf(
  { server, scope, asked }: TakeThrough,
  begun: Promise<ImportId | null>,
): Promise<Ended> {
  const importId = await begun;
  if (importId === null) return CANCELLED;
  await server.settled(scope);
  const stored = await readImport(server.documents, { scope, importId });
  return stored === null ? CANCELLED : endedAt(asked)(stored.record);
}

const CANCELLED: Ended = { result: 'cancelled', message: '', counted: false, record: null };
