import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'esbuild';
import house from '../house.cjs';

/** Marks a question of the plugin's own, which it leaves to esbuild. */
const OWN_QUESTION = 'own question';
const OF_OTHERS = `${path.sep}node_modules${path.sep}`;

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

/** Leaves the named packages, and what they export, to where the program is installed. */
const staysOutside = (names) => names.flatMap((name) => [name, `${name}/*`]);

/** What stands beside a source is found from it: it goes by its own address, not by that of the bundle. */
const addressesOfSources = (folders, out) => ({
  name: 'addresses-of-sources',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:ts|mjs)$/ }, async ({ path: file }) => {
      const within = folders.some((folder) => file.startsWith(folder + path.sep));
      if (!within || file.includes(OF_OTHERS)) return null;
      const text = await readFile(file, 'utf8');
      if (!text.includes('import.meta.')) return null;
      const from = path.relative(out, file).replaceAll(path.sep, '/');
      const address = `new URL(${JSON.stringify(from)}, import.meta.url).href`;
      const folder = JSON.stringify(path.dirname(file));
      const contents = text
        .replaceAll('import.meta.url', address)
        .replaceAll('import.meta.dirname', folder);
      return { contents, loader: file.endsWith('.ts') ? 'ts' : 'js' };
    });
  },
});

/**
 * Bundles programs of TypeScript for Node: read file by file, a start takes two to three times the processor time.
 * `programs` are files by the name of what is made of them in the folder `out`; sources in `keepAddresses` believe that
 * they stand where they are written. Packages of JavaScript stay outside, or, where `outside` names packages, these alone.
 */
export function bundleForNode({ programs, out, keepAddresses = [], outside, ...options }) {
  return build({
    entryPoints: programs,
    outdir: out,
    bundle: true,
    conditions: [...house.SOURCE_CONDITIONS],
    platform: 'node',
    format: 'esm',
    target: 'node20',
    sourcemap: true,
    external: outside === undefined ? [] : staysOutside(outside),
    plugins: [
      ...(outside === undefined ? [javaScriptStaysOutside] : []),
      addressesOfSources(keepAddresses, out),
    ],
    ...options,
  });
}
