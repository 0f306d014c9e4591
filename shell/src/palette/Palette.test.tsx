import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { Provider } from 'jotai';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router-dom';
import { asId, succeeded, type ScreenId } from 'shared-kernel/model';
import { usePageActions, type PageAction } from 'shared-kernel/page-actions';
import { aScreen, aSearch, signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import type { PlacedRemote } from '../remotes/remoteOverride';
import { OverlayHost } from './OverlayHost';

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadScreens: () =>
    Promise.resolve(
      succeeded({ items: [aScreen({ id: asId<ScreenId>('hi'), name: 'Hello' })], malformed: [] }),
    ),
  loadSearches: () =>
    Promise.resolve(succeeded({ items: [aSearch({ name: 'Hikers' })], malformed: [] })),
  loadFieldList: () => Promise.resolve(succeeded({ items: [], malformed: [] })),
}));

const remote = (id: string, paths: readonly string[]): PlacedRemote => ({
  ...{ id, manifest: '', paths: [...paths], needs: 'year', nav: null },
});
const REMOTES = [
  remote('screens', ['/screens', '/screens/:id/design', '/supporters']),
  remote('set-up', ['/set-up', '/set-up/:page']),
];

const run = jest.fn();
const action = (parts: Partial<PageAction> = {}): PageAction => ({
  ...{ id: 'water', label: 'Water the tree', keys: [{ key: 'w' }] },
  ...{ isAvailable: () => true, run, ...parts },
});

interface Opened {
  readonly actions?: readonly PageAction[];
  readonly remotes?: readonly PlacedRemote[];
  readonly admin?: boolean;
}

function open({ actions = [], remotes = REMOTES, admin = true }: Opened = {}) {
  const Here = () => {
    usePageActions(actions);
    const { pathname, search, hash } = useLocation();
    return (
      <>
        <p>{`at ${pathname}${search}${hash}`}</p>
        <textarea aria-label="Notes" />
        <OverlayHost remotes={remotes} />
      </>
    );
  };
  const router = createMemoryRouter([{ path: '*', Component: Here }], {
    initialEntries: ['/here'],
  });
  render(
    <Provider store={signedIn({ roles: { admin } })}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
}

const openPalette = async () => {
  fireEvent.keyDown(document.body, { key: 'k', ctrlKey: true });
  return screen.findByRole('combobox');
};
const type = async (text: string) => {
  const input = await openPalette();
  fireEvent.change(input, { target: { value: text } });
  return input;
};

// jsdom has no layout to scroll.
Element.prototype.scrollIntoView = () => undefined;

beforeEach(() => {
  localStorage.clear();
  run.mockClear();
});

it('goes by typing, arrows and Enter to a screen', async () => {
  open();
  const input = await type('hello');
  const first = await screen.findByRole('option', { name: /^Hello ?Screen$/ });
  expect(input).toHaveAttribute('aria-activedescendant', first.id);
  fireEvent.keyDown(input, { key: 'ArrowDown' });
  expect(screen.getByRole('option', { selected: true })).toHaveTextContent('Screen setup');
  fireEvent.keyDown(input, { key: 'ArrowUp' });
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(await screen.findByText('at /screens/hi/design')).toBeInTheDocument();
  await waitFor(() => {
    expect(screen.queryByRole('combobox')).not.toBeInTheDocument();
  });
});

it('shows what was chosen of late first', async () => {
  open();
  const input = await type('care list');
  fireEvent.keyDown(input, { key: 'Enter' });
  await screen.findByText('at /set-up/care');
  await openPalette();
  expect(screen.getAllByRole('option')[0]).toHaveTextContent('Care list');
});

it('does what the page offers and can do', async () => {
  open({
    actions: [action(), action({ id: 'fell', label: 'Fell the tree', isAvailable: () => false })],
  });
  const input = await type('tree');
  expect(screen.getAllByRole('option')).toHaveLength(1);
  fireEvent.keyDown(input, { key: 'Enter' });
  expect(run).toHaveBeenCalledTimes(1);
});

it('looks a supporter up by a whole address, which is not remembered', async () => {
  open();
  expect(await type('ann@example')).toBeInTheDocument();
  expect(screen.queryByRole('option')).not.toBeInTheDocument();
  fireEvent.change(screen.getByRole('combobox'), { target: { value: 'ann@example.org' } });
  fireEvent.keyDown(screen.getByRole('combobox'), { key: 'Enter' });
  expect(await screen.findByText('at /supporters#email=ann%40example.org')).toBeInTheDocument();
  expect(JSON.stringify(Object.entries(localStorage))).not.toContain('ann@');
});

it('offers only pages that are there, and settings to admins', async () => {
  open({ admin: false, remotes: [remote('screens', ['/screens'])] });
  await type('s');
  const names = screen.getAllByRole('option').map((option) => option.textContent);
  expect(names).toContain('ScreensPage');
  expect(names).not.toContain('SearchesPage');
  expect(names.filter((name) => name.endsWith('Settings'))).toEqual([]);
});

describe('the list of keys', () => {
  const press = (target: Element = document.body) => fireEvent.keyDown(target, { key: '?' });

  it('has those of every page and of this one', async () => {
    open({ actions: [action()] });
    press();
    const list = await screen.findByRole('dialog', { name: 'Keys' });
    expect(list).toHaveTextContent('Go to anything, or do something hereCtrl+K');
    expect(list).toHaveTextContent('Water the treeW');
  });

  it('does not open while somebody types, nor where the page has its own', async () => {
    open({ actions: [action({ id: 'own', keys: [{ key: '?' }] })] });
    press(screen.getByLabelText('Notes'));
    expect(run).not.toHaveBeenCalled();
    press();
    expect(run).toHaveBeenCalledTimes(1);
    await openPalette();
    expect(screen.queryByRole('dialog', { name: 'Keys' })).not.toBeInTheDocument();
  });
});

it('runs a key of the page, and not while somebody types', () => {
  open({ actions: [action()] });
  fireEvent.keyDown(screen.getByLabelText('Notes'), { key: 'w' });
  expect(run).not.toHaveBeenCalled();
  fireEvent.keyDown(document.body, { key: 'w' });
  expect(run).toHaveBeenCalledTimes(1);
});
