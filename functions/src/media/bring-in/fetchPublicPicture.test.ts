import { Readable } from 'node:stream';
import { MEDIA_LIMITS } from 'shared-kernel/model';
import { fetchFrom, fetchPublicPicture, type Fetched, type Network } from './fetchPublicPicture';
import { isPublicAddress } from './isPublicAddress';

const BYTES = new Uint8Array([1, 2, 3]);

const bodyOf = (parts: readonly Uint8Array[]): AsyncIterable<Uint8Array> => Readable.from(parts);

interface Site {
  readonly addresses?: readonly string[];
  readonly status?: number;
  readonly location?: string;
  readonly parts?: readonly Uint8Array[];
}

/** A network of these sites, by name, which notes what it was asked. */
function networkOf(sites: Readonly<Record<string, Site>>) {
  const asked: string[] = [];
  const network: Network = {
    addressesOf: (hostname) => {
      const site = sites[hostname];
      return site === undefined
        ? Promise.reject(new Error('ENOTFOUND'))
        : Promise.resolve(site.addresses ?? ['93.184.215.14']);
    },
    request: (url, address): Promise<Fetched> => {
      const { status = 200, location = null, parts = [BYTES] } = sites[url.hostname] ?? {};
      asked.push(`${address} ${url.href}`);
      return Promise.resolve({ status, location, body: bodyOf(parts), end: () => undefined });
    },
  };
  return { network, asked };
}

const answer = async (sites: Readonly<Record<string, Site>>, address: string) => {
  const { network, asked } = networkOf(sites);
  const fetched = await fetchFrom(network, address);
  return { asked, said: fetched.ok ? fetched.value : fetched.error };
};
const HERE = 'https://pictures.example/wood.jpg';

it('fetches from the address that was judged', async () => {
  expect(await answer({ 'pictures.example': {} }, HERE)).toEqual({
    asked: [`93.184.215.14 ${HERE}`],
    said: BYTES,
  });
});

it('follows a few redirects, each judged anew', async () => {
  const sites = {
    'pictures.example': { status: 302, location: 'https://cdn.example/a' },
    'cdn.example': { status: 301, location: '/b' },
  };
  expect((await answer({ ...sites, 'cdn.example': {} }, HERE)).said).toEqual(BYTES);
  const { asked, said } = await answer(sites, HERE);
  expect(said).toMatch(/again and again/);
  expect(asked).toHaveLength(4);
});

it.each([
  ['this machine', '127.0.0.1'],
  ['the cloud’s own answers', '169.254.169.254'],
  ['the network around', '10.1.2.3'],
  ['this machine in version 6', '::1'],
  ['version 4 in version 6', '::ffff:127.0.0.1'],
  ['one closed address among open ones', '93.184.215.14,192.168.0.1'],
])('asks nothing of %s, whatever a name or a redirect says', async (_, addresses) => {
  const inside = { addresses: addresses.split(',') };
  const { asked, said } = await answer({ 'pictures.example': inside }, HERE);
  expect(asked).toEqual([]);
  expect(said).toMatch(/open to everybody/);
  const moved = { 'pictures.example': { status: 302, location: 'https://inside.example/' } };
  const followed = await answer({ ...moved, 'inside.example': inside }, HERE);
  expect(followed.asked).toHaveLength(1);
  expect(followed.said).toMatch(/open to everybody/);
});

it.each([
  'http://pictures.example/wood.jpg',
  'https://pictures.example:8443/wood.jpg',
  'https://me:secret@pictures.example/wood.jpg',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  'wood.jpg',
  '',
])('asks nothing for %p', async (address) => {
  const { asked, said } = await answer({ 'pictures.example': {} }, address);
  expect(asked).toEqual([]);
  expect(said).toMatch(/https/);
});

it('says so where there is no such site, or it answers with something else', async () => {
  expect((await answer({}, HERE)).said).toMatch(/could not be fetched/);
  expect((await answer({ 'pictures.example': { status: 404 } }, HERE)).said).toMatch(/404/);
});

it('takes no more than an upload may have', async () => {
  const half = new Uint8Array(MEDIA_LIMITS.uploadBytes / 2 + 1);
  expect((await answer({ 'pictures.example': { parts: [half, half] } }, HERE)).said).toMatch(
    /20 MB/,
  );
});

it('asks nothing of this machine by its number either', async () => {
  for (const host of ['127.0.0.1', '[::1]', '2130706433', '0x7f.1', 'localhost'])
    expect(await fetchPublicPicture(`https://${host}/`)).toMatchObject({
      ok: false,
      error: expect.stringMatching(/open to everybody/) as unknown,
    });
});

it.each([
  ['8.8.8.8', true],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['100.100.1.1', false],
  ['192.168.1.1', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['2606:4700::1111', true],
  ['fe80::1', false],
  ['fd00::1', false],
  ['::', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['2001:db8::1', false],
  ['pictures.example', false],
])('%s is open to everybody: %s', (address, isOpen) => {
  expect(isPublicAddress(address)).toBe(isOpen);
});
