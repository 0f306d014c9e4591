import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { readRemotes } from 'build-preset/remotes';
import { sharedModules } from 'build-preset/webpack';
import { signInAs } from 'e2e/pages/signIn';
import { expect, test } from 'e2e/support/test';

const ROOT = path.resolve(import.meta.dirname, '../..');
const REMOTE_FOLDERS = readRemotes(ROOT).map((remote) => remote.package);

/** What each build on the page, the shell's first, has of the shared modules by their names, once each was asked for. */
const sharedIn = (page: Page, names: readonly string[]) =>
  page.evaluate(async (asked) => {
    interface Version {
      readonly from: string;
      readonly lib?: unknown;
    }
    type Scope = Readonly<Record<string, Readonly<Record<string, Version>>>>;
    const { __FEDERATION__: federation } = window as unknown as {
      __FEDERATION__?: {
        __INSTANCES__: {
          shareScopeMap: Record<string, Scope>;
          loadShare: (name: string) => Promise<unknown>;
        }[];
      };
    };
    const instances = federation?.__INSTANCES__ ?? [];
    await Promise.all(asked.map(async (name) => instances[0]?.loadShare(name)));
    const scopes = instances.map((one) => one.shareScopeMap['default'] ?? {});
    const libraryOf = (scope: Scope | undefined, name: string) =>
      Object.values(scope?.[name] ?? {})[0]?.lib;
    return scopes.map((scope) =>
      Object.fromEntries(
        Object.entries(scope).map(([name, versions]) => [
          name,
          {
            // Whoever first asks for a module stands there as its provider afterwards.
            providers: Object.values(versions).map(({ from }) => from),
            isThatOfTheShell:
              libraryOf(scope, name) !== undefined &&
              libraryOf(scope, name) === libraryOf(scopes[0], name),
          },
        ]),
      ),
    );
  }, names);

test.describe('what host and remotes share', () => {
  test('one instance of React, jotai, Emotion and the session, provided by the shell', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    const names = Object.keys(sharedModules()).filter((key) => !key.endsWith('/'));
    expect(await sharedIn(page, names), 'no page of the shell needs federation').toEqual([]);
    for (const area of ['Searches', 'Screens', 'Data fields']) {
      await page.getByRole('navigation', { name: 'Main' }).getByText(area).click();
      await expect(page.getByRole('heading', { level: 1, name: area })).toBeVisible();
      await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
    }
    const scopes = await sharedIn(page, names);
    expect(scopes.length, 'the shell and three remotes').toBe(4);
    for (const scope of scopes) {
      for (const name of names) {
        expect(scope[name]?.providers.length, `versions of ${name}`).toBe(1);
        expect(scope[name]?.isThatOfTheShell, name).toBe(true);
      }
    }
    // Emotion keeps one <style> or sheet per cache and key; two caches would show as two containers.
    const keys = await page
      .locator('style[data-emotion]')
      .evaluateAll((styles) => [
        ...new Set(styles.map((style) => style.getAttribute('data-emotion')?.split(' ')[0])),
      ]);
    expect(keys.length).toBeLessThanOrEqual(2);
  });

  test('a remote sees the atoms that the shell sets, and the shell those of a remote', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await signInAs(page, 'admin');
    // The year in the header belongs to the shell; the page of the remote works on it.
    await page.getByRole('link', { name: 'Data fields' }).first().click();
    await page.getByRole('article').first().getByRole('button').first().click();
    await page
      .getByRole('button', { name: /examples/i })
      .first()
      .click();
    // The toast is set by the remote and shown by the shell.
    await page
      .getByRole('button', { name: /@example\.(org|com)/ })
      .first()
      .click();
    await expect(page.getByText('Copied to clipboard!')).toBeVisible();
  });

  test('remotes that were built before find all of the interface as one module, with the same parts', async ({
    page,
  }) => {
    await signInAs(page, 'admin');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Searches').click();
    await expect(page.getByRole('button', { name: 'Add new search' })).toBeVisible();
    const found = await page.evaluate(async () => {
      const { __FEDERATION__: federation } = window as unknown as {
        __FEDERATION__: {
          __INSTANCES__: {
            loadShare: (name: string) => Promise<false | (() => Record<string, unknown>)>;
          }[];
        };
      };
      const load = async (name: string) => {
        const factory = await federation.__INSTANCES__[0]?.loadShare(name);
        return typeof factory === 'function' ? factory() : {};
      };
      const whole = await load('shared-kernel/ui');
      const rooms = await Promise.all(
        ['basics', 'dialogs', 'inputs', 'reorder'].map((room) => load(`shared-kernel/ui/${room}`)),
      );
      const parts = Object.assign({}, ...rooms) as Record<string, unknown>;
      const names = Object.keys(parts).filter((name) => name in whole);
      return {
        names,
        other: names.filter((name) => whole[name] !== parts[name]),
        icons: 'Trash2' in whole,
      };
    });
    expect(found.names).toEqual(
      expect.arrayContaining(['Button', 'ConfirmDialog', 'Checkbox', 'useReorder', 'UiProvider']),
    );
    expect(found.other).toEqual([]);
    expect(found.icons).toBe(true);
  });

  test('no remote carries a copy of what is shared', () => {
    for (const folder of REMOTE_FOLDERS) {
      const dist = path.join(ROOT, folder, 'dist');
      const code = readdirSync(dist)
        .filter((file) => file.endsWith('.js'))
        .map((file) => readFileSync(path.join(dist, file), 'utf8'));
      expect(code.length, folder).toBeGreaterThan(0);
      const all = code.join('\n');
      // Marks that minification leaves in: React's internals, Emotion's registry, Firebase's app registry.
      for (const mark of [
        'react.transitional.element',
        'data-emotion',
        'firebaseapp.com',
        '--chakra',
        // Federation's own runtime, which the host lends.
        'generate-preload-assets-plugin',
      ]) {
        expect(all.includes(mark), `${folder} holds ${mark}`).toBe(false);
      }
    }
  });
});

// Another try has an address of its own: mf-manifest.json?attempt=1.
const MANIFEST = '**/remotes/searches/workspace/mf-manifest.json*';
const ENTRY = '**/remotes/searches/workspace/remoteEntry*.js';
/** Of the shell, which loads it with the first remote. */
const RUNTIME = '**/federation.*.js';

test.describe('a remote that cannot be loaded costs one panel', () => {
  test.use({
    expectedComplaints: [
      [
        'Failed to load resource',
        'Federation Runtime',
        'RUNTIME-00',
        'SyntaxError',
        'Unexpected token',
        'Unexpected end of input',
        'did not load',
        'remotes.json, remotes.',
        'Invalid or unexpected',
        'Failed to get manifest',
        'Loading script',
        'Loading chunk',
      ],
      { scope: 'test' },
    ],
  });

  const FAULTS = [
    { name: 'manifest missing', url: MANIFEST, answer: { status: 404, body: 'not found' } },
    {
      name: 'manifest corrupt',
      tag: '@long',
      url: MANIFEST,
      answer: { status: 200, body: '{ "id": ' },
    },
    {
      name: 'federation’s runtime missing',
      url: RUNTIME,
      answer: { status: 404, body: 'not found' },
    },
    { name: 'entry missing', tag: '@long', url: ENTRY, answer: { status: 404, body: 'not found' } },
    {
      name: 'entry corrupt',
      url: ENTRY,
      answer: { status: 200, contentType: 'text/javascript', body: 'const half = (' },
    },
  ];

  for (const { name, url, answer, tag = [] } of FAULTS) {
    test(`${name}, and "Try again" brings it back`, { tag }, async ({ page, complaints }) => {
      await signInAs(page, 'admin');
      await page.route(url, (route) => route.fulfill(answer));
      await page.getByRole('navigation', { name: 'Main' }).getByText('Searches').click();
      const panel = page.getByText('This part of Supporter Screens is not available');
      await expect(panel).toBeVisible();

      await page.unroute(url);
      await page.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('link', { name: /Add new search|.+/ }).first()).toBeVisible();
      await expect(panel).toBeHidden();
      await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
      expect(complaints.join('\n')).not.toContain('already registered');
    });
  }

  test('a line of remotes.json that cannot be read costs its own area, and none takes the route of another', async ({
    page,
  }) => {
    await page.route('**/remotes.json', async (route) => {
      const { remotes } = (await (await route.fetch()).json()) as { remotes: { id: string }[] };
      const damaged = remotes.map((line) =>
        line.id === 'fields' ? { ...line, id: 'FIELDS' } : line,
      );
      const thief = { id: 'thief', manifest: '/none.json', paths: ['/searches'], nav: null };
      await route.fulfill({ json: { remotes: [...damaged, thief] } });
    });
    await signInAs(page, 'admin');
    await page.getByRole('navigation', { name: 'Main' }).getByText('Data fields').click();
    await expect(page.getByText('This part of Supporter Screens is not available')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Searches').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Searches' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add new search' })).toBeVisible();
  });

  test('the other areas go on', async ({ page }) => {
    await page.route(MANIFEST, (route) => route.abort());
    await signInAs(page, 'admin');
    await page.goto('/searches');
    await expect(page.getByText('This part of Supporter Screens is not available')).toBeVisible();
    await page.getByRole('navigation', { name: 'Main' }).getByText('Screens').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Screens' })).toBeVisible();
  });
});
