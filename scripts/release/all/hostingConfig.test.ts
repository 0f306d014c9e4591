import { hostingConfig } from './hostingConfig';

const CACHE = 'Cache-Control';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const source = {
  rewrites: [
    { source: '/api/embed/**', function: { functionId: 'serveEmbed' } },
    { source: '/!(*.*)', destination: '/index.html' },
  ],
  headers: [
    {
      source: '**',
      headers: [
        { key: CACHE, value: 'no-cache' },
        { key: 'X-Content-Type-Options', value: 'nosniff' },
      ],
    },
    { source: '/embed.js', headers: [{ key: CACHE, value: 'public, max-age=3600' }] },
    { regex: '\\.png$', headers: [{ key: 'Access-Control-Allow-Origin', value: '*' }] },
    { regex: '\\.[0-9a-f]{10}\\.', headers: [{ key: CACHE, value: IMMUTABLE }] },
  ],
};
const { headers, rewrites } = hostingConfig(
  source,
  ['embed.js', 'favicon.svg', 'main.0123456789.js'],
  'europe-west1',
);
const keptBy = (wanted: string) =>
  headers
    .filter((one) => one.source === wanted)
    .flatMap((one) => one.headers.filter(({ key }) => key === CACHE))
    .at(-1)?.value;

describe('the hosting of a release', () => {
  it('lets only files that are there be kept, each by its own name', () => {
    expect(keptBy('/main.0123456789.js')).toBe(IMMUTABLE);
    expect(keptBy('/favicon.svg')).toBe('no-cache');
    expect(keptBy('/embed.js')).toBe('public, max-age=3600');
    expect(keptBy('/')).toBe('no-cache');
    for (const one of headers.filter(({ source: literal }) => literal === undefined))
      expect(one.headers.map(({ key }) => key)).not.toContain(CACHE);
  });

  it('never says how long answers of functions may be kept, and lets no other name be', () => {
    expect(keptBy('**')).toBeUndefined();
    expect(keptBy('/*.*')).toBe('no-store');
    expect(headers.find((one) => one.source === '**')?.headers).toEqual([
      { key: 'X-Content-Type-Options', value: 'nosniff' },
    ]);
  });

  it('names the region of every function', () => {
    expect(rewrites.map((one) => one.function)).toEqual([
      { functionId: 'serveEmbed', region: 'europe-west1' },
      undefined,
    ]);
  });
});
