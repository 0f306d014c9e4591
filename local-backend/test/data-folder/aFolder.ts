import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDocumentStore, parseWrites, type DocumentDatabase } from '../../src/documents';

const PROJECT = 'drill';

/** A data folder of its own, and what the one who opened it was told. */
export interface AFolder {
  readonly directory: string;
  readonly said: string[];
  open(): Promise<DocumentDatabase>;
  remove(): Promise<void>;
}

export async function aFolder(): Promise<AFolder> {
  const parent = await mkdtemp(join(tmpdir(), 'data-folder-'));
  const directory = join(parent, 'data');
  const said: string[] = [];
  return {
    directory,
    said,
    open: () => openDocumentStore(directory, { warn: (text) => void said.push(text) }),
    remove: () => rm(parent, { recursive: true, force: true }),
  };
}

/** One acknowledged save of one document, large enough that several fill a block of a log. */
export async function save(
  store: DocumentDatabase,
  id: string,
  text = 'x'.repeat(500),
): Promise<void> {
  const name = `projects/${PROJECT}/databases/(default)/documents/saved/${id}`;
  const writes = parseWrites(
    [{ update: { name, fields: { text: { stringValue: text } } } }],
    PROJECT,
  );
  if (!writes.ok) throw new Error(writes.error.message);
  const receipt = await store.project(PROJECT).commit(writes.value);
  if (!receipt.ok) throw new Error(receipt.error.message);
}

export const ids = (from: number, count: number): readonly string[] =>
  Array.from({ length: count }, (_, n) => String(from + n).padStart(4, '0'));

export async function saveAll(store: DocumentDatabase, names: readonly string[]): Promise<void> {
  for (const id of names) await save(store, id);
}

/** Which of the documents are there. */
export async function savedIds(
  store: DocumentDatabase,
  names: readonly string[],
): Promise<readonly string[]> {
  const found = await store.project(PROJECT).getMany(names.map((id) => `saved/${id}`));
  return names.filter((_, n) => found[n] !== null);
}

export async function onlyFile(directory: string, pattern: RegExp): Promise<string> {
  const [found, another] = (await readdir(directory)).filter((name) => pattern.test(name));
  if (found === undefined || another !== undefined)
    throw new Error(`Not one file of ${String(pattern)}`);
  return join(directory, found);
}

export async function flipByte(path: string, at: number): Promise<void> {
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(at) ^ 0x40, at);
  await writeFile(path, bytes);
}

/** Every file of a folder by its name, however deep. */
export async function contentOf(directory: string): Promise<ReadonlyMap<string, string>> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(
    await Promise.all(
      files.map(async (file) => [file, (await readFile(file)).toString('base64')] as const),
    ),
  );
}
