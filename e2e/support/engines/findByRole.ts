import { build } from 'esbuild';

let made: Promise<string> | null = null;

/**
 * A script that gives a page `findSeen(role, name, flags)`: the first element of a role and accessible name that can be
 * seen, in open shadow trees as well, or null. `name` is a regular expression where there are flags.
 */
export function findByRoleScript(): Promise<string> {
  made ??= bundle();
  return made;
}

const SOURCE = `
  import { configure, queryAllByRole } from '@testing-library/dom';
  configure({ defaultHidden: false });
  const wanted = (name, flags) =>
    flags === null ? (said) => said.replace(/\\s+/g, ' ').trim() === name : new RegExp(name, flags);
  const treesBelow = (tree) => [
    tree,
    ...[...tree.querySelectorAll('*')].flatMap(({ shadowRoot }) =>
      shadowRoot === null ? [] : treesBelow(shadowRoot),
    ),
  ];
  const isSeen = (element) =>
    element.getClientRects().length > 0 && element.checkVisibility({ visibilityProperty: true });
  // The page itself first: to name all that stands in shadow trees takes long.
  window.findSeen = (role, name, flags) => {
    for (const tree of treesBelow(document.body)) {
      const found = queryAllByRole(tree, role, { name: wanted(name, flags) }).find(isSeen);
      if (found !== undefined) return found;
    }
    return null;
  };
`;

async function bundle(): Promise<string> {
  const { outputFiles } = await build({
    stdin: { contents: SOURCE, resolveDir: import.meta.dirname },
    bundle: true,
    minify: true,
    format: 'iife',
    write: false,
    define: { 'process.env.NODE_ENV': '"production"', global: 'window', 'process.env': '{}' },
  });
  return outputFiles.map(({ text }) => text).join('');
}
