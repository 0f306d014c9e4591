const path = require('node:path');
const CopyPlugin = require('copy-webpack-plugin');
const MinimizerPlugin = require('minimizer-webpack-plugin');
const { targetsOf } = require('../browsers.cjs');
const { fontPatterns } = require('../fonts.cjs');
const { cacheDirectory, conditionNames, loader } = require('./tools.cjs');

/** Modules that begin a part. */
const PARTS =
  /(compiled.\w\wLater|compiled.(nl|de|fr|es|it|pl|uk|ar)|createTheatre|createPictureDialog|writeTranscript|showStill|fillShareButtons|transition.index|input.index|accents.index|bringFonts|objects.index|charts.index|createCard)\.ts$/;

/** swc leaves a fiftieth less than webpack's own choice. */
const minimizer = () =>
  new MinimizerPlugin({
    minify: MinimizerPlugin.swcMinify,
    minimizerOptions: {
      compress: { passes: 3, unsafe_arrows: true, toplevel: true },
      mangle: { toplevel: true },
    },
    extractComments: false,
  });

/**
 * Leaves out what lets several programs on a page load each other's parts: there is one. A configuration may not say so,
 * since webpack insists on a name.
 */
const withoutUniqueName = {
  apply: (compiler) =>
    compiler.hooks.initialize.tap('withoutUniqueName', () => {
      compiler.options.output.uniqueName = '';
    }),
};

/**
 * One classic script for foreign pages, `dist/NAME.js`, from `src/main.ts`: no federation, no name that changes, and
 * written for browsers of supporters, which are older than those of staff. What it imports later stands beside it in
 * parts, `NAME-PART.HASH.js`. They are scripts of the same kind, which a page lets in without CORS as it lets in the
 * first; `src/main.ts` says where they are (`__webpack_public_path__`). Files of `public` are copied beside it, fonts
 * of the packages that package.json names into `fonts` [D267].
 */
const script =
  (directory, name) =>
  (_env, { mode }) => {
    const targets = targetsOf('supporters');
    return {
      mode,
      context: directory,
      entry: './src/main.ts',
      target: `browserslist:${targets.join(', ')}`,
      // Maps stay with whoever builds: nothing that is served names them.
      devtool: mode === 'development' ? 'eval-cheap-module-source-map' : 'hidden-source-map',
      output: {
        path: path.join(directory, mode === 'development' ? 'dist-dev' : 'dist'),
        filename: `${name}.js`,
        chunkFilename: `${name}-[name].[contenthash:10].js`,
        chunkLoading: 'jsonp',
        chunkLoadingGlobal: `${name}Parts`,
        publicPath: '',
        clean: true,
      },
      resolve: { extensions: ['.ts', '.js'], conditionNames },
      module: {
        parser: { javascript: { exportsPresence: 'error' } },
        rules: [
          // What a part shares with the first script is in both: webpack joins into one only modules that nothing else has.
          { test: PARTS, layer: 'part' },
          { test: /Styles\.ts$/, enforce: 'pre', loader: require.resolve('./narrowStyles.cjs') },
          {
            test: /\.ts$/,
            exclude: /node_modules/,
            loader: loader('swc-loader'),
            options: {
              env: { targets, bugfixes: true },
              jsc: { parser: { syntax: 'typescript' } },
            },
          },
        ],
      },
      plugins: [
        new CopyPlugin({
          patterns: [{ from: 'public', noErrorOnMissing: true }, ...fontPatterns(directory)],
        }),
        withoutUniqueName,
      ],
      experiments: { layers: true },
      // What two parts share is in both: each of them is one request. Called by their names, they need no table of names.
      optimization: { splitChunks: false, chunkIds: 'named', minimizer: [minimizer()] },
      performance: { hints: false },
      cache: {
        type: 'filesystem',
        cacheDirectory: cacheDirectory(directory),
        name: `${path.basename(directory)}-${mode}`,
      },
      infrastructureLogging: { level: 'warn' },
      stats: 'errors-warnings',
    };
  };

module.exports = { script };
