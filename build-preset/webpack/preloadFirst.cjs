const HtmlPlugin = require('html-webpack-plugin');

const NAME = 'PreloadFirst';
const PROVIDED = /^provide module \(\w+\) (.+)@[^@]+ = /;

/**
 * Has the page ask for the files of its first import, and for the shared modules that these need, at once: the entry
 * would ask for them only when it has come and has run. `fetched` are further addresses that the start asks for, `fonts`
 * the names of fonts that the first words are drawn in.
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

/** Files of the groups that the entries import at their start, in their order, each after those that it needs. */
function firstFiles(compilation) {
  const files = new Set();
  const own = new Set();
  for (const entry of compilation.entrypoints.values()) {
    for (const file of entry.getFiles()) own.add(file);
    const groups = entry.getChildren();
    const provided = new Map(
      groups.flatMap((group) => sharedNames(group).map((name) => [name, group])),
    );
    const seen = new Set();
    const visit = (group) => {
      if (group === undefined || seen.has(group)) return;
      seen.add(group);
      for (const name of consumedBy(compilation, group)) visit(provided.get(name));
      for (const file of group.getFiles()) files.add(file);
    };
    groups.filter((group) => sharedNames(group).length === 0).forEach(visit);
  }
  return [...files].filter((file) => !own.has(file));
}

/** What a group provides to others, by its share key. */
const sharedNames = (group) =>
  group.origins.flatMap(({ module }) => PROVIDED.exec(module?.identifier() ?? '')?.[1] ?? []);

const consumedBy = ({ chunkGraph }, group) =>
  group.chunks.flatMap((chunk) =>
    Array.from(chunkGraph.getChunkModulesIterable(chunk))
      .filter(({ type }) => type === 'consume-shared-module')
      .map(({ options }) => options.shareKey),
  );

module.exports = { PreloadFirst };
