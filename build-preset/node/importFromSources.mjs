import { createHash } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';
import { OUT, ROOT } from './places.mjs';
import { noteSources, unchangedBundle } from './unchangedBundle.mjs';

const A_DAY = 24 * 60 * 60 * 1000;

/** Imports a module of TypeScript and what it imports from the monorepo, bundled from the sources as they are now. */
export async function importFromSources(file) {
  const name = path.relative(ROOT, file).replaceAll(/[^\w-]/g, '-');
  const bundle = (await unchangedBundle(name)) ?? (await bundled(name, file));
  process.setSourceMapsEnabled(true);
  return import(pathToFileURL(bundle).href);
}

async function bundled(name, file) {
  // Not loaded where nothing has to be bundled.
  const [{ stop }, { bundleForNode }] = await Promise.all([
    import('esbuild'),
    import('./bundle.mjs'),
  ]);
  const begun = Date.now();
  const { outputFiles, metafile } = await bundleForNode({
    programs: { [name]: file },
    out: OUT,
    keepAddresses: [ROOT],
    absWorkingDir: ROOT,
    sourcemap: 'inline',
    metafile: true,
    write: false,
  });
  await stop();
  const bundle = await kept(name, outputFiles[0].contents);
  await noteSources(name, { bundle, begun, sources: Object.keys(metafile.inputs) });
  return bundle;
}

/** Named by its content: others may run the same program at the same time, made of other sources. */
async function kept(name, contents) {
  const hash = createHash('sha256').update(contents).digest('hex').slice(0, 16);
  const file = path.join(OUT, `${name}.${hash}.mjs`);
  const now = new Date();
  const isThere = await utimes(file, now, now).then(
    () => true,
    () => false,
  );
  if (isThere) return file;
  await mkdir(OUT, { recursive: true });
  const written = `${file}.${String(process.pid)}-${String(threadId)}`;
  try {
    await writeFile(written, contents);
    await rename(written, file);
  } finally {
    await rm(written, { force: true });
  }
  await removeUnused(name);
  return file;
}

/** Bundles of earlier sources that nobody has run for a day. */
async function removeUnused(name) {
  for (const found of await readdir(OUT)) {
    if (!found.startsWith(`${name}.`)) continue;
    const file = path.join(OUT, found);
    const { mtimeMs } = await stat(file).catch(() => ({ mtimeMs: Date.now() }));
    if (Date.now() - mtimeMs > A_DAY) await rm(file, { force: true });
  }
}
