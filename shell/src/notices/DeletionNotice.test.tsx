import { fireEvent, screen, waitFor } from '@testing-library/react';
import { loadOrganisation, loadYears } from 'shared-kernel/firestore';
import { succeeded } from 'shared-kernel/model';
import { organisationAtom } from 'shared-kernel/session';
import { anOrganisation, aYear, signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { Notices } from './Notices';
import { restoreOrganisation, restoreYear } from '../server/restore';

jest.mock('../server/restore', () => ({
  ...jest.requireActual<object>('../server/restore'),
  restoreYear: jest.fn(),
  restoreOrganisation: jest.fn(),
}));
jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<object>('shared-kernel/firestore'),
  loadYears: jest.fn(),
  loadOrganisation: jest.fn(),
}));

const pendingDeletion = {
  by: 'bo@example.org',
  at: new Date('2026-11-01T10:00:00Z'),
  removeAt: new Date('2026-12-01T10:00:00Z'),
};
const YEAR = aYear({ name: '2025', pendingDeletion });

beforeEach(() => {
  jest.mocked(restoreYear).mockResolvedValue(succeeded(undefined));
  jest.mocked(restoreOrganisation).mockResolvedValue(succeeded(undefined));
  jest.mocked(loadOrganisation).mockResolvedValue(succeeded(anOrganisation()));
  jest.mocked(loadYears).mockResolvedValue(succeeded({ items: [aYear()], malformed: [] }));
});

function show(roles: { admin?: boolean; superadmin?: boolean }, organisation = anOrganisation()) {
  const store = signedIn({ roles, organisation });
  store.set(organisationAtom, {
    status: 'ready',
    organisation,
    years: [],
    deletedYears: organisation.pendingDeletion === null ? [YEAR] : [],
  });
  renderPage(Notices, { path: '/home', store });
  return screen.getByRole('region', { name: 'Notices' });
}

it('tells everybody which year goes when, and who deleted it', () => {
  const notices = show({});
  expect(notices).toHaveTextContent(
    'bo@example.org deleted “2025” on 1 November 2026. It is removed for good on 1 December 2026',
  );
  expect(notices).toHaveTextContent('An admin of your organisation can restore it until then.');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('lets an admin restore a year', async () => {
  show({ admin: true });
  fireEvent.click(screen.getByRole('button', { name: 'Restore 2025' }));
  await waitFor(() => expect(screen.queryByRole('region')).not.toBeInTheDocument());
  expect(restoreYear).toHaveBeenCalledWith({
    organisationId: anOrganisation().id,
    yearId: YEAR.id,
  });
});

it('lets a superadmin alone restore an organisation', () => {
  const organisation = anOrganisation({ name: 'Oak', pendingDeletion });
  expect(show({ admin: true }, organisation)).toHaveTextContent(
    'Whoever runs Supporter Screens can restore it',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

it('offers superadmins the way back of an organisation', async () => {
  show({ superadmin: true }, anOrganisation({ name: 'Oak', pendingDeletion }));
  fireEvent.click(screen.getByRole('button', { name: 'Restore Oak' }));
  await waitFor(() => expect(restoreOrganisation).toHaveBeenCalledTimes(1));
});
