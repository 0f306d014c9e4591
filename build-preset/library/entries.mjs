import { readFileSync } from 'node:fs';
import path from 'node:path';

const SOURCE = 'supporter-screens-source';

/** The subpaths that a package exports from sources, each with its source and the file (without `.js`) that is built of it. */
export function entriesOf(folder) {
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  return Object.entries(exports)
    .filter(([, target]) => target[SOURCE] !== undefined)
    .map(([subpath, target]) => ({
      subpath,
      source: target[SOURCE],
      built: path.relative('dist', target.default).replace(/\.js$/, ''),
    }));
}
