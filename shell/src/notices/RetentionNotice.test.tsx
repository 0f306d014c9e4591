import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { succeeded } from 'shared-kernel/model';
import { saveYear } from 'shared-kernel/server';
import { anOrganisation, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { Notices } from './Notices';

jest.mock('shared-kernel/server', () => ({
  ...jest.requireActual<object>('shared-kernel/server'),
  saveYear: jest.fn(),
}));
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadYears: jest.fn(),
  loadOrganisation: jest.fn(),
}));

const YEAR = aYear({
  supportersTotal: 600,
  retainUntil: { year: 2026, month: 11, day: 14 },
  retainUntilSetBy: 'bo@example.org',
  removeSupportersAt: new Date('2026-11-22T03:30:00Z'),
  saved: { revision: 4, savedBy: 'bo@example.org', savedAt: new Date('2026-10-01') },
});
const show = (admin: boolean, year = YEAR) =>
  renderPage(Notices, { path: '/home', store: signedIn({ roles: { admin }, year }) });

it('tells everybody how many go when, and who had set the day', () => {
  show(false);
  const notices = screen.getByRole('region', { name: 'Notices' });
  expect(notices).toHaveTextContent(
    'The data of all 600 supporters of 2026 is removed for good on 22 November 2026: the last day for keeping it, 14 November 2026, has passed, as bo@example.org had set.',
  );
  expect(notices).toHaveTextContent('An admin of your organisation can put this off');
  expect(within(notices).queryByRole('button')).not.toBeInTheDocument();
});

it('says nothing where nothing is about to go', () => {
  show(true, aYear({ retainUntil: { year: 2030, month: 1, day: 1 } }));
  expect(screen.queryByRole('region', { name: 'Notices' })).not.toBeInTheDocument();
});

it.each([
  ['until another day', '2199-12-31', { year: 2199, month: 12, day: 31 }],
  ['until somebody removes it', '', null],
])('lets an admin keep the data %s', async (_, written, retainUntil) => {
  jest.mocked(saveYear).mockResolvedValue(succeeded({ outcome: 'saved', revision: 5 }));
  jest.mocked(loadOrganisation).mockResolvedValue(succeeded(anOrganisation()));
  jest.mocked(loadYears).mockResolvedValue(succeeded({ items: [aYear()], malformed: [] }));
  show(true);
  fireEvent.click(screen.getByRole('button', { name: 'Keep the supporter data of 2026' }));
  const dialog = await screen.findByRole('alertdialog');
  fireEvent.change(within(dialog).getByLabelText('Keep supporter data until'), {
    target: { value: written },
  });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Keep the data' }));
  await waitFor(() =>
    expect(saveYear).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: '2026', retainUntil, expectedRevision: 4 }),
    ),
  );
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
});
