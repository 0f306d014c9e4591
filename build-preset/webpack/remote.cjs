const { readRemote } = require('../remotes/readRemotes.cjs');
const { base } = require('./base.cjs');
const { sharedModules } = require('./sharedModules.cjs');
const { StampManifest } = require('./stampManifest.cjs');

/** The configuration of a remote, from what its package.json says about it. It exposes `src/remote.tsx` alone. */
const remote =
  (directory) =>
  (_env, { mode }) => {
    const { id, port } = readRemote(directory);
    return base({
      directory,
      mode,
      port,
      entry: {},
      federation: {
        // A name of a variable.
        name: `remote_${id.replaceAll('-', '_')}`,
        filename: mode === 'development' ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: sharedModules('remote'),
        // Federation's runtime is the host's: 20 kB that each remote would bring again.
        experiments: { externalRuntime: true },
      },
      plugins: [new StampManifest(directory)],
    });
  };

module.exports = { remote };
