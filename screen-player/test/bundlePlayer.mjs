import path from 'node:path';
import house from 'build-preset/house';
import webpack from 'webpack';

const PACKAGE = path.resolve(import.meta.dirname, '..');

/**
 * Bundles the player alone, as a page would load it: one file that sets `window.screenPlayer`.
 * `node bundlePlayer.mjs FILE [ENTRY [apart]]` writes it there, of all that is public or of another entry.
 */
const compiler = webpack({
  mode: 'production',
  context: PACKAGE,
  entry: process.argv[3] ?? './src/index.ts',
  target: 'web',
  devtool: false,
  output: {
    path: path.dirname(path.resolve(process.argv[2])),
    filename: path.basename(process.argv[2]),
    library: { type: 'window', name: 'screenPlayer' },
  },
  resolve: { extensions: ['.ts', '.js'], conditionNames: [...house.SOURCE_CONDITIONS, '...'] },
  module: {
    // One file, parts and all, unless asked for what is loaded first.
    parser: { javascript: { dynamicImportMode: process.argv[4] === 'apart' ? 'lazy' : 'eager' } },
    rules: [
      {
        test: /\.ts$/,
        loader: 'swc-loader',
        options: { jsc: { target: 'es2022', parser: { syntax: 'typescript' } } },
      },
    ],
  },
  performance: { hints: false },
});

compiler.run((error, stats) => {
  if (error !== null) throw error;
  if (stats.hasErrors()) throw new Error(stats.toString('errors-only'));
});
