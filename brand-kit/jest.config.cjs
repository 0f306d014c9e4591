module.exports = require('build-preset/jest')(__dirname);
