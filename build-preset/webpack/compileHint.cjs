const { BannerPlugin, Compilation } = require('webpack');

/**
 * Has browsers compile all functions of a script while it comes, beside the main thread, in place of one by one when they
 * are first called. Chrome reads the comment; others pass over it.
 */
const compileHint = () =>
  new BannerPlugin({
    banner: '//# allFunctionsCalledOnLoad',
    raw: true,
    test: /\.js$/,
    // Behind the minimizer, which drops comments, and before source maps, which count lines.
    stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_SIZE + 10,
  });

module.exports = { compileHint };
