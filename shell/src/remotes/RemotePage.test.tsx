import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_VERSION, type RemotePage as RemotePageOf } from 'shared-kernel/contract';
import { MemoryRouter } from 'react-router-dom';
import { UiProvider } from 'shared-kernel/ui';
import { aManifest, answerManifests } from '../testing/manifests';
import { tellFault } from '../faults/tellFault';
import type { RemoteEntry } from './remotesFile';
import { RemotePage } from './RemotePage';
import { preloadRemote } from './useRemote';

const loadModule = jest.fn<Promise<unknown>, [string]>();
jest.mock('./federation', () => ({
  loadExposed: ({ name }: { name: string }) => loadModule(name),
}));

jest.mock('../faults/tellFault', () => ({ tellFault: jest.fn() }));

let turn = 0;
const anEntry = (): RemoteEntry => {
  const id = `probe-${String(turn++)}`;
  return {
    id,
    manifest: `/remotes/${id}/mf-manifest.json`,
    paths: ['/probe'],
    needs: 'year',
    nav: { label: 'Probe', path: '/probe' },
  };
};

const aRecord = (id: string, component: RemotePageOf) => ({
  default: { id, routes: [{ path: '/probe', component }] },
});

/** A page whose code `load` brings. */
const inFiles = (load: () => Promise<unknown>): RemotePageOf =>
  Object.assign(() => <p>the remote speaks</p>, { load });

let manifests: ReturnType<typeof answerManifests>;

beforeEach(() => {
  manifests = answerManifests();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  loadModule.mockReset();
});

afterEach(() => {
  jest.restoreAllMocks();
});

const show = (entry: RemoteEntry) =>
  render(
    <UiProvider>
      <MemoryRouter>
        <RemotePage entry={entry} path="/probe" />
      </MemoryRouter>
    </UiProvider>,
  );

const panel = () => screen.findByText('This part of Supporter Screens is not available');

/** The addresses that are asked for beside the entry of a remote with that manifest. */
async function scriptsAskedFor(entry: RemoteEntry, manifest: object) {
  manifests.mockResolvedValue(Response.json(manifest));
  loadModule.mockReturnValue(new Promise(() => undefined));
  show(entry);
  await waitFor(() => {
    expect(loadModule).toHaveBeenCalled();
  });
  const preloaded = document.querySelectorAll(`link[rel="preload"][href*="/${entry.id}/"]`);
  return [...preloaded].map((link) => link.getAttribute('href'));
}

describe('a page of a remote', () => {
  it('shows the component of its route', async () => {
    const entry = anEntry();
    loadModule.mockResolvedValue(aRecord(entry.id, () => <p>the remote speaks</p>));
    show(entry);
    expect(await screen.findByText('the remote speaks')).toBeVisible();
  });

  it('is drawn once where its remote is there already', async () => {
    const entry = anEntry();
    const draw = jest.fn(() => <p>the remote speaks</p>);
    loadModule.mockResolvedValue(aRecord(entry.id, draw));
    const first = show(entry);
    await screen.findByText('the remote speaks');
    first.unmount();
    draw.mockClear();
    show(entry);
    await act(() => preloadRemote(entry, '/probe'));
    expect(screen.getByText('the remote speaks')).toBeVisible();
    expect(draw).toHaveBeenCalledTimes(1);
  });

  it('asks for the scripts that its manifest names beside its entry', async () => {
    const entry = anEntry();
    const exposes = [{ assets: { js: { sync: ['1.js', 'page.js'], async: ['dialog.js'] } } }];
    expect(await scriptsAskedFor(entry, { ...aManifest(entry.id), exposes })).toEqual([
      `/remotes/${entry.id}/1.js`,
      `/remotes/${entry.id}/page.js`,
    ]);
  });

  it('asks for the scripts of that page alone, where pages have files of their own', async () => {
    const entry = anEntry();
    const pages = { '/probe': ['probe.js'], '/probe/:id': ['one.js'] };
    expect(await scriptsAskedFor(entry, aManifest(entry.id, { pages }))).toEqual([
      `/remotes/${entry.id}/probe.js`,
    ]);
  });

  it('is loading until the code of its page is there', async () => {
    const entry = anEntry();
    let arrive: () => void = () => undefined;
    const load = jest.fn(
      () =>
        new Promise<void>((resolve) => {
          arrive = resolve;
        }),
    );
    loadModule.mockResolvedValue(aRecord(entry.id, inFiles(load)));
    show(entry);
    await waitFor(() => {
      expect(load).toHaveBeenCalled();
    });
    expect(screen.getByLabelText('Loading')).toBeVisible();
    expect(screen.queryByText('the remote speaks')).toBeNull();
    arrive();
    expect(await screen.findByText('the remote speaks')).toBeVisible();
  });

  it('costs a panel where the code of its page cannot be loaded', async () => {
    const entry = anEntry();
    const load = jest.fn(() => Promise.reject(new Error('Loading chunk 1 failed')));
    loadModule.mockResolvedValueOnce(aRecord(entry.id, inFiles(load)));
    show(entry);
    expect(await panel()).toBeVisible();
    loadModule.mockResolvedValue(
      aRecord(
        entry.id,
        inFiles(() => Promise.resolve()),
      ),
    );
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('the remote speaks')).toBeVisible();
  });

  it('is of a remote that cannot be understood where what should load it is no function', async () => {
    const entry = anEntry();
    const page = Object.assign(() => <p>the remote speaks</p>, { load: 'soon' });
    loadModule.mockResolvedValue(aRecord(entry.id, page as unknown as RemotePageOf));
    show(entry);
    await panel();
    expect(screen.getByText(/could not be understood/)).toBeVisible();
  });

  it('has its code asked for where a link to it is pointed at and its remote is there for another page', async () => {
    const entry = { ...anEntry(), paths: ['/probe', '/probe/:id'] };
    const load = jest.fn(() => Promise.resolve());
    const routes = [
      { path: '/probe', component: () => <p>the remote speaks</p> },
      { path: '/probe/:id', component: inFiles(load) },
    ];
    loadModule.mockResolvedValue({ default: { id: entry.id, routes } });
    await preloadRemote(entry, '/probe');
    expect(load).not.toHaveBeenCalled();
    await preloadRemote(entry, '/probe/:id');
    await waitFor(() => {
      expect(load).toHaveBeenCalledTimes(1);
    });
  });

  it('has the code of the other pages asked for once it is shown and somebody begins to use it, as the manifest names them', async () => {
    const entry = anEntry();
    const likely = jest.fn(() => Promise.resolve());
    const seldom = jest.fn(() => Promise.resolve());
    manifests.mockResolvedValue(
      Response.json(aManifest(entry.id, { pages: { '/probe/:id': ['one.js'] } })),
    );
    const routes = [
      { path: '/probe', component: () => <p>the remote speaks</p> },
      { path: '/probe/:id', component: inFiles(likely) },
      { path: '/probe/links', component: inFiles(seldom) },
    ];
    loadModule.mockResolvedValue({ default: { id: entry.id, routes } });
    await userEvent.click(document.body);
    await preloadRemote(entry, '/probe');
    expect(likely).not.toHaveBeenCalled();
    show(entry);
    await userEvent.click(await screen.findByText('the remote speaks'));
    await waitFor(() => {
      expect(likely).toHaveBeenCalledTimes(1);
    });
    expect(seldom).not.toHaveBeenCalled();
  });

  it('has its area’s name in the tab while it loads', () => {
    loadModule.mockReturnValue(new Promise(() => undefined));
    show(anEntry());
    expect(screen.getByLabelText('Loading')).toBeVisible();
    expect(document.title).toBe('Probe – Supporter Screens');
    show({ ...anEntry(), nav: null });
    expect(document.title).toBe('Loading – Supporter Screens');
  });

  it('costs a panel when it cannot be reached, and "Try again" loads it', async () => {
    const entry = anEntry();
    loadModule.mockRejectedValueOnce(new Error('RUNTIME-003'));
    show(entry);
    expect(await panel()).toBeVisible();
    loadModule.mockResolvedValue(aRecord(entry.id, () => <p>back again</p>));
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('back again')).toBeVisible();
  });

  it.each([
    [CONTRACT_VERSION - 2, 'an older version'],
    [CONTRACT_VERSION + 1, 'a newer version'],
  ])(
    'costs a panel when it was built for contract %i, and none of its code runs',
    async (contract, side) => {
      const entry = anEntry();
      manifests.mockResolvedValue(Response.json(aManifest(entry.id, { contract })));
      show(entry);
      await panel();
      expect(screen.getByText(new RegExp(`made for ${side} of Supporter Screens`))).toBeVisible();
      expect(loadModule).not.toHaveBeenCalled();
    },
  );

  it('is shown when it was built for the contract before', async () => {
    const entry = anEntry();
    const contract = CONTRACT_VERSION - 1;
    manifests.mockResolvedValue(Response.json(aManifest(entry.id, { contract })));
    loadModule.mockResolvedValue(aRecord(entry.id, () => <p>built before</p>));
    show(entry);
    expect(await screen.findByText('built before')).toBeVisible();
  });

  it('costs a panel when its manifest is not the one that was promised, and none of its code runs', async () => {
    show({ ...anEntry(), integrity: 'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' });
    await panel();
    expect(screen.getByText(/what came back was damaged/)).toBeVisible();
    expect(loadModule).not.toHaveBeenCalled();
  });

  it('costs a panel when its manifest is that of another', async () => {
    manifests.mockResolvedValue(Response.json(aManifest('somebody-else')));
    show(anEntry());
    await panel();
    expect(screen.getByText(/could not be understood/)).toBeVisible();
    expect(loadModule).not.toHaveBeenCalled();
  });

  it.each([
    ['nothing', undefined],
    ['text', { default: 'hello' }],
    ['a record of another remote', aRecord('somebody-else', () => null)],
    ['no record', { default: { id: 'x', routes: 'none' } }],
  ])('costs a panel when it exposes %s', async (_what, module) => {
    loadModule.mockResolvedValue(module);
    show(anEntry());
    await panel();
    expect(screen.getByText(/could not be understood/)).toBeVisible();
  });

  it('costs a panel when it throws while rendering', async () => {
    const entry = anEntry();
    loadModule.mockResolvedValue(
      aRecord(entry.id, () => {
        throw new Error('boom');
      }),
    );
    show(entry);
    await panel();
    expect(screen.getByText(/Something in it went wrong/)).toBeVisible();
  });

  it.each(['does not load', 'throws'])(
    'offers the release before where this one %s, once, and goes on with it',
    async (what) => {
      const entry = anEntry();
      const instead = { ...entry, manifest: `/remotes/${entry.id}/0.1.0/mf-manifest.json` };
      const broken = aRecord(entry.id, () => {
        throw new Error('boom');
      });
      if (what === 'throws') loadModule.mockResolvedValueOnce(broken);
      else loadModule.mockRejectedValueOnce(new Error('RUNTIME-003'));
      show({ ...entry, instead });
      await panel();
      loadModule.mockResolvedValue(aRecord(entry.id, () => <p>as before</p>));
      await userEvent.click(screen.getByRole('button', { name: 'Use the version before' }));
      expect(await screen.findByText('as before')).toBeVisible();
      expect(manifests.mock.lastCall?.[0]).toMatchObject({
        pathname: expect.stringContaining(instead.manifest) as unknown,
      });
      expect(screen.queryByRole('button', { name: 'Use the version before' })).toBeNull();
    },
  );

  it('says so when the server accepts and never answers', async () => {
    jest.useFakeTimers();
    loadModule.mockReturnValue(new Promise(() => undefined));
    show(anEntry());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/too long to answer/)).toBeVisible();
    jest.useRealTimers();
  });
});

describe('the owner of a remote', () => {
  const tell = jest.mocked(tellFault);
  beforeEach(() => {
    tell.mockClear();
  });

  it('is told what it throws while rendering', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const entry = anEntry();
    const fail = () => {
      throw new Error('boom');
    };
    loadModule.mockResolvedValue(aRecord(entry.id, fail));
    show(entry);
    await panel();
    const words = { message: 'Error: boom', stack: expect.stringContaining('boom') as string };
    expect(tell.mock.calls).toEqual([[entry.id, 'render', words]]);
    silenced.mockRestore();
  });

  it('is told that it does not load, and nobody of somebody who is offline', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const entry = anEntry();
    loadModule.mockRejectedValue(new Error('RUNTIME-003'));
    show(entry);
    await panel();
    expect(tell.mock.calls).toMatchObject([
      [entry.id, 'load', { message: 'remote/unavailable: Error: RUNTIME-003' }],
    ]);
    const isOnline = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await panel();
    expect(tell).toHaveBeenCalledTimes(1);
    isOnline.mockRestore();
    silenced.mockRestore();
  });
});
