const { readFileSync } = require('node:fs');
const path = require('node:path');

const NAME = 'InlineInPage';
const PAGE = 'index.html';

/**
 * Puts style sheets and classic scripts into the page, in place of the tags that load them, so that its first paint
 * waits for nothing else. They stand there as they are written: the policy of firebase.json names them by their hashes.
 * `files` gives where each lies, by the address that the page names.
 */
class InlineInPage {
  constructor(files) {
    this.files = files;
  }

  apply(compiler) {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // Behind the minimizer, which would change what is written.
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: NAME, stage }, () => {
        for (const [address, file] of Object.entries(this.files)) {
          const place = path.resolve(compiler.context, file);
          compilation.fileDependencies.add(place);
          const page = compilation.getAsset(PAGE)?.source.source().toString();
          if (page === undefined) return; // Its template is broken, which is told elsewhere.
          const inlined = withInlined(page, address, readFileSync(place, 'utf8'));
          compilation.updateAsset(PAGE, new sources.RawSource(inlined));
        }
      });
    });
  }
}

function withInlined(page, address, text) {
  const isStyle = address.endsWith('.css');
  const name = isStyle ? 'style' : 'script';
  const tag = new RegExp(
    isStyle ? `<link [^>]*href="?${address}"?[^>]*>` : `<script src="?${address}"?></script>`,
  );
  if (!tag.test(page)) throw new Error(`${PAGE} does not load ${address}`);
  return page.replace(tag, () => `<${name}>${text}</${name}>`);
}

module.exports = { InlineInPage };
