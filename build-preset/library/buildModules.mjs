import path from 'node:path';
import { build } from 'esbuild';
import browsers from '../browsers.cjs';

/** esbuild's names of the browsers that browserslist names; those of the same engine say the same. */
const ENGINES = {
  chrome: 'chrome',
  edge: 'edge',
  firefox: 'firefox',
  safari: 'safari',
  ios_saf: 'ios',
};

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
    target: targets(),
    logLevel: 'warning',
  });

/** Of each engine the oldest that supporters have: what is built is not translated again. */
function targets() {
  const oldest = new Map();
  for (const browser of browsers.browsersOf('supporters')) {
    const [name, version] = browser.split(' ');
    const engine = ENGINES[name];
    const number = Number.parseFloat(version);
    if (engine !== undefined) oldest.set(engine, Math.min(number, oldest.get(engine) ?? number));
  }
  return [...oldest].map(([engine, version]) => `${engine}${String(version)}`);
}
