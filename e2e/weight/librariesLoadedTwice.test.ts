import { librariesLoadedTwice } from './librariesLoadedTwice';
import type { ScriptPart } from './partsOfScript';

const part = (source: string, gzipped = 5000): ScriptPart => ({
  source,
  library: source.startsWith('shared-kernel/') ? null : (source.split('/')[0] ?? null),
  gzipped,
});

/** Scripts by what each is made of. */
function twice(...scripts: readonly (readonly ScriptPart[])[]): readonly string[] {
  const parts = new Map(scripts.map((made, index) => [`/${String(index)}.js`, made]));
  const visited = [...parts.keys()].map((path) => ({ path, code: '', gzipped: 0 }));
  return librariesLoadedTwice(visited, ({ path }) => parts.get(path) ?? []);
}

describe('librariesLoadedTwice', () => {
  it('names a library of which two scripts have the same file', () => {
    expect(twice([part('jotai/index.js')], [part('jotai/index.js')])).toEqual([
      'jotai: 5.0 kB more than once',
    ]);
  });

  it.each([
    ['files of one library in two scripts', [part('jotai/a.js')], [part('jotai/b.js')]],
    ['a file twice in one script', [part('jotai/a.js'), part('jotai/a.js')], []],
    ['our own code', [part('shared-kernel/a.ts')], [part('shared-kernel/a.ts')]],
    ['what each bundles a little of', [part('valibot/a.js')], [part('valibot/a.js')]],
    ['a few bytes', [part('jotai/a.js', 900)], [part('jotai/a.js', 900)]],
  ])('says nothing of %s', (_what, one, other) => {
    expect(twice(one, other)).toEqual([]);
  });
});
