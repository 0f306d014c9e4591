import { preloadPage } from './pages/lazyPages';
import { preloadFirstPage, preloadFirstRemote } from './preloadFirst';
import { loadFederation } from './remotes/loadRemote';
import type { PlacedRemote } from './remotes/remoteOverride';
import { preloadRemote } from './remotes/useRemote';
import { SHARED } from './sharedModules';

jest.mock('./pages/lazyPages');
jest.mock('./sharedModules', () => {
  const load = () => jest.fn(() => Promise.resolve());
  return { SHARED: { dialogs: load(), inputs: load(), reorder: load(), server: load() } };
});
jest.mock('./remotes/useRemote');
jest.mock('./remotes/loadRemote', () => ({ loadFederation: jest.fn(() => Promise.resolve()) }));

const aRemote = (id: string, ...paths: string[]): PlacedRemote => ({
  id,
  manifest: `/remotes/${id}/mf-manifest.json`,
  paths,
  needs: 'year',
  nav: null,
});
const SEARCHES = aRemote('searches', '/searches', '/searches/:id', '/searches/overlap');
const SCREENS = aRemote('screens', '/screens');
const ALL = [SCREENS, SEARCHES];

const signIn = () => {
  localStorage.setItem('firebase:authUser:key:[DEFAULT]', '{}');
};

beforeEach(() => {
  localStorage.clear();
  jest.clearAllMocks();
});

describe('the code of the first page', () => {
  it.each([
    ['/searches', '/searches'],
    ['/searches/', '/searches'],
    ['/searches/overlap', '/searches/overlap'],
    ['/searches/planters', '/searches/:id'],
  ])('of a remote is asked for before it is known who is signed in: %s', (path, page) => {
    signIn();
    preloadFirstRemote(ALL, path);
    expect(jest.mocked(preloadRemote).mock.calls).toEqual([[SEARCHES, page]]);
  });

  it('of a remote comes with the modules that all areas share', () => {
    signIn();
    preloadFirstRemote(ALL, '/searches');
    const asked = Object.entries(SHARED).filter(([, load]) => jest.mocked(load).mock.calls.length);
    expect(asked.map(([name]) => name)).toEqual(['dialogs', 'inputs', 'server']);
  });

  it('of a remote is not asked for where people are led to the login page', () => {
    preloadFirstRemote(ALL, '/searches');
    expect(preloadRemote).not.toHaveBeenCalled();
    expect(SHARED.inputs).not.toHaveBeenCalled();
  });

  it('of a remote is not asked for where it depends on the person which release they see', () => {
    signIn();
    preloadFirstRemote([{ ...SEARCHES, preview: SEARCHES }], '/searches');
    expect(preloadRemote).not.toHaveBeenCalled();
  });

  it('of nobody’s address asks for nothing', () => {
    signIn();
    preloadFirstRemote(ALL, '/nowhere');
    expect(preloadRemote).not.toHaveBeenCalled();
  });

  it('of an address that is none of the shell’s begins with federation’s runtime, where somebody is signed in', () => {
    preloadFirstPage('/searches');
    signIn();
    for (const own of ['/', '/home', '/account']) preloadFirstPage(own);
    expect(loadFederation).not.toHaveBeenCalled();
    preloadFirstPage('/searches/planters');
    expect(loadFederation).toHaveBeenCalledTimes(1);
  });

  it('of Home is asked for by whoever is signed in, that of other pages by everybody', () => {
    preloadFirstPage('/home');
    expect(preloadPage).not.toHaveBeenCalled();
    preloadFirstPage('/privacy');
    signIn();
    preloadFirstPage('/home');
    expect(jest.mocked(preloadPage).mock.calls).toEqual([['/privacy'], ['/home']]);
  });
});
