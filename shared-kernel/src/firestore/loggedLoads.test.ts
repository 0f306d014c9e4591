import { asId, failed, type OrganisationId, type YearId } from 'shared-kernel/model';
import { loadFieldList, loadOrganisation, loadOrganisations, loadScreens, loadSearches } from '.';

const DENIED = failed({ code: 'data/permission-denied', message: '' } as const);
jest.mock('../firebase', () => ({
  ...jest.requireActual<object>('../firebase'),
  getDatabase: () => null,
}));
jest.mock('./paths', () => ({
  inYear: jest.fn(),
  organisationDocument: jest.fn(),
  organisations: jest.fn(),
  yearDocument: jest.fn(),
}));
jest.mock('./reading', () => ({
  readDocument: () => Promise.resolve(DENIED),
  readListing: () => Promise.resolve(DENIED),
}));

const scope = { organisationId: asId<OrganisationId>('trust'), yearId: asId<YearId>('2026') };

it.each([
  ['the organisations', () => loadOrganisations()],
  ['the organisation', () => loadOrganisation(scope.organisationId)],
  ['the fields list', () => loadFieldList(scope)],
  ['the screens', () => loadScreens(scope)],
  ['the searches', () => loadSearches(scope)],
])('a failed load of %s is logged with its text (spec §8)', async (what, load) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(await load()).toEqual(DENIED);
  expect(logged.mock.calls).toEqual([
    [
      `Failed loading ${what}: data/permission-denied. Your account is not allowed to do this. Ask an admin for access.`,
    ],
  ]);
  logged.mockRestore();
});
