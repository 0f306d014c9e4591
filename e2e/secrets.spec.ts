import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { readRemotes } from 'build-preset/remotes';
import { FieldsPage } from './pages/fields';
import { LinksPage } from './pages/links';
import { signInAs } from './pages/signIn';
import { readFolderSecret } from 'local-backend/data-folder';
import { linkSecrets } from './secrets/linkSecrets';
import { expect, test } from './support/test';
import { ANY_EMAIL, ANY_TOKEN, whatLeaks, type Secret } from './secrets/whatLeaks';

const ROOT = path.resolve(import.meta.dirname, '..');
const PARTS = ['shell', 'embed', ...readRemotes(ROOT).map((remote) => remote.package)];
/** What a form shows as an example is nobody's. */
const EXAMPLES = /(name|test)@example\.org/g;

const ADA = 'ada.greenwood@example.org';
const ZOE = 'zoe.unlikely@example.org';
const CSV = `Email,First Name,Town\n${ZOE},Zoe,Malmö\nnot-an-address,Bo,Oban`;

/** What goes over the wire, as servers on the way may write it down: addresses, and where requests come from. */
function recordAddresses(context: BrowserContext): readonly string[] {
  const addresses: string[] = [];
  context.on('request', (request) => {
    addresses.push(request.url().replace(/#.*/s, ''));
    const { referer } = request.headers();
    if (referer !== undefined && referer !== '') addresses.push(referer);
  });
  return addresses;
}

/** The tokens of whoever signs in on the page, as they come. */
function recordTokens(page: Page): readonly Secret[] {
  const tokens: Secret[] = [];
  page.on('response', async (response) => {
    if (!response.url().includes('accounts:signInWithIdp')) return;
    const body = (await response.json()) as Readonly<Record<string, string>>;
    for (const name of ['idToken', 'refreshToken']) tokens.push({ name, text: body[name] ?? '' });
  });
  return tokens;
}

test('nothing secret is printed, built in or part of an address', async ({ page, product }) => {
  const addresses = recordAddresses(page.context());
  const tokens = recordTokens(page);

  await test.step('somebody signs in, imports and exports', async () => {
    await signInAs(page, 'admin');
    const fields = new FieldsPage(page);
    await fields.open();
    await fields.openImport();
    await fields.sendFile({ name: 'people.csv', text: CSV });
    await fields.check();
    await fields.run();
  });

  const links = new LinksPage(page);
  await links.open();
  const rows = await links.exportFile();
  const tokensOfLinks = rows.map(({ link }) => new URL(link).hash.slice('#s='.length));
  const [token = ''] = tokensOfLinks;

  const visits = await test.step('a supporter looks, and somebody tries a link', async () => {
    const visitors = await page.context().browser()?.newContext();
    if (visitors === undefined) throw new Error('There is no browser to look with');
    const asked = recordAddresses(visitors);
    const visitor = await visitors.newPage();
    const open = async (link: string, asksFor: string): Promise<void> => {
      const answered = visitor.waitForResponse((response) => response.url().includes(asksFor));
      await visitor.goto('about:blank');
      await visitor.goto(link);
      await answered;
    };
    const link = rows[0]?.link ?? '';
    await open(link, '/api/embed/events');
    await open(link.replace(token, `${token.slice(0, -2)}AA`), '/api/embed/screens');
    await visitors.close();
    return asked;
  });

  const keys = (await linkSecrets(product.dataDirectory)).map((text, at) => ({
    name: `key ${String(at)}`,
    text,
  }));
  const folder = (await readFolderSecret(product.dataDirectory)) ?? '';
  expect(folder).toHaveLength(43);
  const people = [ADA, ZOE].map((text) => ({ name: `an email: ${text}`, text }));
  const secrets: readonly Secret[] = [
    ...tokens,
    ...keys,
    { name: 'the secret of the data folder', text: folder },
    ...people,
    ...tokensOfLinks.map((text) => ({ name: 'the token of a link', text })),
  ];
  expect(tokens.map(({ text }) => text.length > 5)).toEqual([true, true]);
  expect(keys.length).toBeGreaterThanOrEqual(2);
  expect(tokensOfLinks.length).toBeGreaterThanOrEqual(600);

  await test.step('not in what the server prints', () => {
    expect(whatLeaks(product.printed(), secrets)).toEqual([]);
    expect(product.printed()).not.toMatch(ANY_EMAIL);
    expect(product.printed()).not.toMatch(ANY_TOKEN);
  });

  await test.step('not in an address', () => {
    expect(addresses.length).toBeGreaterThan(20);
    expect(visits.some((address) => address.endsWith('/api/embed/screens'))).toBe(true);
    for (const address of [...addresses, ...visits]) {
      expect([address, whatLeaks(address, secrets)]).toEqual([address, []]);
      expect(address).not.toMatch(ANY_EMAIL);
      expect(address).not.toMatch(ANY_TOKEN);
    }
  });

  await test.step('not in what is built', async () => {
    for (const file of await builtFiles()) {
      const text = (await readFile(file, 'utf8')).replaceAll(EXAMPLES, '');
      const said = [file, whatLeaks(text, [...keys, ...people, ...tokens])];
      expect(said).toEqual([file, []]);
      expect([file, PRIVATE_KEY.exec(text)?.[0]]).toEqual([file, undefined]);
      if (/\.(js|html|css|json)$/.test(file))
        expect([file, ANY_EMAIL.exec(text)?.[0]]).toEqual([file, undefined]);
    }
  });
});

/** As Google's and everybody's keys begin. */
const PRIVATE_KEY = /-----BEGIN [A-Z ]*PRIVATE KEY|AIza[\w-]{30}|"private_key"/;

async function builtFiles(): Promise<readonly string[]> {
  const files = await Promise.all(
    PARTS.map(async (part) => {
      const dist = path.join(ROOT, part, 'dist');
      const entries = await readdir(dist, { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && /\.(js|html|css|json|map|txt|svg)$/.test(entry.name))
        .map((entry) => path.join(entry.parentPath, entry.name));
    }),
  );
  return files.flat();
}
