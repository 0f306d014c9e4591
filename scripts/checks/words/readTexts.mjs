import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** Folders of what is made or fetched, and of data that is nobody's wording. */
const LEFT_OUT =
  /(?:^|\/)(?:node_modules|dist|dist-dev|coverage|test-results|playwright-report|fixtures|\.[^/]*)$|^release$/;
/** Read by name alone: the demo's data, words of other languages, and these checks, whose tests name what is not there. */
const NAMES_ALONE = new Set([
  'local-backend/demo',
  'embed/src/words/compiled',
  'scripts/checks/words',
]);
const READ = new Set('.ts .tsx .js .mjs .cjs .cts .css .html .md .rules'.split(' '));

/**
 * Every text of the project below `root`: its path with forward slashes and its lines; `paths` has every file and folder,
 * read or not.
 */
export function readTexts(root) {
  const files = [];
  const paths = new Set();
  const walk = (folder) => {
    for (const entry of readdirSync(path.join(root, folder), { withFileTypes: true })) {
      const name = folder === '' ? entry.name : `${folder}/${entry.name}`;
      paths.add(name);
      if (entry.isDirectory()) {
        if (!LEFT_OUT.test(name)) walk(name);
      } else if (READ.has(path.extname(name)) && !NAMES_ALONE.has(folder)) {
        files.push({ file: name, lines: readFileSync(path.join(root, name), 'utf8').split('\n') });
      }
    }
  };
  walk('');
  return { files, paths };
}

/** What `find` says of each line, placed: it gives a list of sentences. */
export function faultsOfLines(files, find) {
  return files.flatMap(({ file, lines }) =>
    lines.flatMap((text, index) =>
      find(text, file, lines).map((what) => ({ file, line: index + 1, what })),
    ),
  );
}
