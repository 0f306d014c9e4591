require('./sharedCompilation.cjs');

module.exports = require('jest-environment-node');
