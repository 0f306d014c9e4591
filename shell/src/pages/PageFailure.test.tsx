import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { UiProvider } from 'shared-kernel/ui';
import { PageFailure } from './PageFailure';

function Broken(): never {
  throw new Error('A bug');
}

function show(address: string) {
  const routes = [{ path: '/broken', element: <Broken />, errorElement: <PageFailure /> }];
  const router = createMemoryRouter([{ children: routes, errorElement: <PageFailure /> }], {
    initialEntries: [address],
  });
  render(
    <UiProvider>
      <RouterProvider router={router} />
    </UiProvider>,
  );
}

it('costs a page that failed a panel, which offers to try again', async () => {
  const told = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show('/broken');
  expect(await screen.findByText('This page cannot be shown')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
  told.mockRestore();
});

it('says that the page was not found where the address fits no route', async () => {
  const told = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  show('/%0A');
  expect(await screen.findByText("Sorry, we couldn't find that page!")).toBeVisible();
  told.mockRestore();
});
