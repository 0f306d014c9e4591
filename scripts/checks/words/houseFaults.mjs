const PICTURE = 'docs/architecture.md';

/** A team makes and drops its area without touching anything but its folder. */
const REMOTE = /^mf-/;

/** The picture of the house shows every package but new areas, and no folder or file that is not there. */
export function houseFaults({ files, paths }) {
  const lines = files.find(({ file }) => file === PICTURE)?.lines ?? [];
  const from = lines.indexOf('```') + 1;
  const to = lines.indexOf('```', from);
  if (from === 0 || to === -1) return [];
  const shown = lines.slice(from, to).flatMap(namesIn);
  const here = packageOf(shown);
  const gone = shown
    .map((one) => ({ ...one, path: here(one) }))
    .filter(({ path }) => !paths.has(path))
    .map(({ path, at }) => ({
      file: PICTURE,
      line: from + at + 1,
      what: `${path} is not there: show the house as it stands`,
    }));
  const names = new Set(
    shown.filter(({ inside }) => !inside).map((one) => one.name.replace(/\/$/, '')),
  );
  const unseen = [...paths]
    .filter((path) => /^[^/]+\/package\.json$/.test(path))
    .map((path) => path.split('/')[0])
    .filter((name) => !names.has(name) && !REMOTE.test(name))
    .map((name) => ({
      file: PICTURE,
      line: from + 1,
      what: `${name} is a package that the picture of the house does not show: give it its line`,
    }));
  return [...gone, ...unseen];
}

/** Names end with a slash or an ending; a line that is indented is about the package above it. */
function namesIn(text, at) {
  const name = /(?<![\w./-])[\w.-]+(?:\/[\w-]+)*(?:\/(?=[\s,]|$)|\.(?:json|rules)(?=\s|$))/g;
  const [head = ''] = /^(?:[A-Z' ]{8,}|\s*)\S+(?:\s\S+)*/.exec(text) ?? [];
  return [...head.matchAll(name)].map(([found]) => ({
    name: found,
    at,
    inside: text.startsWith(' '),
  }));
}

function packageOf(shown) {
  return ({ name, at, inside }) => {
    const bare = name.replace(/\/$/, '');
    if (!inside) return bare;
    const above = shown.findLast((one) => !one.inside && one.at < at);
    const owner = above?.name.replace(/\/$/, '') ?? '';
    return `${owner}/${bare.startsWith('src/') ? bare : `src/${bare}`}`;
  };
}
