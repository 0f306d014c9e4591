/**
 * Bundles the local backend and the counting thread for Node: from TypeScript a start takes more than twice the
 * processor time, and so does each start of the thread. What is JavaScript already stays outside of the bundle.
 */
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import house from 'build-preset/house';
import { build } from 'esbuild';

const PACKAGE = import.meta.dirname;
const OUT = path.join(PACKAGE, 'dist');
/** Marks a question of the plugin's own, which it leaves to esbuild. */
const OWN_QUESTION = 'own question';

/** Leaves packages of JavaScript to Node's own import; those of TypeScript, which are the workspace's, are bundled. */
const javaScriptStaysOutside = {
  name: 'javascript-stays-outside',
  setup({ onResolve, resolve }) {
    onResolve({ filter: /^[^./#]/ }, async ({ path: name, pluginData, ...from }) => {
      if (pluginData === OWN_QUESTION || from.kind === 'entry-point') return null;
      const { path: file, external } = await resolve(name, { ...from, pluginData: OWN_QUESTION });
      return !external && /\.tsx?$/.test(file) ? { path: file } : { path: name, external: true };
    });
  },
};

/** The local backend reads files that stand beside its sources: their addresses stay those of the sources. */
const addressesOfSources = {
  name: 'addresses-of-sources',
  setup({ onLoad }) {
    const sources = path.join(PACKAGE, 'src').replaceAll('\\', '\\\\');
    onLoad({ filter: new RegExp(`^${sources}.*\\.ts$`) }, async ({ path: file }) => {
      const address = `new URL(${JSON.stringify(path.relative(OUT, file))}, import.meta.url).href`;
      const text = await readFile(file, 'utf8');
      return { contents: text.replaceAll('import.meta.url', address), loader: 'ts' };
    });
  },
};

await rm(OUT, { recursive: true, force: true });
await build({
  entryPoints: {
    main: path.join(PACKAGE, 'src/main.ts'),
    threadEntry: path.join(PACKAGE, '../functions/src/counting/threadEntry.ts'),
  },
  outdir: OUT,
  bundle: true,
  conditions: [...house.SOURCE_CONDITIONS],
  platform: 'node',
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  plugins: [javaScriptStaysOutside, addressesOfSources],
});
