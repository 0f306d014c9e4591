/** Remotes that `npm run dev` serves from dev servers of their own, by the names of their folders. */
const SERVED = new Set((process.env.SERVED_PARTS ?? '').split(','));

/** remotes.json: where each remote's manifest is. Read at run time, so that a team deploys its remote alone. */
class RemotesFile {
  constructor(remotes) {
    this.remotes = remotes;
  }

  apply(compiler) {
    const remotes = this.remotes.map(({ id, package: name, port, paths, needs, nav }) => ({
      id,
      manifest: SERVED.has(name)
        ? `http://localhost:${port}/mf-manifest.json`
        : `/remotes/${id}/mf-manifest.json`,
      paths,
      needs,
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

module.exports = { RemotesFile };
