import { pathsOf, remoteFor, withPreviews } from './previewRelease';
import type { PlacedRemote } from './remoteOverride';

const searches: PlacedRemote = {
  ...{ id: 'searches', manifest: '/remotes/searches/0.1.0/mf-manifest.json', needs: 'year' },
  ...{ paths: ['/searches'], nav: { label: 'Searches', path: '/searches' } },
};
const fields: PlacedRemote = { ...searches, id: 'fields', paths: ['/fields'], nav: null };

const nav = { label: 'New searches', path: '/searches' };
const answer = (pages: object) =>
  jest
    .spyOn(globalThis, 'fetch')
    .mockResolvedValue(
      Response.json({ supporterScreens: { paths: ['/searches'], needs: 'year', nav, ...pages } }),
    );

it('teammates get the release that the address names, others what is live', async () => {
  answer({ paths: ['/searches', '/searches/new'] });
  const [remote, other] = await withPreviews([searches, fields], '?preview=searches@0.3.0');
  expect(other).toBe(fields);
  expect(remoteFor(remote!, true)).toMatchObject({
    manifest: '/remotes/searches/0.3.0/mf-manifest.json',
    version: '0.3.0',
    nav,
  });
  expect(remoteFor(remote!, false)).toBe(remote);
  expect(remote).toMatchObject({ manifest: searches.manifest, paths: ['/searches'] });
  expect(pathsOf(remote!)).toEqual(['/searches', '/searches/new']);
});

it('a remote of which nothing is live can be seen, and takes no route of another', async () => {
  answer({ paths: ['/events', '/FIELDS/'], nav: { label: 'Fields', path: '/fields' } });
  const [, remote] = await withPreviews([fields], '?preview=events@0.1.0');
  expect(remoteFor(remote!, true)).toMatchObject({ id: 'events', paths: ['/events'], nav: null });
  expect(remoteFor(remote!, false)).toMatchObject({
    paths: [],
    refused: expect.any(String) as string,
  });
});

it('what cannot be read keeps its pages, which say so', async () => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('no', { status: 404 }));
  const [remote] = await withPreviews([searches], '?preview=searches@0.9.9');
  expect(remoteFor(remote!, true)).toMatchObject({ paths: ['/searches'], version: '0.9.9' });
});

it.each([
  '',
  '?preview=searches',
  '?preview=searches@http://evil.example/mf-manifest.json',
  '?preview=searches@//evil.example',
  '?preview=searches@../0.1.0',
  '?preview=../x@0.1.0',
])('nothing else is fetched for %s', async (search) => {
  const fetched = jest.spyOn(globalThis, 'fetch').mockClear();
  expect(await withPreviews([searches], search)).toEqual([searches]);
  expect(fetched).not.toHaveBeenCalled();
});
