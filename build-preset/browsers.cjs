const browserslist = require('browserslist');

/** The queries for the browsers of `staff` or of `supporters`, as the preset's package.json names them. */
const targetsOf = (env) => browserslist.loadConfig({ path: __dirname, env });

/** The browsers that these queries stand for: `chrome 120`, …. */
const browsersOf = (env) => browserslist(targetsOf(env));

module.exports = { browsersOf, targetsOf };
