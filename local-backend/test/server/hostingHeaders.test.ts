import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readHostingHeaders, withoutPolicy } from '../../src/static/hostingHeaders';

const headersAt = readHostingHeaders();
const policy = new Map(
  (headersAt('/')['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
    const [name = '', ...sources] = directive.split(' ');
    return [name, sources];
  }),
);

/** An `index.html` could hold a nonce only if a server wrote it; a hash of the empty text is all that Emotion needs. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

describe('the headers of the hosting', () => {
  it('forbid inline code, evaluated code and whatever is not named', () => {
    expect(
      [...policy.values()].flat().filter((source) => /unsafe|\*$(?<!:\*)/.test(source)),
    ).toEqual([]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).toEqual(["'self'", EMPTY_STYLE]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('let remotes come from the own origin and from loopback alone', () => {
    expect(policy.get('script-src')).toEqual([
      "'self'",
      'https://apis.google.com',
      'http://localhost:*',
      'http://127.0.0.1:*',
    ]);
  });

  it('stand on every page alike, and let only files with a hash in their name be kept', () => {
    const kept = (path: string) => headersAt(path)['Cache-Control'];
    expect(headersAt('/screens/a/design')).toEqual(headersAt('/'));
    expect(kept('/index.html')).toBe('no-cache');
    expect(kept('/remotes/screens/mf-manifest.json')).toBe('no-cache');
    expect(kept('/main.0123456789.js')).toBe('public, max-age=31536000, immutable');
    expect(headersAt('/main.0123456789.js')['X-Content-Type-Options']).toBe('nosniff');
  });

  it('come without their policy where development builds are served', () => {
    const { 'Content-Security-Policy': left, ...others } = headersAt('/');
    expect(left).toBeDefined();
    expect(withoutPolicy(headersAt)('/')).toEqual(others);
  });

  it.each(['/a/*', '!/x/**', '@(a|b)', 'relative'])(
    'cannot be written for the glob %s',
    (source) => {
      const file = join(mkdtempSync(join(tmpdir(), 'headers-')), 'firebase.json');
      writeFileSync(file, JSON.stringify({ hosting: { headers: [{ source, headers: [] }] } }));
      expect(() => readHostingHeaders(file)).toThrow(source);
    },
  );

  it('reach a folder and all below it, and nothing beside it', () => {
    const file = join(mkdtempSync(join(tmpdir(), 'headers-')), 'firebase.json');
    const headers = [{ key: 'X-Folder', value: 'yes' }];
    writeFileSync(file, JSON.stringify({ hosting: { headers: [{ source: '/a.b/**', headers }] } }));
    const at = readHostingHeaders(file);
    expect([at('/a.b/c'), at('/a.b/c/d'), at('/axb/c'), at('/a.bc')]).toEqual([
      { 'X-Folder': 'yes' },
      { 'X-Folder': 'yes' },
      {},
      {},
    ]);
  });
});
