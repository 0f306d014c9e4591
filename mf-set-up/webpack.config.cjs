module.exports = require('build-preset/webpack').remote(__dirname);
