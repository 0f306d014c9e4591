const { execFile } = require('node:child_process');
const path = require('node:path');
const { promisify } = require('node:util');
const HtmlPlugin = require('html-webpack-plugin');
const { htmlTagObjectToString } = require('html-webpack-plugin/lib/html-tags.js');
const { hashOf, moduleInParts } = require('./moduleInParts.cjs');

const NAME = 'DrawnPages';
const RUN = path.join(__dirname, '../node/runFromSources.mjs');
const AT_MOST_BYTES = 16 * 1024 * 1024;

/**
 * Puts pages into the host's page that `program` draws: it prints `FirstPages` of the shell as JSON. They stand in
 * templates, as do the tags of the tool's own scripts, for `script`, which chooses what is shown first. Their style sheet
 * is loaded by whoever sees one of them alone; the tool has a sheet of the styles that it would make each time it begins.
 * The words of the pages are drawn in the font of `fonts`, by the name `family`.
 */
class DrawnPages {
  constructor({ program, script, family, fonts }) {
    this.program = program;
    this.script = script;
    this.family = family;
    this.fonts = fonts;
  }

  apply(compiler) {
    compiler.hooks.compilation.tap(NAME, (compilation) => {
      // After those that add tags.
      HtmlPlugin.getHooks(compilation).alterAssetTagGroups.tapPromise(
        { name: NAME, stage: 100 },
        async (data) => {
          const { guests, staff, globalStyles, styles } = await drawn(
            path.resolve(compiler.context, this.program),
          );
          const fonts = Object.keys(compilation.assets).filter((name) => this.fonts.test(name));
          const faces = fonts.map((file) => faceOf(this.family, file));
          const markup = [...guests.map((page) => page.markup), staff].join('');
          const sheet = [...faces, await usedStyles(styles, markup)].join('\n');
          const sheetFile = `first-pages.${hashOf(sheet)}.css`;
          emit(compilation, sheetFile, sheet);
          const globalSheet = `global-styles.${hashOf(globalStyles)}.css`;
          emit(compilation, globalSheet, globalStyles);
          const isFont = ({ attributes }) => attributes.as === 'font';
          const isEntry = ({ tagName }) => tagName === 'script';
          // The entries last: what they begin looks for all others in the page.
          const tool = [
            ...data.headTags.filter((one) => !isFont(one) && !isEntry(one)),
            tag('link', {
              rel: 'preload',
              as: 'style',
              href: `/${globalSheet}`,
              'data-global-styles': true,
            }),
            ...data.headTags.filter(isEntry),
          ];
          data.headTags = data.headTags.filter(isFont);
          data.bodyTags.push(
            template({ id: 'tool' }, tool.map((one) => htmlTagObjectToString(one, false)).join('')),
            ...(await Promise.all(guests.map((page) => templateOf(compilation, page, sheetFile)))),
            template({ 'data-staff': true, 'data-styles': `/${sheetFile}` }, staff),
            tag('script', { src: this.script }, ''),
          );
          return data;
        },
      );
    });
  }
}

/** What the host's script knows of a page stands in the attributes of its template. */
async function templateOf(compilation, page, sheetFile) {
  const { path: address, isOfPerson, tool, script, title, markup } = page;
  const styles = `/${sheetFile}`;
  const attributes = {
    'data-guest-page': address,
    'data-tool': tool,
    'data-styles': styles,
    title,
  };
  if (isOfPerson) attributes['data-of-person'] = true;
  if (script !== null) attributes['data-script'] = `/${await emitScript(compilation, script)}`;
  return template(attributes, markup);
}

/** A module that needs nothing of the tool. The name of its file. */
async function emitScript(compilation, source) {
  const { entry, files } = await moduleInParts({
    directory: compilation.compiler.context,
    source,
    folder: compilation.outputOptions.path,
  });
  for (const [file, content] of files) emit(compilation, file, content);
  return entry;
}

/** In a process of its own, since React asks only once whether it is for development. */
async function drawn(program) {
  const { stdout } = await promisify(execFile)(process.execPath, [RUN, program], {
    env: { ...process.env, NODE_ENV: 'production' },
    maxBuffer: AT_MOST_BYTES,
  });
  return JSON.parse(stdout);
}

/** Of the tool's styles those that concern the pages: a browser reads all of a sheet before it draws. */
async function usedStyles(styles, markup) {
  const { PurgeCSS } = await import('purgecss');
  const [{ css }] = await new PurgeCSS().purge({
    content: [{ raw: `<html class="light dark"><body>${markup}`, extension: 'html' }],
    css: [{ raw: styles }],
    variables: true,
    keyframes: true,
  });
  return css;
}

const faceOf = (family, file) =>
  `@font-face{font-family:${JSON.stringify(family)};font-weight:100 900;font-display:optional;src:url(/${file}) format('woff2')}`;

const emit = (compilation, file, content) =>
  compilation.emitAsset(file, new compilation.compiler.webpack.sources.RawSource(content));

const tag = (tagName, attributes, innerHTML) =>
  HtmlPlugin.createHtmlTagObject(tagName, attributes, innerHTML, { plugin: NAME });

const template = (attributes, markup) => tag('template', attributes, markup);

module.exports = { DrawnPages };
