const path = require('node:path');
const browserslist = require('browserslist');
const { ModuleFederationPlugin } = require('@module-federation/enhanced/webpack');
const ReactRefreshPlugin = require('@pmmmwh/react-refresh-webpack-plugin');
const MiniCssExtractPlugin = require('mini-css-extract-plugin');
const { REMOTES, sharedModules } = require('./federation.cjs');

/** Named in package.json; shell/public/browser-check.js tells whoever has an older one. */
const STAFF = browserslist.loadConfig({ path: __dirname, env: 'staff' });

/**
 * What shell and remotes have in common. `webpack --mode production` writes to dist, `development` to dist-dev,
 * so that a development build never takes the place of the production one.
 */
function base({ directory, mode, entry, federation, port, plugins = [], devServer = {} }) {
  const development = mode === 'development';
  const served = process.env.WEBPACK_SERVE === 'true';
  return {
    mode,
    context: directory,
    entry,
    target: 'web',
    devtool: development ? 'eval-cheap-module-source-map' : 'source-map',
    output: {
      path: path.join(directory, development ? 'dist-dev' : 'dist'),
      filename: development ? '[name].js' : '[name].[contenthash:10].js',
      chunkFilename: development ? '[name].js' : '[name].[contenthash:10].js',
      assetModuleFilename: '[name].[contenthash:10][ext]',
      publicPath: 'auto',
      uniqueName: federation.name,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.js'],
    },
    module: {
      parser: { javascript: { exportsPresence: 'error' } },
      rules: [
        {
          test: /\.tsx?$/,
          exclude: /node_modules/,
          loader: 'swc-loader',
          options: {
            env: { targets: STAFF },
            jsc: {
              parser: { syntax: 'typescript', tsx: true },
              transform: { react: { runtime: 'automatic', development, refresh: served } },
            },
          },
        },
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, 'css-loader'] },
      ],
    },
    plugins: [
      new ModuleFederationPlugin({ dts: false, shareStrategy: 'loaded-first', ...federation }),
      ...(served ? [new WithoutHotUpdates()] : []),
      new MiniCssExtractPlugin({ filename: '[name].[contenthash:10].css' }),
      ...(served ? [new ReactRefreshPlugin({ overlay: false })] : []),
      ...plugins,
    ],
    // Federation splits the bundles; webpack's advice about entry sizes would be about the host's bootstrap only.
    performance: { hints: false },
    cache: {
      type: 'filesystem',
      cacheDirectory: path.join(__dirname, '.cache/webpack'),
      name: `${federation.name}-${mode}${served ? '-served' : ''}`,
    },
    infrastructureLogging: { level: 'warn' },
    stats: 'errors-warnings',
    devServer: {
      host: '127.0.0.1',
      port,
      hot: true,
      liveReload: false,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'Access-Control-Allow-Origin': '*' },
      client: { overlay: false, webSocketURL: `ws://localhost:${port}/ws`, logging: 'warn' },
      static: false,
      ...devServer,
    },
  };
}

/**
 * After an edit the manifest would name the hot updates among the files of the remote, and the next page
 * would load them as such.
 */
class WithoutHotUpdates {
  apply(compiler) {
    compiler.hooks.thisCompilation.tap('WithoutHotUpdates', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'WithoutHotUpdates', stage }, () => {
        const manifest = compilation.getAsset('mf-manifest.json');
        if (manifest === undefined) return;
        const text = JSON.stringify(
          JSON.parse(manifest.source.source().toString()),
          (_key, value) =>
            Array.isArray(value) ? value.filter((file) => !isHotUpdate(file)) : value,
        );
        compilation.updateAsset('mf-manifest.json', new compiler.webpack.sources.RawSource(text));
      });
    });
  }
}

const isHotUpdate = (file) => typeof file === 'string' && file.includes('.hot-update.');

/** The configuration of a remote, from its package's name. */
const remote =
  (directory) =>
  (_env, { mode }) => {
    const name = path.basename(directory);
    const { id, port } = REMOTES.find((candidate) => candidate.package === name);
    return base({
      directory,
      mode,
      port,
      entry: {},
      federation: {
        name: `remote_${id}`,
        filename: mode === 'development' ? 'remoteEntry.js' : 'remoteEntry.[contenthash:10].js',
        exposes: { './remote': './src/remote.tsx' },
        shared: sharedModules('remote'),
      },
    });
  };

module.exports = { base, remote };
