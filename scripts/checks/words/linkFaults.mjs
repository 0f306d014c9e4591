import path from 'node:path';
import { anchorOf, headingsOf } from './headings.mjs';
import { faultsOfLines } from './readTexts.mjs';

/** Links of documents, and paths that documents and comments name between backticks, have to lead somewhere. */
export function linkFaults({ files, paths }) {
  const anchors = new Map(
    files
      .filter(({ file }) => file.endsWith('.md'))
      .map(({ file, lines }) => [file, new Set(headingsOf(lines).map(anchorOf))]),
  );
  const packages = new Set([...paths].filter((one) => !one.includes('/')));
  return faultsOfLines(files, (text, file) => [
    ...(file.endsWith('.md') ? linksOf(text) : [])
      .filter((target) => !leadsSomewhere(target, file, paths, anchors))
      .map(
        (target) =>
          `the link to ${target} leads nowhere: name the file and the heading that are meant`,
      ),
    ...namedPaths(text)
      .filter((named) => packages.has(named.split('/')[0]) && !isThere(named, paths))
      .map((named) => `${named} is not there: name where it is now`),
  ]);
}

function linksOf(text) {
  return [...text.matchAll(/\]\(([^)\s]+)\)/g)]
    .map(([, target]) => target)
    .filter((target) => !/^[a-z]+:/.test(target));
}

function leadsSomewhere(target, file, paths, anchors) {
  const [name, anchor] = target.split('#');
  const found = name === '' ? file : path.posix.normalize(`${path.posix.dirname(file)}/${name}`);
  if (!paths.has(found.replace(/\/$/, ''))) return false;
  return anchor === undefined || (anchors.get(found)?.has(anchor) ?? false);
}

/** Paths from the root of the project, such as `functions/src/jobs`; specifiers of imports (`shared-kernel/ui`) are none. */
function namedPaths(text) {
  return [...text.matchAll(/`((?:[\w.-]+\/)+[\w.-]*)`/g)]
    .map(([, named]) => named)
    .filter((named) =>
      /^docs\/|^e2e\/|^scripts\/|\/(?:src|test)\/|\.(?:ts|tsx|md|mjs|cjs)$/.test(named),
    );
}

const ENDINGS = ['', '.ts', '.tsx', '.mjs'];

function isThere(named, paths) {
  const bare = named.replace(/\/$/, '');
  return (
    /(?:^|\/)dist(?:-dev)?(?:\/|$)/.test(bare) || ENDINGS.some((ending) => paths.has(bare + ending))
  );
}
