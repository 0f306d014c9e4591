const { stampOf } = require('../remotes/stampOf.cjs');

/**
 * Writes into mf-manifest.json, as `supporterScreens`, what the remote is and what it was built with, with the files of its
 * `pages`: of each chunk that bears a page's path for a name (`webpackChunkName`). A name that is none of the remote's
 * paths fails the build.
 */
class StampManifest {
  constructor(directory) {
    this.directory = directory;
  }

  apply(compiler) {
    compiler.hooks.thisCompilation.tap('StampManifest', (compilation) => {
      const stage = compiler.webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
      compilation.hooks.processAssets.tap({ name: 'StampManifest', stage }, () => {
        const asset = compilation.getAsset('mf-manifest.json');
        if (asset === undefined) return;
        const manifest = JSON.parse(asset.source.source().toString());
        const stamp = stampOf(this.directory);
        const pages = filesOfPages(compilation);
        for (const path of Object.keys(pages).filter((name) => !stamp.paths.includes(name)))
          compilation.errors.push(
            new compiler.webpack.WebpackError(
              `A chunk is named ${path}, which is none of the paths in package.json: ${stamp.paths.join(', ')}`,
            ),
          );
        const stamped = { ...manifest, supporterScreens: { ...stamp, pages } };
        compilation.updateAsset(
          'mf-manifest.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(stamped, null, 2)),
        );
      });
    });
  }
}

function filesOfPages(compilation) {
  const named = [...compilation.namedChunkGroups].filter(([name]) => isPagePath(name));
  return Object.fromEntries(
    named.map(([path, group]) => [path, group.getFiles().filter((file) => file.endsWith('.js'))]),
  );
}

/** Whether a chunk bears the path of a page for a name; most bear none. */
const isPagePath = (name) => name?.startsWith('/') === true;

module.exports = { isPagePath, StampManifest };
