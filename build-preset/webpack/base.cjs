const path = require('node:path');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { targetsOf } = require('../browsers.cjs');
const { compileHint } = require('./compileHint.cjs');
const { isMadeQuicker } = require('./quickerChakra.cjs');
const { isPagePath } = require('./stampManifest.cjs');
const { cacheDirectory, conditionNames, loader } = require('./tools.cjs');
const { WithoutHotUpdates } = require('./withoutHotUpdates.cjs');

/**
 * What shell and remotes have in common. `webpack --mode production` writes to dist, `development` to dist-dev,
 * so that a development build never takes the place of the production one. What several parts use is a file of its own from
 * `leastChunkBytes` of source on.
 */
function base({
  directory,
  mode,
  entry,
  name,
  port,
  plugins = [],
  devServer = {},
  styleLoaders = [],
  watched = [],
  leastChunkBytes,
}) {
  const development = mode === 'development';
  const served = process.env.WEBPACK_SERVE === 'true';
  const refreshed = served && development;
  // `npm run dev` finds another where somebody has the port.
  const servedPort = Number(process.env.DEV_PORT ?? port);
  return {
    mode,
    context: directory,
    entry,
    target: 'web',
    devtool: development ? 'eval-cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(directory, development ? 'dist-dev' : 'dist'),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: ({ chunk }) =>
        `${fileName(chunk)}${development ? '' : '.[contenthash:10]'}.js`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      // Of a dev server, which is another origin: browsers tell nobody what scripts throw that were loaded without it.
      ...(served ? { crossOriginLoading: 'anonymous' } : {}),
      uniqueName: name,
      // A module that threw is run anew when it is asked for again: a shared one that it needs may not have come.
      strictModuleExceptionHandling: true,
      clean: true,
    },
    resolve: { extensions: ['.tsx', '.ts', '.js'], conditionNames },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: loader('swc-loader'),
          options: {
            env: { targets: targetsOf('staff') },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: refreshed } },
            },
          },
        },
        {
          // Says nothing but its argument again. Without this the recipes of all of Chakra's parts would be shipped.
          test: /@chakra-ui[\\/]react[\\/]dist[\\/]esm[\\/]styled-system[\\/]config\.js$/,
          parser: { pureFunctions: ['defineConfig'] },
        },
        {
          test: isMadeQuicker,
          loader: require.resolve('./quickerChakra.cjs'),
        },
        {
          test: /\.css$/,
          use: [
            MiniCssExtractPlugin.loader,
            // What a sheet imports goes through the same.
            { loader: loader('css-loader'), options: { importLoaders: styleLoaders.length } },
            ...styleLoaders,
          ],
        },
      ],
    },
    plugins: [
      ...(development ? [] : [compileHint()]),
      ...(served ? [new WithoutHotUpdates()] : []),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' }),
      ...(refreshed ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...plugins,
    ],
    optimization: { splitChunks: { minSize: leastChunkBytes } },
    // Federation splits the bundles; webpack's advice about entry sizes would be about the host's bootstrap only.
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: cacheDirectory(directory),
      name: `${name}-${mode}${served ? '-served' : ''}`,
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port: servedPort,
      hot: true,
      // Of what is watched beside the sources: the shell, which holds the kernel's shared rooms.
      liveReload: watched.length > 0,
      watchFiles: watched,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: {
        // Syntax errors, and what was thrown and not caught; the shell tells of what it has caught.
        overlay: { errors: true, warnings: false, runtimeErrors: true },
        webSocketURL: `ws://localhost:${servedPort}/ws`,
        logging: 'warn',
      },
      static: false,
      ...devServer,
    },
  };
}

/** The path of a page has signs that are none of a file's name. */
const fileName = ({ name }) =>
  isPagePath(name) ? `page${name.replaceAll(/\W+/g, '-')}` : '[name]';

module.exports = { base };
