const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { REMOTES, SHELL_PORT, sharedModules } = require('../federation.cjs');
const { base } = require('../webpack.base.cjs');

const BACKEND_PATHS =
  /^\/(v1|api|remotes|__|healthz|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|demo-)/;

/** Remotes that `npm run dev` serves from dev servers of their own, by the names of their folders. */
const SERVED = new Set((process.env.SERVED_PARTS ?? '').split(','));

module.exports = (_env, { mode }) =>
  base({
    directory: __dirname,
    mode,
    port: SHELL_PORT,
    entry: [...(mode === 'development' ? ['./src/reactRefresh.ts'] : []), './src/index.ts'],
    federation: { name: 'shell', shared: sharedModules('host') },
    plugins: [
      new HtmlPlugin({ template: './public/index.html', publicPath: '/' }),
      new CopyPlugin({
        patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
      }),
      new RemotesFile(),
    ],
    devServer: {
      historyApiFallback: true,
      // Whatever is not the shell's own (Firestore, sign-in, functions, remotes) comes from the local backend.
      proxy: [
        {
          context: (pathname) => BACKEND_PATHS.test(pathname),
          target: `http://127.0.0.1:${process.env.BACKEND_PORT ?? '4400'}`,
        },
      ],
    },
  });

/** remotes.json: where each remote's manifest is. Read at run time, so that a team deploys its remote alone. */
class RemotesFile {
  apply(compiler) {
    const remotes = REMOTES.map(({ id, package: name, port, paths, nav }) => ({
      id,
      manifest: SERVED.has(name)
        ? `http://localhost:${port}/mf-manifest.json`
        : `/remotes/${id}/mf-manifest.json`,
      paths,
      nav,
    }));
    compiler.hooks.thisCompilation.tap('RemotesFile', (compilation) => {
      compilation.hooks.processAssets.tap('RemotesFile', () => {
        compilation.emitAsset(
          'remotes.json',
          new compiler.webpack.sources.RawSource(`${JSON.stringify({ remotes }, null, 2)}\n`),
        );
      });
    });
  }
}
