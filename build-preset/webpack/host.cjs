const CopyPlugin = require('copy-webpack-plugin');
const HtmlPlugin = require('html-webpack-plugin');
const { DefinePlugin } = require('webpack');
const { HOST_PORT } = require('../remotes/hostPort.cjs');
const { installedPackage } = require('../remotes/installedPackage.cjs');
const { base } = require('./base.cjs');
const { DrawnPages } = require('./drawnPages.cjs');
const { InlineInPage } = require('./inlineInPage.cjs');
const { PreloadFirst } = require('./preloadFirst.cjs');
const { sharedPackages } = require('./sharedModules.cjs');

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

/**
 * The configuration of the host, which knows no remote. Federation's runtime comes with the first of them, so that it is no part
 * of the build.
 */
const host =
  (directory) =>
  (_env, { mode }) =>
    base({
      directory,
      mode,
      port: HOST_PORT,
      entry: [...(mode === 'development' ? ['./src/reactRefresh.ts'] : []), './src/index.ts'],
      name: 'shell',
      // What two shared rooms use has to be in one file.
      leastChunkBytes: 2_000,
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
        new DefinePlugin({
          SHARED_VERSIONS: JSON.stringify(
            Object.fromEntries(
              sharedPackages().map((name) => [name, installedPackage(directory, name).version]),
            ),
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
