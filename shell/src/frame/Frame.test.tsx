import { act, render, screen } from '@testing-library/react';
import { Provider, useAtomValue } from 'jotai';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { organisationAtom } from 'shared-kernel/session';
import { signedIn } from 'shared-kernel/testing';
import { UiProvider } from 'shared-kernel/ui';
import { Frame } from './Frame';

// Of the header, where nothing runs.
jest.mock('../work/loadWork', () => ({
  loadWork: () => Promise.resolve({ ok: true, value: [] }),
}));

beforeEach(() => {
  Object.assign(globalThis, { drawsInSteps: true });
});
afterEach(() => {
  Object.assign(globalThis, { drawsInSteps: false });
});

it('draws no page without an organisation that has answered, neither before nor between two', async () => {
  const store = signedIn();
  const ready = store.get(organisationAtom);
  const drawnWith: string[] = [];
  const Page = () => {
    drawnWith.push(useAtomValue(organisationAtom).status);
    return <p>the page</p>;
  };
  store.set(organisationAtom, { status: 'loading' });
  const router = createMemoryRouter([
    { element: <Frame remotes={[]} />, children: [{ path: '*', element: <Page /> }] },
  ]);
  render(
    <Provider store={store}>
      <UiProvider>
        <RouterProvider router={router} />
      </UiProvider>
    </Provider>,
  );
  for (let time = 0; time < 2; time += 1) {
    expect(screen.getByRole('status', { name: 'Loading' })).toBeVisible();
    act(() => {
      store.set(organisationAtom, ready);
    });
    expect(await screen.findByText('the page')).toBeVisible();
    act(() => {
      store.set(organisationAtom, { status: 'loading' });
    });
    expect(screen.queryByText('the page')).not.toBeInTheDocument();
  }
  expect(new Set(drawnWith)).toEqual(new Set(['ready']));
});
