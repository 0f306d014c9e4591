import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import house from '../house.cjs';

const SOURCE = house.SOURCE_CONDITION;

/**
 * The subpaths that a package exports from sources, each with its source and the file (without `.js`) that is built of it.
 * A pattern (`./pages/*`) stands for a subpath of each file that it leads to; these name it as `pattern`.
 */
export function entriesOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target[SOURCE] !== undefined)
    .flatMap(([subpath, target]) => {
      const entry = { subpath, source: target[SOURCE], built: builtAs(target.default) };
      return subpath.includes('*') ? filesOf(folder, entry) : [entry];
    });
}

/** Where the sources of entries lie, below which `dist` has the same folders. */
export const sourceRoot = (entries) =>
  entries.every(({ source }) => source.startsWith('./src/')) ? 'src' : '.';

const builtAs = (file) => path.relative('dist', file).replace(/\.js$/, '');

/** Every file that a pattern leads to: `*` stands for folders as well, as it does in Node. */
function filesOf(folder, { subpath, source, built }) {
  const [before, after] = source.split('*');
  return readdirSync(path.join(folder, before), { recursive: true })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => file.endsWith(after))
    .map((file) => file.slice(0, file.length - after.length))
    .sort()
    .map((part) => {
      const named = (text) => text.replace('*', part);
      return {
        subpath: named(subpath),
        source: named(source),
        built: named(built),
        pattern: subpath,
      };
    });
}
