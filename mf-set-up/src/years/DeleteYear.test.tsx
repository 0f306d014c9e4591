import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { succeeded } from 'shared-kernel/model';
import { anOrganisation, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { DeleteYear } from './DeleteYear';
import { deleteYear } from '../server/organisations';

jest.mock('../server/organisations', () => ({
  ...jest.requireActual<object>('../server/organisations'),
  deleteYear: jest.fn(),
}));
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadYears: jest.fn(),
  loadOrganisation: jest.fn(),
}));

it('deletes a year once its name is typed, and says how many supporters that puts away', async () => {
  jest.mocked(deleteYear).mockResolvedValue(succeeded({ removeAt: new Date() }));
  jest.mocked(loadOrganisation).mockResolvedValue(succeeded(anOrganisation()));
  jest.mocked(loadYears).mockResolvedValue(succeeded({ items: [], malformed: [] }));
  const year = aYear({ name: '2025', supportersTotal: 12_480 });
  const Row = () => <DeleteYear organisation={anOrganisation()} year={year} />;
  renderPage(Row, { path: '/set-up', store: signedIn({ roles: { admin: true }, year }) });
  fireEvent.click(screen.getByRole('button', { name: 'Delete 2025' }));
  const dialog = await screen.findByRole('alertdialog');
  expect(dialog).toHaveTextContent('The data of 12,480 supporters, searches, screens and results');
  const confirm = within(dialog).getByRole('button', { name: 'Delete the year' });
  const name = within(dialog).getByLabelText('Type the year’s name to confirm');
  fireEvent.change(name, { target: { value: '2026' } });
  fireEvent.click(confirm);
  expect(deleteYear).not.toHaveBeenCalled();
  fireEvent.change(name, { target: { value: '2025' } });
  fireEvent.click(confirm);
  await waitFor(() =>
    expect(deleteYear).toHaveBeenCalledWith({
      organisationId: anOrganisation().id,
      yearId: year.id,
      confirmedName: '2025',
    }),
  );
});
