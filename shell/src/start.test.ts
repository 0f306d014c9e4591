import { succeeded } from 'shared-kernel/model';
import { connectFirebase, isLocalBackend, loadFirebaseConfig } from 'shared-kernel/session';
import { loadRemotesFile } from './remotes/loadRemotesFile';
import { start } from './start';

jest.mock('shared-kernel/session', () => ({
  connectFirebase: jest.fn(),
  isLocalBackend: jest.fn(),
  loadFirebaseConfig: jest.fn(),
}));
jest.mock('./remotes/loadRemotesFile', () => ({ loadRemotesFile: jest.fn() }));

const OWN = '/remotes/searches/mf-manifest.json';
const ELSEWHERE = 'http://localhost:3001/mf-manifest.json';
const config = { apiKey: 'key', authDomain: 'screens.example', projectId: 'screens' };

async function manifestWhere(isLocal: boolean): Promise<string | undefined> {
  jest.mocked(isLocalBackend).mockReturnValue(isLocal);
  jest.mocked(loadFirebaseConfig).mockResolvedValue({ ok: true, value: config });
  jest
    .mocked(loadRemotesFile)
    .mockResolvedValue(
      succeeded([
        { id: 'searches', manifest: OWN, paths: ['/searches'], needs: 'year', nav: null },
      ]),
    );
  Object.assign(globalThis, { location: { search: `?remote=searches@${ELSEWHERE}` } });
  const started = await start();
  return started.ok ? started.value[0]?.manifest : undefined;
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'location');
});

it('takes a remote from the address of the page only where the server said that it is the local one', async () => {
  expect(await manifestWhere(false)).toBe(OWN);
  expect(await manifestWhere(true)).toBe(ELSEWHERE);
  expect(connectFirebase).toHaveBeenCalledWith(config);
});
