import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { asId, succeeded, type Year } from 'shared-kernel/model';
import { anOrganisation, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { setYearOpen } from '../server/organisations';
import { Years } from './Years';

jest.mock('../server/organisations', () => ({ setYearOpen: jest.fn() }));
jest.mock('../server/rollForward', () => ({
  readRollForwards: () => Promise.resolve({ ok: true, value: { rollForwards: [] } }),
}));

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadYears: jest.fn(),
  loadOrganisation: jest.fn(),
}));

const NOW = aYear({ supportersTotal: 800 });
const NEXT = aYear({
  id: asId('next'),
  name: '2027',
  dateTo: { year: 2028, month: 1, day: 1 },
  supportersTotal: 0,
});

beforeEach(() => {
  jest.mocked(setYearOpen).mockReset();
  jest.mocked(loadOrganisation).mockResolvedValue(succeeded(anOrganisation()));
  jest.mocked(loadYears).mockResolvedValue(succeeded({ items: [NOW, NEXT], malformed: [] }));
  jest.mocked(setYearOpen).mockResolvedValue(succeeded(undefined));
});

const show = (...years: readonly Year[]) =>
  renderPage(() => <Years organisation={anOrganisation()} years={years} />, {
    path: '/set-up/years',
    at: '/set-up/years',
    store: signedIn({ roles: { admin: true }, year: NOW }),
  });
const button = (name: string) => screen.queryByRole('button', { name });

it('opens a year in preparation once it is said what that does', async () => {
  show({ ...NEXT, inPreparation: true }, NOW);
  expect(screen.getByText('In preparation')).toBeVisible();
  expect(button('Put 2026 back into preparation')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Open 2027 for everybody' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Open 2027 for everybody?' });
  expect(dialog).toHaveTextContent(
    '2027 has no supporters yet. Your colleagues start in it from now on instead of in 2026',
  );
  expect(setYearOpen).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: 'Open the year' }));
  await waitFor(() =>
    expect(setYearOpen).toHaveBeenCalledWith({
      organisationId: anOrganisation().id,
      yearId: 'next',
      open: true,
    }),
  );
});

it('is put back from the year that people start in, where another one is open', async () => {
  show(NEXT, NOW);
  expect(screen.queryByText('In preparation')).toBeNull();
  expect(button('Put 2026 back into preparation')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Put 2027 back into preparation' }));
  await waitFor(() =>
    expect(setYearOpen).toHaveBeenCalledWith(expect.objectContaining({ open: false })),
  );
});

it('is not put back where it is the only one', () => {
  show(NOW);
  expect(button('Put 2026 back into preparation')).toBeNull();
});
