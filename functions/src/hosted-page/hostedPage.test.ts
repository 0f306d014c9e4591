import { readFileSync } from 'node:fs';
import path from 'node:path';
import * as fc from 'fast-check';
import { DEFAULT_STORY, type YearStory } from 'shared-kernel/model';
import type { DocumentData } from '../store/documents';
import { hostedPagePath } from '../store/paths';
import { ADA, askShow, aShowServer, exported, IN_YEAR, VALID_UNTIL } from '../testing/aShow';
import { YEAR } from '../testing/aYear';
import type { TestServer } from '../testing/testServer';
import { PAGE_HEADERS } from './pageHeaders';
import { writeStyles } from './writeStyles';

const ORIGIN = 'https://years.example.com';
const PATH = 'oak-year';
const STORY: YearStory = {
  ...DEFAULT_STORY,
  linksLeadTo: 'hostedPage',
  hostedPage: { path: PATH, title: 'Your <year> & “ours”', description: 'What grew "here"' },
};

async function withPage(story: Partial<YearStory> = {}): Promise<TestServer> {
  const server = aShowServer();
  const request = { ...IN_YEAR, story: { ...STORY, ...story }, expectedRevision: 0 };
  expect(await server.handlers.callables.saveStory(request, ADA)).toMatchObject({
    outcome: 'saved',
  });
  return server;
}

const ask = (server: TestServer, address = `/y/${PATH}`, method = 'GET') =>
  server.handlers.hostedPage(new Request(ORIGIN + address, { method }));

describe('the hosted page of a year', () => {
  it('says whose it is and what, loads our script alone, and nothing of staff', async () => {
    const answer = await ask(await withPage());
    const html = await answer.text();
    expect(answer.status).toBe(200);
    expect(html).toContain('<h1>Your &lt;year&gt; &amp; “ours”</h1>');
    expect(html).toContain('content="What grew &quot;here&quot;"');
    expect(html.match(/<script[^>]*>/g)).toEqual(['<script src="/embed.js" async>']);
    expect(html).not.toMatch(/\son\w+=|<style|style=/);
    expect(html).toContain(`property="og:image" content="${ORIGIN}/year-preview.png"`);
    expect(html).not.toMatch(/localhost|Robin|@/);
    for (const [name, value] of Object.entries(PAGE_HEADERS))
      expect([name, answer.headers.get(name)]).toEqual([name, value]);
  });

  it('has the logo and colour of the brand kit where its story leaves them to it, as small as they are seen', async () => {
    const server = await withPage();
    const id = 'b'.repeat(32);
    const palette = {
      ground: '#ffffff',
      text: '#101010',
      accent: '#b3261e',
      secondAccent: '#1e6fb3',
    };
    const fonts = { heading: 'Lora', body: 'Inter' };
    const kit = { logo: `/media/${id}#640x320,`, palette, fonts, corners: 'soft' };
    await server.documents.commit([
      { kind: 'merge', path: 'organisations/grove', data: { brand: kit } },
    ]);
    const html = await (await ask(server)).text();
    expect(html).toContain(
      `<header><img class="tile" srcset="/media/${id}/480.webp 480w,/media/${id}/960.webp 960w" sizes="96px"`,
    );
    expect(html).toContain('<meta name="theme-color" content="#b3261e">');
    expect(await (await ask(server, `/y/${PATH}/styles`)).text()).toContain('--ground: #b3261e');
  });

  it('speaks the language of its year, from the side that it is read from', async () => {
    const html = await (await ask(await withPage({ language: 'ar' }))).text();
    expect(html).toContain('<html lang="ar" dir="rtl">');
    expect(html).toContain('يُفتح عامكم في متصفح أحدث.');
    expect(html).not.toContain('newer browser');
  });

  it('is no page where no year has the path, nor once its year or organisation is deleted', async () => {
    const server = await withPage();
    expect((await ask(server, '/y/another')).status).toBe(404);
    expect(await (await ask(server, '/y/another')).text()).toContain('There is no page here');
    for (const odd of ['/y/', '/y/UPPER', '/y/a/b', '/y/..%2f', `/y/${'a'.repeat(61)}`])
      expect([odd, (await ask(server, odd)).status]).toEqual([odd, 404]);
    for (const deleted of [YEAR, YEAR.slice(0, YEAR.indexOf('/years'))]) {
      const other = await withPage();
      const stored: DocumentData = { ...(await other.data(deleted)) };
      const moments = { at: new Date(0), removeAt: new Date(0) };
      const deletion = { pendingDeletion: { by: 'ada@example.org', uid: 'ada', ...moments } };
      await other.documents.commit([
        { kind: 'set', path: deleted, data: { ...stored, ...deletion } },
      ]);
      const isPending = (await ask(other)).status;
      expect([deleted, isPending]).toEqual([deleted, 404]);
    }
  });

  it('is no page where its year does not know of the path', async () => {
    const server = aShowServer();
    await server.documents.commit([
      { kind: 'set', path: hostedPagePath('stolen-path'), data: { ...IN_YEAR } },
    ]);
    expect((await ask(server, '/y/stolen-path')).status).toBe(404);
  });

  it('answers no other method', async () => {
    expect((await ask(await withPage(), `/y/${PATH}`, 'POST')).status).toBe(405);
  });

  it('has the same headers from the hosting', () => {
    const file = path.join(__dirname, '../../../firebase.json');
    const { hosting } = JSON.parse(readFileSync(file, 'utf8')) as {
      hosting: { headers: { source?: string; headers: { key: string; value: string }[] }[] };
    };
    const own = hosting.headers.find(({ source }) => source === '/y/**')?.headers ?? [];
    expect(own.map(({ key }) => key)).toContain('Content-Security-Policy');
    for (const { key, value } of own)
      expect([key, value]).toEqual([key, PAGE_HEADERS[key as keyof typeof PAGE_HEADERS]]);
  });

  it('lets no text of staff end an attribute or begin a tag', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.string({
          maxLength: 60,
          unit: fc.constantFrom('<', '>', '"', "'", '&', '/', '=', ' ', 'a', '\n', ';'),
        }),
        async (text) => {
          const hostedPage = { path: PATH, title: `t${text}`, description: text };
          const html = await (await ask(await withPage({ hostedPage }))).text();
          const plain = await (await ask(await withPage())).text();
          const tags = (page: string) =>
            [...page.matchAll(/<\/?([a-z!0-9]+)/gi)]
              .map(([tag]) => tag)
              .filter((tag) => tag !== '<meta' && !tag.endsWith('p'));
          expect(tags(html)).toEqual(tags(plain));
        },
      ),
      { numRuns: 30 },
    );
  });
});

it.each([
  ['#ffffff', '#101010'],
  ['#12372a', '#ffffff'],
  ['red; } body { display: none', '#ffffff'],
])('on the colour %s the page is written in %s', (colour, ink) => {
  const styles = writeStyles(colour);
  expect(styles).toContain(`--ink: ${ink}`);
  expect(styles).not.toContain('display: none');
});

describe('personal links', () => {
  it('lead to the hosted page where the year says so, and what is shared does as well', async () => {
    const server = await withPage();
    const { rows } = await exported(server, VALID_UNTIL);
    const links = rows.map(({ link }) => new URL(link));
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) expect(link.origin + link.pathname).toBe(`${ORIGIN}/y/${PATH}`);
    const token = links.map(({ hash }) => hash.slice(3))[0] ?? '';
    const show = (await (await askShow(server, token)).json()) as { share: { link: string } };
    expect(show.share.link).toBe(`${ORIGIN}/y/${PATH}`);
  });

  it('lead to the embed page otherwise', async () => {
    const server = await withPage({ linksLeadTo: 'embedPage' });
    const { rows } = await exported(server, VALID_UNTIL);
    expect(rows[0]?.link).toMatch(/^https:\/\/campaign\.example\.org\/your-year#s=/);
  });
});
