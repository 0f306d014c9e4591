const path = require('node:path');
const { targetsOf } = require('../browsers.cjs');
const { cacheDirectory, conditionNames, loader } = require('./tools.cjs');

/**
 * One classic script for foreign pages, `dist/FILE`, from `src/main.ts`: no federation, no chunks, no name that changes,
 * and written for browsers of supporters, which are older than those of staff.
 */
const script =
  (directory, file) =>
  (_env, { mode }) => {
    const targets = targetsOf('supporters');
    return {
      mode,
      context: directory,
      entry: './src/main.ts',
      target: `browserslist:${targets.join(', ')}`,
      devtool: mode === 'development' ? 'eval-cheap-module-source-map' : 'source-map',
      output: {
        path: path.join(directory, mode === 'development' ? 'dist-dev' : 'dist'),
        filename: file,
        clean: true,
      },
      resolve: { extensions: ['.ts', '.js'], conditionNames },
      module: {
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [
          {
            test: /\.ts$/,
            exclude: /node_modules/,
            loader: loader('swc-loader'),
            options: { env: { targets }, jsc: { parser: { syntax: 'typescript' } } },
          },
        ],
      },
      performance: { hints: false },
      cache: {
        type: 'filesystem',
        cacheDirectory: cacheDirectory(directory),
        name: `${path.basename(directory)}-${mode}`,
      },
      infrastructureLogging: { level: 'warn' },
      stats: 'errors-warnings',
    };
  };

module.exports = { script };
