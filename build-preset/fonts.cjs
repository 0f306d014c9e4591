const { createHash } = require('node:crypto');
const { readdirSync, readFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const path = require('node:path');

/** Scripts that families are taken in where they have them. Weights are those of screens: normal and bold. */
const WANTED = /-((?:latin|cyrillic|greek)(?:-ext)?|arabic)-(wght|400|700)-(normal|italic)\.woff2$/;

const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** The font packages (Fontsource) that a package names, by their folders. */
function fontFolders(directory) {
  const { devDependencies = {} } = readJson(path.join(directory, 'package.json'));
  const { resolve } = createRequire(path.join(directory, 'package.json'));
  return Object.keys(devDependencies)
    .filter((name) => name.startsWith('@fontsource'))
    .map((name) => path.dirname(resolve(`${name}/package.json`)));
}

/**
 * The files of one font package that are served, each under a name with its own hash. What a browser picks by (script,
 * weight, style) is the part of the name between family and hash.
 */
function fontFilesOf(folder) {
  const { id } = readJson(path.join(folder, 'metadata.json'));
  const files = path.join(folder, 'files');
  return readdirSync(files)
    .filter((name) => name.startsWith(id) && WANTED.test(name.slice(id.length)))
    .sort()
    .map((name) => {
      const file = path.join(files, name);
      const part = name.slice(id.length + 1, -'.woff2'.length);
      const hash = createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 10);
      return { file, part, hash, served: `${id}-${part}.${hash}.woff2` };
    });
}

/** What copies the fonts that a package names, and their licences, into `fonts` of its build. */
const fontPatterns = (directory) =>
  fontFolders(directory).flatMap((folder) => [
    ...fontFilesOf(folder).map(({ file, served }) => ({ from: file, to: `fonts/${served}` })),
    {
      from: path.join(folder, 'LICENSE'),
      to: `fonts/${path.basename(folder)}.LICENSE.txt`,
    },
  ]);

module.exports = { fontFilesOf, fontFolders, fontPatterns };
