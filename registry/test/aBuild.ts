import type { BuiltFiles, Stamp } from '../src';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** What a build of a remote leaves: an entry, a chunk, and the manifest that names them. */
export function aBuild(stamp: Partial<Stamp> = {}, code = 'searches()'): BuiltFiles {
  const manifest = {
    name: 'remote_searches',
    metaData: { remoteEntry: { name: 'remoteEntry.0123456789.js' } },
    exposes: [
      {
        path: './remote',
        assets: { js: { sync: ['expose.0123456789.js'], async: [] }, css: { sync: [], async: [] } },
      },
    ],
    supporterScreens: {
      id: 'searches',
      version: '0.1.0',
      owner: 'Searches team',
      contract: 2,
      kernel: '0.3.0',
      paths: ['/searches', '/searches/:id'],
      needs: 'year',
      nav: { label: 'Searches', path: '/searches', order: 10 },
      ...stamp,
    },
  };
  return new Map([
    ['remoteEntry.0123456789.js', bytesOf('entry()')],
    ['expose.0123456789.js', bytesOf(code)],
    ['mf-manifest.json', bytesOf(JSON.stringify(manifest))],
  ]);
}
