import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CONTRACT_VERSION } from 'shared-kernel/contract';
import { UiProvider } from 'shared-kernel/ui';
import type { RemoteEntry } from './remotesFile';
import { RemotePage } from './RemotePage';

const loadModule = jest.fn<Promise<unknown>, [string]>();
jest.mock('@module-federation/enhanced/runtime', () => ({
  registerRemotes: jest.fn(),
  loadRemote: (name: string) => loadModule(name),
}));

let turn = 0;
const anEntry = (): RemoteEntry => ({
  id: `probe-${'abcdefghij'[turn++] ?? 'z'}`,
  manifest: '/m.json',
  paths: ['/probe'],
  needs: 'year',
  nav: { label: 'Probe', path: '/probe' },
});

const aRecord = (id: string, component: () => React.ReactNode) => ({
  default: { contractVersion: CONTRACT_VERSION, id, routes: [{ path: '/probe', component }] },
});

const show = (entry: RemoteEntry) =>
  render(
    <UiProvider>
      <RemotePage entry={entry} path="/probe" />
    </UiProvider>,
  );

const panel = () => screen.findByText('This part of Supporter Screens is not available');

describe('a page of a remote', () => {
  it('shows the component of its route', async () => {
    const entry = anEntry();
    loadModule.mockResolvedValue(aRecord(entry.id, () => <p>the remote speaks</p>));
    show(entry);
    expect(await screen.findByText('the remote speaks')).toBeVisible();
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

  it('costs a panel when it was made for another contract', async () => {
    const entry = anEntry();
    loadModule.mockResolvedValue({ default: { contractVersion: CONTRACT_VERSION + 1 } });
    show(entry);
    await panel();
    expect(screen.getByText(/another version of Supporter Screens/)).toBeVisible();
  });

  it.each([
    ['nothing', undefined],
    ['text', { default: 'hello' }],
    ['a record of another remote', aRecord('somebody-else', () => null)],
    ['no record', { default: { contractVersion: CONTRACT_VERSION, id: 'x', routes: 'none' } }],
  ])('costs a panel when it exposes %s', async (_what, module) => {
    loadModule.mockResolvedValue(module);
    show(anEntry());
    await panel();
    expect(screen.getByText(/could not be understood/)).toBeVisible();
  });

  it('costs a panel when it throws while rendering', async () => {
    const silenced = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const entry = anEntry();
    loadModule.mockResolvedValue(
      aRecord(entry.id, () => {
        throw new Error('boom');
      }),
    );
    show(entry);
    await panel();
    expect(screen.getByText(/Something in it went wrong/)).toBeVisible();
    silenced.mockRestore();
  });

  it('says so when the server accepts and never answers', async () => {
    jest.useFakeTimers();
    loadModule.mockReturnValue(new Promise(() => undefined));
    show(anEntry());
    await act(() => jest.advanceTimersByTimeAsync(10_000));
    expect(screen.getByText(/too long to answer/)).toBeVisible();
    jest.useRealTimers();
  });
});
