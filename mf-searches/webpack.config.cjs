module.exports = require('../webpack.base.cjs').remote(__dirname);
