import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { STORY_LANGUAGES, type StoryLanguage } from 'shared-kernel/model';
import { compileMessages, type CompileOptions, type Messages } from './compileMessages';

/** Where the messages of all that supporters read are, one file for each language. */
const FOLDER = path.join('embed', 'src', 'words');
const SOURCE: StoryLanguage = 'en';
/** The group of messages that the first screen does without. */
const LATER = 'later';
const OF_PLAYER = 'story';

export interface CompiledFile {
  /** From the root of the repository. */
  readonly file: string;
  readonly text: string;
}

/**
 * The module of each language, as it should stand. English, which comes with the script itself, has what the player says
 * from the player, and leaves what is needed later to a module of its own.
 */
export async function compiledFiles(root: string): Promise<readonly CompiledFile[]> {
  const source = await readMessages(root, SOURCE);
  const others = STORY_LANGUAGES.filter((language) => language !== SOURCE);
  const translated = await Promise.all(
    others.map(async (language) => ({ language, messages: await readMessages(root, language) })),
  );
  const { [LATER]: later = {}, [OF_PLAYER]: _, ...first } = source;
  if (typeof later === 'string') throw new Error(`${SOURCE}: ${LATER} is no group`);
  return [
    compiledFile(SOURCE, { language: SOURCE, messages: first, source: first }),
    compiledFile(`${SOURCE}Later`, { language: SOURCE, messages: later, source: later }),
    ...translated.map(({ language, messages }) =>
      compiledFile(language, { language, messages, source }),
    ),
  ];
}

const compiledFile = (name: string, options: CompileOptions): CompiledFile => ({
  file: path.join(FOLDER, 'compiled', `${name}.ts`),
  text: compileMessages(options),
});

export async function readMessages(root: string, language: string): Promise<Messages> {
  const text = await readFile(path.join(root, FOLDER, `${language}.json`), 'utf8');
  return asMessages(JSON.parse(text), language);
}

function asMessages(data: unknown, place: string): Messages {
  if (typeof data !== 'object' || data === null)
    throw new Error(`${place} is no group of messages`);
  return Object.fromEntries(
    Object.entries(data).map(([name, value]: [string, unknown]) => [
      name,
      typeof value === 'string' ? value : asMessages(value, `${place} ${name}`),
    ]),
  );
}
