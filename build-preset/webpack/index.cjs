const { host } = require('./host.cjs');
const { remote } = require('./remote.cjs');
const { script } = require('./script.cjs');
const { sharedModules } = require('./sharedModules.cjs');

module.exports = { host, remote, script, sharedModules };
