import { hasEnded, readImport } from 'functions/handlers';
import type { ImportId, ImportRecord, YearScope } from 'shared-kernel/model';
import type { ImportServer } from './importServer';

const LOOK_EVERY_MS = 500;

interface Watched {
  readonly server: Pick<ImportServer, 'documents'>;
  readonly scope: YearScope;
  readonly say: (line: string) => void;
}

/** Says each new step of an import, and within a step how far it is when that has changed by a tenth. */
export function watchProgress(
  { server, scope, say }: Watched,
  importId: ImportId,
  ended: Promise<unknown>,
): void {
  let said = '';
  const look = async (): Promise<void> => {
    const stored = await readImport(server.documents, { scope, importId });
    const line = stored === null ? '' : lineOf(stored.record);
    if (line === said || line === '') return;
    said = line;
    say(line);
  };
  const timer = setInterval(() => {
    // What cannot be read now is read at the next look; the import itself tells of a failure.
    look().catch(() => undefined);
  }, LOOK_EVERY_MS);
  const stop = (): void => clearInterval(timer);
  ended.then(stop, stop);
}

function lineOf({ state, step, processed, total }: ImportRecord): string {
  if (hasEnded(state)) return state === 'done' ? 'Counting searches and screens' : '';
  if (step === '' || total === 0 || processed === 0) return step;
  return `${step}: ${String(Math.floor((processed / total) * 10) * 10)} %`;
}
