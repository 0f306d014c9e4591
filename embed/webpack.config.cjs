module.exports = require('build-preset/webpack').script(__dirname, 'embed');
