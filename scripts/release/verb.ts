import path from 'node:path';
import { parseArgs, type ParseArgsConfig } from 'node:util';
import { Storage } from '@google-cloud/storage';
import { readRemotes, type RemoteFacts } from 'build-preset/remotes';
import { bucketStore, folderStore, type FileStore } from 'registry';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { argumentFault } from '../argumentFault';

/** A verb at a terminal that works on the releases of one remote. */
export interface ReleaseVerb {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly house: string;
  readonly output: Sink;
  readonly messages: Sink;
}

interface Sink {
  write(text: string): unknown;
}

export const EXIT_CODES = { done: 0, refused: 1, notUnderstood: 2 } as const;

export interface Asked {
  readonly remote: RemoteFacts;
  readonly store: FileStore;
  /** Where the releases lie, for people. */
  readonly place: string;
  readonly values: Readonly<Record<string, string | undefined>>;
}

/** What a verb was asked, or the sentence of what in it is not understood. */
export function readAsked(
  { args, env, house }: ReleaseVerb,
  names: readonly string[] = [],
): Result<Asked, string> {
  const options: ParseArgsConfig['options'] = {};
  for (const name of ['to', ...names]) options[name] = { type: 'string' };
  let parsed: { values: Record<string, unknown>; positionals: string[] };
  try {
    parsed = parseArgs({ args: [...args], options, allowPositionals: true });
  } catch (failure) {
    return failed(argumentFault(failure));
  }
  const remotes = readRemotes(house);
  const known = `There is: ${remotes.map((one) => one.package).join(', ')}.`;
  const [name, another] = parsed.positionals;
  if (name === undefined) return failed(`Which remote? ${known}`);
  if (another !== undefined) return failed(`One remote, not ${name} and ${another}.`);
  const remote = remotes.find((one) => one.package === name);
  if (remote === undefined) return failed(`There is no remote '${name}'. ${known}`);
  const values = Object.fromEntries(
    Object.entries(parsed.values).map(([key, value]) => [key, String(value)]),
  );
  const place = values['to'] ?? env['DATA_DIR'] ?? '.data';
  const store = storeAt(place, values['to'] === undefined ? house : (env['INIT_CWD'] ?? house));
  return store.ok ? succeeded({ remote, place, store: store.value, values }) : store;
}

const BUCKET = /^gs:\/\/([a-z0-9][a-z0-9._-]+)\/?$/;

/** Releases in a folder, or in a bucket that is named as `gs://BUCKET`. */
function storeAt(place: string, from: string): Result<FileStore, string> {
  if (place.trim() === '') return failed('Into which folder or bucket? The name is empty.');
  if (!/^[a-z][a-z0-9+.-]+:/i.test(place)) return succeeded(folderStore(path.resolve(from, place)));
  const bucket = BUCKET.exec(place)?.[1];
  if (bucket === undefined)
    return failed(`${place} is neither a folder nor a bucket, which is written gs://BUCKET.`);
  return succeeded(bucketStore(new Storage().bucket(bucket)));
}

/** What reached nobody: a bucket that is not there, or may not be written. */
export const storeSentence = (place: string, failure: unknown): string =>
  `${place} could not be used: ${failure instanceof Error ? failure.message : String(failure)}`;

/** Runs a verb: its sentence and exit code, whatever happens. */
export async function runVerb(
  verb: ReleaseVerb,
  usage: string,
  options: readonly string[],
  work: (asked: Asked) => Promise<Result<string, string>>,
): Promise<number> {
  const asked = readAsked(verb, options);
  if (!asked.ok) {
    verb.messages.write(`${asked.error}\n${usage}\n`);
    return EXIT_CODES.notUnderstood;
  }
  let done: Result<string, string>;
  try {
    done = await work(asked.value);
  } catch (failure) {
    done = failed(storeSentence(asked.value.place, failure));
  }
  (done.ok ? verb.output : verb.messages).write(`${done.ok ? done.value : done.error}\n`);
  return done.ok ? EXIT_CODES.done : EXIT_CODES.refused;
}
