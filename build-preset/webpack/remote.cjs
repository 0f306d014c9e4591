const path = require('node:path');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const { houseOf } = require('../house.cjs');
const { readRemote } = require('../remotes/readRemotes.cjs');
const { stampOf } = require('../remotes/stampOf.cjs');
const { base } = require('./base.cjs');
const { sharedModules } = require('./sharedModules.cjs');
const { StampManifest } = require('./stampManifest.cjs');

/** The configuration of a remote, from what its package.json says about it. It exposes `src/remote.tsx` alone. */
const remote =
  (directory) =>
  (_env, { mode }) => {
    const { port } = readRemote(directory);
    const house = houseOf(directory);
    const { id, version } = stampOf(directory);
    // Two releases can be on one page: each has a variable and chunks of its own.
    const name = `remote_${id}_${version}`.replaceAll(/\W/g, '_');
    return base({
      directory,
      mode,
      port,
      entry: {},
      name,
      // Smaller files ask more often than they save.
      leastChunkBytes: 20_000,
      plugins: [
        new ModuleFederationPlugin({
          name,
          filename: mode === 'development' ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
          exposes: { './remote': './src/remote.tsx' },
          shared: sharedModules(),
          dts: false,
          shareStrategy: 'loaded-first',
          // Federation's runtime is the host's: 20 kB that each remote would bring again.
          experiments: { externalRuntime: true },
        }),
        new StampManifest(directory),
      ],
      // Absent elsewhere, where the shell is a product that is installed.
      watched: house === null ? [] : [path.join(house, 'shell/dist-dev')],
      styleLoaders: [{ loader: require.resolve('./scopeStyles.cjs'), options: { id } }],
    });
  };

module.exports = { remote };
