const path = require('node:path');
const browserslist = require('browserslist');

/** Named in package.json, and to organisations in docs/embedding.md. */
const SUPPORTERS = browserslist.loadConfig({ path: __dirname, env: 'supporters' });

/**
 * One classic script for foreign pages, `dist/embed.js`: no federation, no chunks, no name that changes, and written for
 * browsers of supporters, which are older than those of staff.
 */
module.exports = (_env, { mode }) => ({
  mode,
  context: __dirname,
  entry: './src/main.ts',
  target: `browserslist:${SUPPORTERS.join(', ')}`,
  devtool: mode === 'development' ? 'eval-cheap-module-source-map' : 'source-map',
  output: {
    path: path.join(__dirname, mode === 'development' ? 'dist-dev' : 'dist'),
    filename: 'embed.js',
    clean: true,
  },
  resolve: { extensions: ['.ts', '.js'] },
  module: {
    parser: { javascript: { exportsPresence: 'error' } },
    rules: [
      {
        test: /\.ts$/,
        exclude: /node_modules/,
        loader: 'swc-loader',
        options: { env: { targets: SUPPORTERS }, jsc: { parser: { syntax: 'typescript' } } },
      },
    ],
  },
  performance: { hints: false },
  cache: {
    type: 'filesystem',
    cacheDirectory: path.join(__dirname, '../.cache/webpack'),
    name: `embed-${mode}`,
  },
  infrastructureLogging: { level: 'warn' },
  stats: 'errors-warnings',
});
