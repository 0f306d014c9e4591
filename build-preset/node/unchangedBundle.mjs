import { statSync } from 'node:fs';
import { readFile, rename, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { threadId } from 'node:worker_threads';
import house from '../house.cjs';
import { OUT, ROOT } from './places.mjs';

const noteOf = (name) => path.join(OUT, `${name}.sources.json`);

/** The bundle of a program, where nothing that it was made of has changed since; null where it has to be made. */
export async function unchangedBundle(name) {
  try {
    const { bundle, made } = JSON.parse(await readFile(noteOf(name), 'utf8'));
    if (made.some(([file, state]) => stateOf(file) !== state)) return null;
    const now = new Date();
    await utimes(bundle, now, now);
    return bundle;
  } catch {
    return null;
  }
}

/** Remembers what a bundle was made of, unless something of it was changed meanwhile (`begun` in ms). */
export async function noteSources(name, { bundle, begun, sources }) {
  const made = placesOf(sources).map((file) => [file, stateOf(file)]);
  const isSettled = made.every(([, state]) => Number(state?.split(' ')[0]) < begun);
  if (!isSettled) return;
  const written = `${noteOf(name)}.${String(process.pid)}-${String(threadId)}`;
  await writeFile(written, JSON.stringify({ bundle, made }));
  await rename(written, noteOf(name));
}

/** The sources, their folders (a file that is added may take another's place), and what says where imports lead. */
function placesOf(sources) {
  const files = sources.map((source) => path.join(ROOT, source));
  const manifests = ['.', ...house.workspacesOf(ROOT)].map((folder) =>
    path.join(ROOT, folder, 'package.json'),
  );
  return [
    ...new Set([
      ...files,
      ...files.map((file) => path.dirname(file)),
      ...manifests,
      path.join(ROOT, 'package-lock.json'),
      path.join(import.meta.dirname, 'bundle.mjs'),
    ]),
  ];
}

/** When it was written, and how long it is; null where it is gone. */
function stateOf(file) {
  const found = statSync(file, { throwIfNoEntry: false });
  return found === undefined ? null : `${String(found.mtimeMs)} ${String(found.size)}`;
}
