import { build } from 'esbuild';

let made: Promise<string> | null = null;

/**
 * A script that gives a page `findSeen(role, name, flags)`: the first element of a role and accessible name that can be
 * seen, or null. `name` is a regular expression where there are flags.
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
  window.findSeen = (role, name, flags) =>
    queryAllByRole(document.body, role, { name: wanted(name, flags) }).find(
      (element) => element.getClientRects().length > 0,
    ) ?? null;
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
