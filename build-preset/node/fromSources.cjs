/** What Node is told to run a program of the monorepo from its TypeScript, and other packages' from theirs. */
const FROM_SOURCES = ['--conditions=supporter-screens-source', '--import', 'tsx'];

module.exports = { FROM_SOURCES };
