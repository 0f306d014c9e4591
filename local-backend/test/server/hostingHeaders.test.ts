import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  readHostingHeaders,
  withLoopback,
  withoutPolicy,
  type HeadersAt,
} from '../../src/static/hostingHeaders';

const headersAt = readHostingHeaders();
const policyOf = (headers: HeadersAt): ReadonlyMap<string, readonly string[]> =>
  new Map(
    (headers('/')['Content-Security-Policy'] ?? '').split('; ').map((directive) => {
      const [name = '', ...sources] = directive.split(' ');
      return [name, sources];
    }),
  );
const policy = policyOf(headersAt);

/** An `index.html` could hold a nonce only if a server wrote it; a hash of the empty text is all that Emotion needs. */
const EMPTY_STYLE = "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='";

/** As the policy names what stands in the page itself. */
const inPage = (file: string): string => {
  const text = readFileSync(join(__dirname, '../../../shell/src/first-paint', file), 'utf8');
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
};

describe('the headers of the hosting', () => {
  it('forbid inline code, evaluated code and whatever is not named', () => {
    expect(
      [...policy.values()].flat().filter((source) => /unsafe|\*$(?<!:\*)/.test(source)),
    ).toEqual([]);
    expect(policy.get('default-src')).toEqual(["'none'"]);
    expect(policy.get('style-src')).toEqual(["'self'", EMPTY_STYLE, inPage('inline.css')]);
    expect(policy.get('base-uri')).toEqual(["'none'"]);
  });

  it('let code and connections reach our own origin and Google, and nowhere else', () => {
    expect(policy.get('script-src')).toEqual([
      "'self'",
      inPage('inline.js'),
      'https://apis.google.com',
    ]);
    expect(policy.get('connect-src')).toEqual([
      "'self'",
      'https://*.googleapis.com',
      'https://*.cloudfunctions.net',
    ]);
  });

  it('name nothing of the machine of whoever looks, for any path', () => {
    for (const path of [
      '/',
      '/index.html',
      '/remotes.json',
      '/embed.js',
      '/a.png',
      '/x.0123456789.js',
    ])
      expect(JSON.stringify(headersAt(path))).not.toMatch(/localhost|127\.|\[::|0\.0\.0\.0|http:/);
  });

  it('let remotes and images of this machine in where the product runs on it, and else say the same', () => {
    const local = policyOf(withLoopback(headersAt));
    const loopback = ['http://localhost:*', 'http://127.0.0.1:*'];
    for (const [name, sources] of policy) {
      const isOpened = ['script-src', 'connect-src', 'img-src'].includes(name);
      expect([name, local.get(name)]).toEqual([name, [...(isOpened ? loopback : []), ...sources]]);
    }
    expect(local.size).toBe(policy.size);
  });

  it('stand on every page alike, and let only files with a hash in their name be kept', () => {
    const kept = (path: string) => headersAt(path)['Cache-Control'];
    expect(headersAt('/screens/a/design')).toEqual(headersAt('/'));
    expect(kept('/index.html')).toBe('no-cache');
    expect(kept('/remotes/screens/mf-manifest.json')).toBe('no-cache');
    expect(kept('/main.0123456789.js')).toBe('public, max-age=31536000, immutable');
    expect(headersAt('/main.0123456789.js')['X-Content-Type-Options']).toBe('nosniff');
  });

  it('let fonts of the product into campaign pages, and into hosted ones', () => {
    expect(headersAt('/fonts/lora-latin.0123456789.woff2')).toMatchObject({
      'Access-Control-Allow-Origin': '*',
      'Cache-Control': 'public, max-age=31536000, immutable',
    });
    for (const page of ['/', '/y/your-year'])
      expect(headersAt(page)['Content-Security-Policy']).toContain("font-src 'self';");
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
