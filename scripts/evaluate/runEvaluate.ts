import { createReadStream } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { readDay } from 'evaluation';
import { civilDateInUtc, type CivilDate } from 'shared-kernel/model';
import { normaliseEmail, readSupporters, type SupporterFile } from 'supporter-data';
import { argumentFault } from '../argumentFault';
import { readDefinitions, type Definitions } from './definitions';
import { evaluateFile } from './evaluateFile';
import { findOverwriting } from './findOverwriting';
import { createLineWriter } from './lineWriter';

export const USAGE =
  'Usage: npm run evaluate -- --supporters FILE.csv --definitions FILE.json --out FILE.json' +
  ' [--samples EMAILS.txt] [--results FILE.ndjson] [--today D/M/YYYY]';

/** Something that the person at the terminal can put right, as one sentence. */
export class EvaluateError extends Error {
  override readonly name = 'EvaluateError';
}

/** Reads the files that the arguments name, evaluates, and writes the results. */
export const runEvaluate = async (args: readonly string[]): Promise<void> => {
  const { today, ...paths } = readArguments(args);
  refuseOverwriting(paths);
  const definitions = await loadDefinitions(paths.definitions);
  const samples = paths.samples === undefined ? [] : await loadSamples(paths.samples);
  const file = await loadSupporters(paths.supporters);

  const results = paths.results === undefined ? null : openResults(paths.results);
  const report = evaluateFile({
    file,
    definitions,
    today,
    samples,
    onEvaluated: ({ email }, { searchCounts }) =>
      results?.write(JSON.stringify({ email, searches: searchCounts })),
  });
  results?.close();
  await attempt(paths.out, 'write', () =>
    writeFile(paths.out, `${JSON.stringify(report, null, 1)}\n`),
  );
};

interface Paths {
  readonly supporters: string;
  readonly definitions: string;
  readonly out: string;
  readonly samples: string | undefined;
  readonly results: string | undefined;
}

interface Arguments extends Paths {
  readonly today: CivilDate;
}

const readArguments = (args: readonly string[]): Arguments => {
  const { today: day, ...options } = parseOptions(args);
  const [empty] = Object.entries(options).find(([, path]) => path.trim() === '') ?? [];
  if (empty !== undefined)
    throw new EvaluateError(`--${empty} names no file: its value is empty.\n${USAGE}`);
  const { supporters, definitions, out, samples, results } = options;
  if (supporters === undefined || definitions === undefined || out === undefined) {
    throw new EvaluateError(USAGE);
  }
  return { supporters, definitions, out, samples, results, today: dayOf(day) };
};

/** Today in UTC, where the person names no other day. */
const dayOf = (written: string | undefined): CivilDate => {
  const day = written === undefined ? civilDateInUtc(new Date()) : readDay(written.trim());
  if (day === null)
    throw new EvaluateError(
      `--today is “${written ?? ''}”, not a day such as 31/12/2026.\n${USAGE}`,
    );
  return day;
};

const parseOptions = (args: readonly string[]) => {
  const option = { type: 'string' } as const;
  try {
    return parseArgs({
      args: [...args],
      options: {
        supporters: option,
        definitions: option,
        out: option,
        samples: option,
        results: option,
        today: option,
      },
    }).values;
  } catch (cause) {
    throw new EvaluateError(`${argumentFault(cause)}\n${USAGE}`, { cause });
  }
};

const refuseOverwriting = ({ out, results, ...inputs }: Paths): void => {
  const overwriting = findOverwriting(inputs, { out, results });
  if (overwriting === null) return;
  const { written, path, lost } = overwriting;
  throw new EvaluateError(`Cannot write ${path}: --${written} names the same file as --${lost}.`);
};

const loadDefinitions = async (path: string): Promise<Definitions> => {
  const definitions = readDefinitions(await attempt(path, 'read', () => readFile(path, 'utf8')));
  if (definitions.ok) return definitions.value;
  const { path: place, message } = definitions.error;
  throw new EvaluateError(
    `Cannot use ${path}: ${place === '' ? message : `${place}: ${message}`}.`,
  );
};

const loadSamples = async (path: string): Promise<readonly string[]> => {
  const text = await attempt(path, 'read', () => readFile(path, 'utf8'));
  const emails = text.split(/\r\n|\n|\r/).map(normaliseEmail);
  return [...new Set(emails.filter((email) => email !== ''))];
};

const loadSupporters = async (path: string): Promise<SupporterFile> => {
  const file = await attempt(path, 'read', () => readSupporters(createReadStream(path)));
  if (file.ok) return file.value;
  throw new EvaluateError(`Cannot import ${path}: ${file.error.message}`);
};

const openResults = (path: string) => {
  try {
    return createLineWriter(path);
  } catch (cause) {
    throw fileError(path, 'write', cause);
  }
};

type Verb = 'read' | 'write';

const attempt = async <Value>(
  path: string,
  verb: Verb,
  work: () => Promise<Value>,
): Promise<Value> => {
  try {
    return await work();
  } catch (cause) {
    throw fileError(path, verb, cause);
  }
};

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'it is not permitted',
  EISDIR: 'it is a folder',
};

/** What it means that there is nothing at a path. */
const MISSING = {
  read: 'there is no such file',
  write: 'the folder does not exist',
} as const satisfies Record<Verb, string>;

/** A failure of the file system as a sentence; anything else is a bug and goes on as it is. */
const fileError = (path: string, verb: Verb, cause: unknown): unknown => {
  const code = typeof cause === 'object' && cause !== null && 'code' in cause ? cause.code : null;
  if (typeof code !== 'string') return cause;
  const reason = code === 'ENOENT' ? MISSING[verb] : (REASONS[code] ?? code);
  return new EvaluateError(`Cannot ${verb} ${path}: ${reason}.`, { cause });
};
