import { readFileSync } from 'node:fs';
import path from 'node:path';
import { CONTRACT_VERSION } from 'shared-kernel/contract';
import { aManifest } from '../testing/manifests';
import { fetchManifest, judgeManifest } from './remoteManifest';

const judge = (manifest: object) => judgeManifest(JSON.stringify(manifest), 'searches');

/** As builds left it before they were stamped. */
const UNSTAMPED = readFileSync(path.join(__dirname, '../testing/unstamped-manifest.json'), 'utf8');

describe('the contract of a remote, read from its manifest', () => {
  it('may be that of the shell, or the one before', () => {
    for (const contract of [CONTRACT_VERSION, CONTRACT_VERSION - 1])
      expect(judge(aManifest('searches', { contract }))).toMatchObject({
        ok: true,
        value: { stamp: { contract, version: '0.1.0', owner: 'A team' } },
      });
  });

  it.each([
    [CONTRACT_VERSION - 2, 'remote/older'],
    [CONTRACT_VERSION + 1, 'remote/newer'],
  ])('%i is refused as %s', (contract, code) => {
    expect(judge(aManifest('searches', { contract }))).toMatchObject({ error: { code } });
  });

  it('is older than any in builds from before there was a stamp', () => {
    expect(judgeManifest(UNSTAMPED, 'searches')).toMatchObject({ error: { code: 'remote/older' } });
  });

  it.each([
    ['no JSON', '<!doctype html>', 'remote/unavailable'],
    ['no manifest', 'null', 'remote/malformed'],
    ['a stamp that cannot be read', '{"supporterScreens":{"contract":-1}}', 'remote/malformed'],
    ['the stamp of another', JSON.stringify(aManifest('fields')), 'remote/malformed'],
  ])('stands in no text that is %s', (_what, text, code) => {
    expect(judgeManifest(text, 'searches')).toMatchObject({ ok: false, error: { code } });
  });
});

it.each([
  [[{ assets: { js: { sync: ['1.js', 'page.js'] } } }], ['1.js', 'page.js']],
  [undefined, []],
  ['page.js', []],
])('a manifest that exposes %j names the scripts %j', (exposes, scripts) => {
  const judged = judge({ ...aManifest('searches'), exposes });
  expect(judged.ok && judged.value.scriptsOf('/searches')).toEqual(scripts);
});

it.each([
  [{ '/searches': ['list.js'], '/searches/:id': ['one.js'] }, ['/searches', '/searches/:id']],
  [{ '/searches': ['list.js', 7] }, []],
  [undefined, []],
])('a manifest of the pages %j names the scripts of each beside those of all', (pages, paths) => {
  const exposes = [{ assets: { js: { sync: ['remote.js'] } } }];
  const judged = judge({ ...aManifest('searches', { pages }), exposes });
  if (!judged.ok) throw new Error('It is refused');
  expect(judged.value.pagesInFiles).toEqual(paths);
  const own = paths.length === 0 ? [] : ['list.js'];
  expect(judged.value.scriptsOf('/searches')).toEqual(['remote.js', ...own]);
  expect(judged.value.scriptsOf('constructor')).toEqual(['remote.js']);
});

it('a manifest is taken with the hash that was promised, and no other', async () => {
  const text = JSON.stringify(aManifest('searches'));
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text));
  const integrity = `sha256-${Buffer.from(digest).toString('base64')}`;
  const fetched = jest.spyOn(globalThis, 'fetch');
  const fetchOf = async (body: string) => {
    fetched.mockResolvedValue(new Response(body));
    return fetchManifest(new URL('https://screens.example/m.json'), { id: 'searches', integrity });
  };
  expect(await fetchOf(text)).toMatchObject({ ok: true });
  expect(await fetchOf(`${text} `)).toMatchObject({ error: { code: 'remote/unavailable' } });
});
