import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createStore, Provider } from 'jotai';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import type { Organisation, Year } from 'shared-kernel/model';
import { organisationAtom, yearAtom } from 'shared-kernel/session';
import { UiProvider, UnsavedChanges } from 'shared-kernel/ui';
import { YearPicker } from './YearPicker';

const aYear = (id: string, year: number, parts: Partial<Year> = {}) =>
  ({ id, name: id, dateTo: { year, month: 3, day: 31 }, ...parts }) as unknown as Year;

const TWO = [aYear('2024', 2024), aYear('2025', 2025)];

function showAt(address: string, years: readonly Year[] = TWO) {
  const store = createStore();
  store.set(organisationAtom, {
    status: 'ready',
    organisation: { id: 'trust', name: 'Trust' } as unknown as Organisation,
    years,
  });
  const frame = (
    <>
      <YearPicker />
      <Outlet />
    </>
  );
  const edited = <UnsavedChanges when />;
  const pages = ['/searches', '/searches/:id'].map((path) => ({ path, element: edited }));
  const router = createMemoryRouter([{ element: frame, children: pages }], {
    initialEntries: [address],
  });
  render(
    <UiProvider>
      <Provider store={store}>
        <RouterProvider router={router} />
      </Provider>
    </UiProvider>,
  );
  return { router, year: () => store.get(yearAtom)?.id };
}

describe('a year in preparation (D490)', () => {
  it('is nobody’s start, and chosen from a group of its own', async () => {
    const { year } = showAt('/searches', [aYear('2026', 2026, { inPreparation: true }), ...TWO]);
    expect(year()).toBe('2025');
    const group = screen.getByRole('group', { name: 'In preparation' });
    expect(within(group).getAllByRole('option')).toHaveLength(1);
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2026');
    await userEvent.click(await screen.findByText('Leave'));
    await waitFor(() => expect(year()).toBe('2026'));
  });

  it('is worked in where none is open', () => {
    expect(showAt('/searches', [aYear('2026', 2026, { inPreparation: true })]).year()).toBe('2026');
  });
});

describe.each(['/searches/x', '/searches'])('another year, with unsaved edits at %s', (address) => {
  const chooseAnother = async () => {
    const shown = showAt(address);
    await userEvent.selectOptions(screen.getByLabelText('Year'), '2024');
    await screen.findByText('Leave without saving?');
    return shown;
  };

  it('is not switched to by who stays', async () => {
    const { router, year } = await chooseAnother();
    await userEvent.click(screen.getByText('Stay'));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(year()).toBe('2025');
    expect(router.state.location.pathname).toBe(address);
  });

  it('is switched to by who leaves', async () => {
    const { router, year } = await chooseAnother();
    expect(year()).toBe('2025');
    await userEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(year()).toBe('2024'));
    expect(router.state.location.pathname).toBe('/searches');
  });
});

describe('a link into another year, with unsaved edits', () => {
  const follow = async () => {
    const shown = showAt('/searches');
    const state = { scopeSwitch: true, yearId: '2024' };
    void shown.router.navigate('/searches/x', { state });
    await screen.findByText('Leave without saving?');
    return shown;
  };

  it('switches nothing for who stays', async () => {
    const { year } = await follow();
    await userEvent.click(screen.getByText('Stay'));
    await waitFor(() => expect(screen.queryByText('Leave without saving?')).toBeNull());
    expect(year()).toBe('2025');
  });

  it('leads to the page, in its year', async () => {
    const { router, year } = await follow();
    await userEvent.click(screen.getByText('Leave'));
    await waitFor(() => expect(year()).toBe('2024'));
    expect(router.state.location.pathname).toBe('/searches/x');
  });
});
