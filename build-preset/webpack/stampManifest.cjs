const { stampOf } = require('../remotes/stampOf.cjs');

/** Writes into mf-manifest.json, as `supporterScreens`, what the remote is and what it was built with. */
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
        const stamped = { ...manifest, supporterScreens: stampOf(this.directory) };
        compilation.updateAsset(
          'mf-manifest.json',
          new compiler.webpack.sources.RawSource(JSON.stringify(stamped, null, 2)),
        );
      });
    });
  }
}

module.exports = { StampManifest };
