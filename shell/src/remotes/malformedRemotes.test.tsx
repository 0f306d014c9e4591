import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { createStore, Provider } from 'jotai';
import { RouterProvider } from 'react-router-dom';
import { asId, type UserId } from 'shared-kernel/model';
import { authAtom, organisationAtom } from 'shared-kernel/session';
import { anOrganisation, aYear } from 'shared-kernel/testing';
import {
  FUZZ_TIMEOUT_MS,
  fuzzRuns,
  malformedJson,
  malformedText,
  mutated,
} from 'shared-kernel/testing/fuzz';
import { UiProvider } from 'shared-kernel/ui';
import { createRouter } from '../createRouter';
import { answerManifests } from '../testing/manifests';
import { loadRemote } from './loadRemote';
import { withOverrides } from './remoteOverride';
import { decodeRemotesFile, type RemoteEntry } from './remotesFile';

jest.mock('./federation', () => ({
  loadExposed: () => Promise.reject(new Error('There is no such remote')),
}));
// Of the header, where nothing runs.
jest.mock('../work/loadWork', () => ({
  loadWork: () => Promise.resolve({ ok: true, value: [] }),
}));
jest.mock('../server/invitations', () => ({
  ...jest.requireActual<object>('../server/invitations'),
  // Of the account page.
  listInvitations: () =>
    Promise.resolve({ ok: false, error: { code: 'server/unavailable', message: '' } }),
}));

const FILE = {
  remotes: [
    {
      id: 'searches',
      manifest: '/remotes/searches/mf-manifest.json',
      paths: ['/searches', '/searches/:id'],
      nav: { label: 'Searches', path: '/searches' },
    },
    {
      id: 'designer',
      manifest: '/remotes/designer/mf.json',
      paths: ['/screens/:id/design'],
      needs: 'year',
      nav: null,
    },
    {
      id: 'set-up',
      manifest: '/remotes/set-up/mf-manifest.json',
      paths: ['/set-up'],
      needs: 'login',
      nav: null,
    },
  ],
};

const read = (data: unknown): readonly RemoteEntry[] => {
  const decoded = decodeRemotesFile(data);
  return decoded.ok ? decoded.value : [];
};

beforeEach(() => {
  answerManifests();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.restoreAllMocks();
  history.replaceState(null, '', '/');
});

it(
  'any remotes.json is a sentence, or remotes that each load or say why not, and routes',
  async () => {
    await fc.assert(
      fc.asyncProperty(mutated(FILE, malformedJson), async (data) => {
        const decoded = decodeRemotesFile(data);
        if (!decoded.ok) {
          expect(decoded.error).toMatch(/^remotes\.json, .*: ./s);
          return;
        }
        for (const entry of decoded.value)
          expect(await loadRemote(entry, '/searches')).toMatchObject({ ok: false });
        expect(() => createRouter(decoded.value).dispose()).not.toThrow();
      }),
      fuzzRuns('remotes.json'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

it.each(['http://', '//[', 'https://:80'])(
  'a manifest at %s costs its panel, not the page',
  async (manifest) => {
    expect(
      await loadRemote(
        { id: 'searches', manifest, paths: [], needs: 'year', nav: null },
        '/searches',
      ),
    ).toMatchObject({
      ok: false,
      error: { code: 'remote/unavailable' },
    });
  },
);

it(
  'no address brings a remote from elsewhere than this machine',
  () => {
    const place = fc.oneof(
      fc.webUrl(),
      malformedText,
      fc.constantFrom('http://localhost:3001/m.json', 'http://localhost@evil.example/m.json'),
    );
    fc.assert(
      fc.property(place, malformedText, (address, noise) => {
        const search = `?remote=searches@${address}&remote=${encodeURIComponent(Buffer.from(noise).toString())}`;
        for (const { id, manifest } of withOverrides(read(FILE), search, true)) {
          if (FILE.remotes.some((own) => own.id === id && own.manifest === manifest)) continue;
          expect(['localhost', '127.0.0.1', '[::1]']).toContain(new URL(manifest).hostname);
        }
        expect(withOverrides(read(FILE), search, false)).toEqual(read(FILE));
      }),
      fuzzRuns('remotes.json'),
    );
  },
  FUZZ_TIMEOUT_MS,
);

/** Ada, logged in to an organisation with a year. */
function aSession() {
  const store = createStore();
  const userId = asId<UserId>('ada');
  const user = {
    id: userId,
    profile: { email: 'ada@example.org', firstName: 'Ada' },
    organisation: null,
  };
  const roles = { admin: false, superadmin: false };
  store.set(authAtom, { status: 'loggedIn', userId, email: 'ada@example.org', user, roles });
  store.set(organisationAtom, {
    status: 'ready',
    organisation: anOrganisation(),
    years: [aYear()],
  });
  return store;
}

const path = fc
  .array(
    fc.oneof(
      fc.constantFrom(
        'searches',
        'screens',
        'design',
        'set-up',
        'home',
        'account',
        '',
        '.',
        '..',
        '%',
        '%zz',
        '%2f',
        '%00',
        '%c3',
      ),
      malformedText.map((text) => encodeURIComponent(Buffer.from(text).toString())),
    ),
    { maxLength: 4 },
  )
  .map((parts) => `/${parts.join('/')}`.replace(/^\/{2,}/, '/'));

const query = fc.oneof(
  fc.constant(''),
  malformedText.map((text) => `?${encodeURIComponent(Buffer.from(text).toString())}#%zz`),
);

it(
  'any address is a page in the frame',
  async () => {
    await fc.assert(
      fc.asyncProperty(path, query, async (pathname, search) => {
        history.replaceState(null, '', pathname + search);
        const router = createRouter(read(FILE));
        try {
          await act(async () => {
            render(
              <UiProvider>
                <Provider store={aSession()}>
                  <RouterProvider router={router} />
                </Provider>
              </UiProvider>,
            );
            await Promise.resolve();
          });
          expect(screen.queryByText(/Unexpected Application Error/)).not.toBeInTheDocument();
          expect(screen.getByRole('banner')).toBeVisible();
          expect(screen.getByRole('main')).not.toBeEmptyDOMElement();
        } finally {
          cleanup();
          router.dispose();
        }
      }),
      fuzzRuns('addresses of the shell'),
    );
  },
  FUZZ_TIMEOUT_MS,
);
