import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { rememberPlace } from 'shared-kernel/places';
import { Page } from './Page';
import { UiProvider } from './UiProvider';

afterEach(() => {
  sessionStorage.clear();
});

function open(path: string, about?: string) {
  const page = <Page title="Screen setup" {...(about !== undefined && { about })} children="" />;
  render(
    <UiProvider>
      <RouterProvider
        router={createMemoryRouter([{ path: '*', element: page }], { initialEntries: [path] })}
      />
    </UiProvider>,
  );
}

it('leads from a page to its area as it was left, and names the page', () => {
  rememberPlace({ pathname: '/screens', search: '?tag=spring', key: 'abc', state: null });
  open('/screens/hello/setup', 'Hello');
  const way = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(way.getByRole('link', { name: 'Screens' })).toHaveAttribute('href', '/screens?tag=spring');
  expect(way.getByRole('link', { name: 'Hello' })).toHaveAttribute('href', '/screens/hello/design');
  expect(way.getByText('Setup')).toHaveAttribute('aria-current', 'page');
});

it('is not on an area’s own page', () => {
  open('/screens');
  expect(screen.queryByRole('navigation', { name: 'Breadcrumb' })).toBeNull();
});
