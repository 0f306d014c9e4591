import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readRemotes } from 'build-preset/remotes';
import * as v from 'valibot';
import { parseChunkPath } from '../../functions/src/importing/requests';

const ROOT = join(__dirname, '../..');
const BROWSER_PARTS = [
  'shell',
  ...readRemotes(ROOT).map((remote) => remote.package),
  'shared-kernel',
  'screen-player',
];

const Rewrites = v.object({
  hosting: v.object({
    rewrites: v.array(
      v.object({
        source: v.string(),
        function: v.optional(v.object({ functionId: v.string() })),
      }),
    ),
  }),
});
const { rewrites } = v.parse(
  Rewrites,
  JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8')),
).hosting;

/** The function that answers at a path of the hosting's origin: the first rewrite that fits decides. */
const functionAt = (path: string): string | null =>
  rewrites.find(({ source }) => source.endsWith('/**') && path.startsWith(source.slice(0, -2)))
    ?.function?.functionId ?? null;

/** Everything of our own origin's `/api` that the browser's code names. */
function pathsOfTheBrowser(): readonly string[] {
  const sources = BROWSER_PARTS.flatMap((part) =>
    readdirSync(join(ROOT, part, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
      .map((file) => readFileSync(join(ROOT, part, 'src', file), 'utf8')),
  );
  const paths = sources.flatMap((source) => source.match(/\/api\/[a-z]+\//g) ?? []);
  return [...new Set(paths)];
}

describe('the hosting', () => {
  it('hands every path of /api that the browser calls to a function', () => {
    const paths = pathsOfTheBrowser();
    expect([...paths].sort()).toEqual(['/api/embed/', '/api/imports/', '/api/media/']);
    expect(paths.map(functionAt)).not.toContain(null);
  });

  it('has a rewrite for every HTTP function, and none for a function that is not there', () => {
    const index = readFileSync(join(ROOT, 'functions/src/index.ts'), 'utf8');
    const names = [...index.matchAll(/^export const (\w+) = onRequest\(/gm)].map(
      ([, name]) => name,
    );
    const rewritten = rewrites.flatMap((rewrite) => rewrite.function?.functionId ?? []);
    expect([...new Set(rewritten)]).toEqual(names);
  });

  it('gives the function that takes chunks the paths of chunks', () => {
    const path = '/api/imports/grove/2026/i/chunks/0';
    expect(parseChunkPath(path)).not.toBeNull();
    expect(functionAt(path)).toBe('uploadImportChunk');
  });
});
