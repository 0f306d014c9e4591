import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { bundleForNode } from 'build-preset/bundle-for-node';
import * as v from 'valibot';
import { Lockfile, lockfileOf } from './lockfileOf';

/** What Cloud Functions runs; Google ends each version some time after Node does. */
export const FUNCTIONS_NODE = '22';

/** Of the folder that is deployed. */
export const FUNCTIONS_NAME = 'supporter-screens-functions';

const WORKSPACE = 'functions';
/** Packages that are installed where the functions run. Everything else is in the bundle. */
const INSTALLED = [
  ...['firebase-admin', 'firebase-functions', '@google-cloud/storage', 'sharp'],
  // Fonts: two find their WebAssembly beside their own files.
  ...['fontkit', 'subset-font', 'wawoff2'],
];

/** The counting thread is started from a file of its own, beside the bundle. */
const PROGRAMS = { index: 'src/index.ts', threadEntry: 'src/counting/threadEntry.ts' };

/** Writes the functions as a folder that can be deployed by itself: bundles, what they need installed, and its lockfile. */
export async function writeFunctions(house: string, folder: string): Promise<void> {
  const { metafile } = await bundleForNode({
    programs: Object.fromEntries(
      Object.entries(PROGRAMS).map(([name, file]) => [name, path.join(house, WORKSPACE, file)]),
    ),
    out: folder,
    outside: INSTALLED,
    target: `node${FUNCTIONS_NODE}`,
    metafile: true,
    legalComments: 'external',
  });
  const imported = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external }) => external)
    .map((one) => one.path);
  const dependencies = INSTALLED.filter((name) =>
    imported.some((one) => one === name || one.startsWith(`${name}/`)),
  );
  const lock: unknown = JSON.parse(await readFile(path.join(house, 'package-lock.json'), 'utf8'));
  const engines = { node: FUNCTIONS_NODE };
  const name = FUNCTIONS_NAME;
  const pinned = lockfileOf(v.parse(Lockfile, lock), {
    name,
    workspace: WORKSPACE,
    dependencies,
    engines,
  });
  await mkdir(folder, { recursive: true });
  await writeJson(path.join(folder, 'package.json'), {
    name,
    private: true,
    type: 'module',
    main: 'index.js',
    engines,
    dependencies: pinned.dependencies,
  });
  await writeJson(path.join(folder, 'package-lock.json'), pinned.lockfile);
}

const writeJson = (file: string, value: object): Promise<void> =>
  writeFile(file, `${JSON.stringify(value, null, 2)}\n`);
