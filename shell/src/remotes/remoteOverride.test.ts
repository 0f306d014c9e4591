import { withOverrides } from './remoteOverride';
import type { RemoteEntry } from './remotesFile';

const searches: RemoteEntry = {
  id: 'searches',
  manifest: '/remotes/searches/mf-manifest.json',
  paths: ['/searches'],
  nav: null,
};

const manifestFor = (search: string) => withOverrides([searches], search)[0]?.manifest;

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
    '//evil.example/mf-manifest.json',
    '',
  ])('is ignored for %s', (address) => {
    expect(manifestFor(`?remote=searches@${encodeURIComponent(address)}`)).toBe(searches.manifest);
  });

  it('leaves other remotes alone', () => {
    expect(manifestFor('?remote=fields@http://localhost:3004/mf-manifest.json')).toBe(
      searches.manifest,
    );
  });
});
