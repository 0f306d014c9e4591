const path = require('node:path');
const { remote } = require('build-preset/webpack');

/** As every remote is built, but for a React of its own beside the shell's. */
module.exports = (env, argv) => {
  const configuration = remote(__dirname)(env, argv);
  return {
    ...configuration,
    output: { ...configuration.output, path: argv.outputPath ?? configuration.output.path },
    resolve: {
      ...configuration.resolve,
      alias: { 'second-react': path.join(path.dirname(require.resolve('react')), 'index.js') },
    },
  };
};
