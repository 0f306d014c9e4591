import path from 'node:path';
import { build } from 'esbuild';
import { engines } from './engines.mjs';

/**
 * One module for each subpath, and common ones for what they share, so that nothing with an identity (an atom, the Firebase
 * app) is there twice. Other packages stay imports, the package's own subpaths among them.
 */
export const buildModules = (folder, entries) =>
  build({
    absWorkingDir: folder,
    entryPoints: entries.map(({ source, built }) => ({ in: source, out: built })),
    outdir: path.join(folder, 'dist'),
    chunkNames: 'common/[hash]',
    bundle: true,
    splitting: true,
    format: 'esm',
    packages: 'external',
    external: ['#*'],
    jsx: 'automatic',
    sourcemap: true,
    target: engines('supporters'),
    logLevel: 'warning',
  });
