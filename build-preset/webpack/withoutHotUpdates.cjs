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

module.exports = { WithoutHotUpdates };
