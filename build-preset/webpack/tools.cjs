const path = require('node:path');
const { houseOf, SOURCE_CONDITIONS } = require('../house.cjs');

const conditionNames = [...SOURCE_CONDITIONS, '...'];

/** A loader of the preset, wherever npm has put it. */
const loader = (name) => require.resolve(name);

/** webpack keeps what it worked out once for the whole monorepo; elsewhere beside the package's dependencies. */
const cacheDirectory = (directory) =>
  path.join(houseOf(directory) ?? path.join(directory, 'node_modules'), '.cache/webpack');

module.exports = { cacheDirectory, conditionNames, loader };
