const path = require('node:path');

/** What Node is told to run a program of the monorepo from its TypeScript, and other packages' from theirs. */
const FROM_SOURCES = [path.join(__dirname, 'runFromSources.mjs')];

module.exports = { FROM_SOURCES };
