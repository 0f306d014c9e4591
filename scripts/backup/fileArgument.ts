import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { failed, succeeded, type Result } from 'shared-kernel/model';

interface Sink {
  write(text: string): unknown;
}

/** A verb at a terminal, about one file. */
export interface FileVerb {
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string | undefined>>;
  readonly output: Sink;
  readonly messages: Sink;
}

export const EXIT_CODES = { done: 0, refused: 1, notUnderstood: 2 } as const;

/** The one file that the arguments name, `help`, or what of them is not understood as a sentence. */
export function fileArgument({ args, env }: FileVerb): Result<{ file: string } | 'help', string> {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean' } },
      allowPositionals: true,
    });
    if (values.help === true) return succeeded('help');
    const [file, another] = positionals;
    if (file === undefined) return failed('Which file?');
    if (file.trim() === '') return failed('Which file? The name that was given is empty.');
    if (another !== undefined) return failed(`One file, not ${file} and ${another}.`);
    // npm runs us in the repository, wherever it was called.
    return succeeded({ file: resolve(env['INIT_CWD'] ?? process.cwd(), file) });
  } catch (failure) {
    const [sentence = ''] = failure instanceof Error ? failure.message.split('. ') : [];
    return failed(`${sentence}.`);
  }
}

const GOOGLES = [
  'GOOGLE_CLOUD_PROJECT',
  'GOOGLE_APPLICATION_CREDENTIALS',
  'FIRESTORE_EMULATOR_HOST',
];

/** The data folder that is meant; a sentence where Google's variables say that none is. */
export function dataFolderOf(env: FileVerb['env']): Result<string, string> {
  const google = GOOGLES.find((name) => (env[name] ?? '') !== '');
  return google === undefined
    ? succeeded(env['DATA_DIR'] ?? '.data')
    : failed(
        `${google} is set, and this is for a data folder on this machine alone: Firestore has backups of its own (docs/operating.md). Unset it where the data folder is meant.`,
      );
}
