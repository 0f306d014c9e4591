import { withOverrides } from './remoteOverride';
import type { RemoteEntry } from './remotesFile';

const searches: RemoteEntry = {
  id: 'searches',
  manifest: '/remotes/searches/mf-manifest.json',
  paths: ['/searches'],
  needs: 'year',
  nav: null,
};

const manifestFor = (search: string, isLocalBackend = true) =>
  withOverrides([searches], search, isLocalBackend)[0]?.manifest;

describe('an override of a remote in the address', () => {
  it.each([
    'http://localhost:3001/mf-manifest.json',
    'http://127.0.0.1:3001/mf-manifest.json',
    'http://[::1]:3001/mf-manifest.json',
  ])('is honoured for the loopback address %s', (address) => {
    expect(manifestFor(`?remote=searches@${encodeURIComponent(address)}`)).toBe(address);
  });

  it.each([
    'https://evil.example/mf-manifest.json',
    'http://localhost.evil.example/mf-manifest.json',
    'http://localhost@evil.example/mf-manifest.json',
    'javascript:alert(1)',
    'data:application/json,{}',
    'ftp://localhost/mf-manifest.json',
    'blob:http://localhost:3001/1',
    '//evil.example/mf-manifest.json',
    '',
  ])('is ignored for %s', (address) => {
    expect(manifestFor(`?remote=searches@${encodeURIComponent(address)}`)).toBe(searches.manifest);
  });

  it.each([
    'http://localhost:3001/mf-manifest.json',
    'http://127.0.0.1:3001/mf-manifest.json',
    'https://evil.example/mf-manifest.json',
  ])('is ignored where the server has not said that it is the local one: %s', (address) => {
    const search = `?remote=searches@${encodeURIComponent(address)}`;
    expect(withOverrides([searches], search, false)).toEqual([searches]);
  });

  it('is marked, so that the page can say so', () => {
    const search = '?remote=searches@http://localhost:3001/m.json';
    expect(withOverrides([searches], search, true)[0]).toMatchObject({ isOverridden: true });
    expect(withOverrides([searches], '', true)[0]).toEqual(searches);
  });

  it('leaves other remotes alone', () => {
    expect(manifestFor('?remote=fields@http://localhost:3004/mf-manifest.json')).toBe(
      searches.manifest,
    );
  });
});
