const HtmlPlugin = require('html-webpack-plugin');

const NAME = 'PreloadFirst';

/**
 * Has the page ask for the files of its first imports at once: the entry would ask for them only when it has come and has
 * run. `fetched` are further addresses that the start asks for, `fonts` the names of fonts that the first words are drawn in.
 */
class PreloadFirst {
  constructor({ fetched = [], fonts = /^$/ } = {}) {
    this.fetched = fetched;
    this.fonts = fonts;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tap(NAME, (data) => {
        const files = firstFiles(compilation);
        // The entries, which begin everything else.
        for (const { tagName, attributes } of data.headTags)
          if (tagName === 'script') attributes.fetchpriority = 'high';
        const fonts = Object.keys(compilation.assets).filter((name) => this.fonts.test(name));
        data.headTags.push(
          // Small, and waited for.
          ...this.fetched.map((href) => preload({ as: 'fetch', href, ...AS_STRANGERS_ASK })),
          ...named(files, '.css').map((file) => preload({ as: 'style', href: `/${file}` })),
          ...fonts.map((file) =>
            preload({ as: 'font', type: 'font/woff2', href: `/${file}`, ...AS_STRANGERS_ASK }),
          ),
          ...named(files, '.js').map((file) => preload({ as: 'script', href: `/${file}` })),
        );
        return data;
      });
    });
  }
}

/** Fonts, and what `fetch` asks for, are asked for in this mode, and only in it are preloads taken. */
const AS_STRANGERS_ASK = { crossorigin: 'anonymous' };

const named = (files, ending) => files.filter((file) => file.endsWith(ending));

const preload = (attributes) => ({
  tagName: 'link',
  voidTag: true,
  meta: { plugin: NAME },
  attributes: { rel: 'preload', ...attributes },
});

/** Files of the groups that the entries import at their start, in their order. */
function firstFiles(compilation) {
  const files = new Set();
  const own = new Set();
  for (const entry of compilation.entrypoints.values()) {
    for (const file of entry.getFiles()) own.add(file);
    for (const group of entry.getChildren()) for (const file of group.getFiles()) files.add(file);
  }
  return [...files].filter((file) => !own.has(file));
}

module.exports = { PreloadFirst };
