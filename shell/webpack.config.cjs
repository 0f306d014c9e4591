module.exports = require('build-preset/webpack').host(__dirname);
