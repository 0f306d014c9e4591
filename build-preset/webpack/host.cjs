const { ProvideSharedPlugin } = require('@module-federation/enhanced');
const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { HOST_PORT } = require('../remotes/hostPort.cjs');
const { base } = require('./base.cjs');
const { DrawnPages } = require('./drawnPages.cjs');
const { InlineInPage } = require('./inlineInPage.cjs');
const { PreloadFirst } = require('./preloadFirst.cjs');
const { PROVIDED, sharedModules } = require('./sharedModules.cjs');

/** What the shell waits for before it shows anything. */
const FIRST = {
  fetched: ['/__/firebase/init.json', '/remotes.json'],
  fonts: /^inter-latin-wght-normal\..*\.woff2$/,
};

/** What is shown before the shell is there. */
const DRAWN = {
  program: './src/first-paint/printFirstPages.ts',
  script: '/first-paint.js',
  family: 'Inter Variable',
  fonts: FIRST.fonts,
};

/** What stands in the page, by the address that the page names in its place. */
const STYLES = { '/first-paint.css': './src/first-paint/inline.css' };

const BACKEND_PATHS =
  /^\/(v1|api|remotes|__|healthz|identitytoolkit\.googleapis\.com|securetoken\.googleapis\.com|demo-)/;

/** The configuration of the host, which provides what is shared and knows no remote. */
const host =
  (directory) =>
  (_env, { mode }) =>
    base({
      directory,
      mode,
      port: HOST_PORT,
      entry: [...(mode === 'development' ? ['./src/reactRefresh.ts'] : []), './src/index.ts'],
      federation: {
        name: 'shell',
        shared: sharedModules('host'),
        runtimePlugins: [require.resolve('./lendRuntime.mjs')],
      },
      plugins: [
        new HtmlPlugin({ template: './public/index.html', publicPath: '/' }),
        ...(mode === 'production' ? [new PreloadFirst(FIRST), new DrawnPages(DRAWN)] : []),
        new InlineInPage(
          mode === 'production'
            ? { ...STYLES, [DRAWN.script]: './src/first-paint/inline.js' }
            : STYLES,
        ),
        new CopyPlugin({
          patterns: [{ from: 'public', globOptions: { ignore: ['**/index.html'] } }],
        }),
        new ProvideSharedPlugin({
          provides: Object.fromEntries(
            PROVIDED.map((name) => [name, { shareKey: name, singleton: true }]),
          ),
        }),
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

module.exports = { host };
