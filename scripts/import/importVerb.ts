import type { FileBytes } from 'functions/handlers';
import { findYear } from './findYear';
import { importArguments, USAGE, type ImportArguments } from './importArguments';
import { importReport, type Ended, type ImportResult } from './importReport';
import { importServer, type Environment, type ImportServer } from './importServer';
import { FileFault, openFile } from './openFile';
import { reportText } from './reportText';
import { sheetBytes } from './sheetBytes';
import { takeThrough } from './takeThrough';

interface Sink {
  write(text: string): unknown;
}

export interface ImportVerb {
  readonly args: readonly string[];
  readonly env: Environment;
  readonly cancelled: AbortSignal;
  /** For the result alone. */
  readonly output: Sink;
  readonly messages: Sink;
}

export const EXIT_CODES = {
  done: 0,
  checked: 0,
  refused: 1,
  failed: 1,
  cancelled: 1,
} as const satisfies Record<ImportResult, number>;
export const NOT_UNDERSTOOD = 2;

/** `npm run import`: does what the arguments say, and gives the exit code. */
export async function importVerb(verb: ImportVerb): Promise<number> {
  const { env, output, messages } = verb;
  // npm runs us in the repository, wherever it was called.
  const asked = importArguments(verb.args, env['INIT_CWD'] ?? process.cwd());
  if (!asked.ok) {
    messages.write(`${asked.error}\n\n${USAGE}`);
    return NOT_UNDERSTOOD;
  }
  if (asked.value === 'help') {
    output.write(USAGE);
    return 0;
  }
  const ended = await imported(verb, asked.value);
  const report = importReport(asked.value, ended);
  output.write(asked.value.isJson ? `${JSON.stringify(report, null, 2)}\n` : reportText(report));
  return EXIT_CODES[report.result];
}

async function imported(verb: ImportVerb, asked: ImportArguments): Promise<Ended> {
  const say = (line: string): void => void verb.messages.write(`${line}\n`);
  const file = await openFile(asked.file);
  if (!file.ok) return refused(file.error);
  try {
    return await importedFile(verb, asked, file.value, say);
  } catch (failure) {
    if (failure instanceof FileFault) return refused(failure.message);
    throw failure;
  } finally {
    await file.value.close();
  }
}

async function importedFile(
  verb: ImportVerb,
  asked: ImportArguments,
  file: FileBytes,
  say: (line: string) => void,
): Promise<Ended> {
  const bytes = await sheetBytes(asked.fileName, file, asked.sheet);
  if (!bytes.ok) return refused(bytes.error);
  const server = await importServer(verb.env, say, 'files');
  if (!server.ok) return refused(server.error);
  try {
    say(`Importing into ${server.value.where}`);
    return await intoYear(verb, asked, server.value, bytes.value);
  } catch (failure) {
    if (!isDatabaseFailure(failure)) throw failure;
    return { ...refused(`The database does not answer: ${failure.details}.`), result: 'failed' };
  } finally {
    await server.value.close();
  }
}

async function intoYear(
  { messages, cancelled }: ImportVerb,
  asked: ImportArguments,
  server: ImportServer,
  bytes: FileBytes,
): Promise<Ended> {
  const scope = await findYear(server.documents, asked.organisationId, asked.yearId);
  if (!scope.ok) return refused(scope.error);
  // What was broken off comes first: only one import of a year is worked on at a time.
  await server.settled(scope.value);
  return takeThrough({
    server,
    scope: scope.value,
    asked,
    bytes,
    cancelled,
    say: (line) => void messages.write(`${line}\n`),
  });
}

/** As gRPC tells it; where the backend that serves the data folder is stopped in the middle, for one. */
const isDatabaseFailure = (failure: unknown): failure is { readonly details: string } =>
  typeof failure === 'object' &&
  failure !== null &&
  'code' in failure &&
  typeof failure.code === 'number' &&
  'details' in failure &&
  typeof failure.details === 'string';

const refused = (message: string): Ended => ({
  result: 'refused',
  message,
  counted: false,
  record: null,
});
