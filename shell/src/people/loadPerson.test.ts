import * as firestore from 'shared-kernel/firestore';
import {
  asId,
  failed,
  succeeded,
  type Organisation,
  type UserId,
  type YearId,
} from 'shared-kernel/model';
import type { Identity } from 'shared-kernel/session';
import { aYear } from 'shared-kernel/testing';
import { loadPerson } from './loadPerson';

jest.mock('shared-kernel/firestore', () => ({
  ...jest.requireActual<typeof firestore>('shared-kernel/firestore'),
  createUser: jest.fn(),
  loadOrganisation: jest.fn(),
  loadOrganisations: jest.fn(),
  loadYears: jest.fn(),
  readRoles: jest.fn(),
  readUser: jest.fn(),
}));
const database = jest.mocked(firestore);

const ADA: Identity = {
  userId: 'ada' as UserId,
  email: 'ada@example.org',
  displayName: 'Ada Greenwood',
};
const FIRST_VISIT = { chosenId: null, lastId: null };
const NO_ANSWER = { code: 'data/unavailable', message: 'no answer' } as const;
const UNREACHABLE = failed(NO_ANSWER);
const NOT_FOUND = failed({ code: 'data/not-found', message: 'nothing there' } as const);
const UNREACHABLE_SENTENCE =
  'The server could not be reached. Check your connection and try again.';

const anOrganisation = (id: string): Organisation =>
  ({ id, name: `Organisation ${id}` }) as unknown as Organisation;
const listing = <T>(...items: T[]) => succeeded({ items, malformed: [] });
const aUser = (organisation: string | null) =>
  succeeded({
    id: ADA.userId,
    profile: { email: ADA.email, firstName: 'Ada' },
    organisation: organisation as Organisation['id'] | null,
  });
const holding = (roles: { admin?: boolean; superadmin?: boolean }) => ({
  roles: { admin: false, superadmin: false, ...roles },
  failures: [],
});

beforeEach(() => {
  jest.clearAllMocks();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  database.readUser.mockResolvedValue(aUser('trust'));
  database.readRoles.mockResolvedValue(holding({}));
  database.loadOrganisations.mockResolvedValue(listing<Organisation>());
  database.loadOrganisation.mockImplementation((id) =>
    Promise.resolve(succeeded(anOrganisation(id))),
  );
  database.loadYears.mockResolvedValue(listing<never>());
});
afterEach(() => {
  jest.restoreAllMocks();
});

describe('the organisation of a person', () => {
  it('is the one of their profile', async () => {
    const { organisation } = await loadPerson(ADA, FIRST_VISIT);
    expect(organisation).toMatchObject({ status: 'ready', organisation: { id: 'trust' } });
  });

  it('offers no year that is pending deletion, be it the latest', async () => {
    const at = new Date('2026-11-01');
    const deleted = aYear({
      id: asId<YearId>('2027'),
      dateTo: { year: 2028, month: 1, day: 1 },
      pendingDeletion: { by: 'ada@example.org', at, removeAt: at },
    });
    const items = [deleted, aYear({ id: asId<YearId>('2026') })];
    database.loadYears.mockResolvedValue(succeeded({ items, malformed: [] }));
    const { organisation } = await loadPerson(ADA, FIRST_VISIT);
    expect(organisation).toMatchObject({
      years: [{ id: '2026' }],
      deletedYears: [{ id: '2027' }],
    });
  });

  it('is none for somebody whom no admin has added', async () => {
    database.readUser.mockResolvedValue(aUser(null));
    expect((await loadPerson(ADA, FIRST_VISIT)).organisation).toEqual({ status: 'none' });
  });

  it('is unknown, not none, when the profile cannot be read', async () => {
    database.readUser.mockResolvedValue(UNREACHABLE);
    const person = await loadPerson(ADA, FIRST_VISIT);
    expect(person.organisation).toEqual({ status: 'failed', sentence: UNREACHABLE_SENTENCE });
    expect(person.auth).toMatchObject({ status: 'loggedIn', userId: 'ada', user: null });
  });

  it('is unknown when the profile of a newcomer cannot be created', async () => {
    database.readUser.mockResolvedValue(NOT_FOUND);
    database.createUser.mockResolvedValue(UNREACHABLE);
    const person = await loadPerson(ADA, FIRST_VISIT);
    expect(person.organisation).toEqual({ status: 'failed', sentence: UNREACHABLE_SENTENCE });
    expect(person).toMatchObject({ isNew: false, auth: { user: null } });
  });

  it('is unknown when a superadmin without one of their own cannot read the list', async () => {
    database.readUser.mockResolvedValue(aUser(null));
    database.readRoles.mockResolvedValue(holding({ superadmin: true }));
    database.loadOrganisations.mockResolvedValue(UNREACHABLE);
    const person = await loadPerson(ADA, FIRST_VISIT);
    expect(person.organisation).toEqual({ status: 'failed', sentence: UNREACHABLE_SENTENCE });
  });

  it('is the one that a superadmin chose last, as long as it is in the list', async () => {
    database.readRoles.mockResolvedValue(holding({ superadmin: true }));
    database.loadOrganisations.mockResolvedValue(
      listing(anOrganisation('kitchens'), anOrganisation('trust')),
    );
    const organisationAfter = async (chosen: string) =>
      (await loadPerson(ADA, { chosenId: asId(chosen), lastId: null })).organisation;
    expect(await organisationAfter('kitchens')).toMatchObject({ organisation: { id: 'kitchens' } });
    expect(await organisationAfter('gone')).toMatchObject({ organisation: { id: 'trust' } });
  });

  it('is asked for at once where they were in it before, and once', async () => {
    let tell: (user: ReturnType<typeof aUser>) => void = () => undefined;
    database.readUser.mockReturnValue(new Promise((resolve) => (tell = resolve)));
    database.readRoles.mockResolvedValue(holding({ admin: true }));
    const loading = loadPerson(ADA, { chosenId: null, lastId: asId('trust') });
    expect(database.loadOrganisation.mock.calls).toEqual([['trust']]);
    expect(database.loadYears.mock.calls).toEqual([['trust']]);
    expect(database.readRoles.mock.calls).toEqual([['ada', 'trust']]);
    tell(aUser('trust'));
    const { organisation, auth } = await loading;
    expect(organisation).toMatchObject({ organisation: { id: 'trust' } });
    expect(auth.roles.admin).toBe(true);
    expect(database.loadOrganisation).toHaveBeenCalledTimes(1);
    expect(database.readRoles).toHaveBeenCalledTimes(1);
  });

  it('is that of their profile where they were in another one before, with what they may do in it', async () => {
    database.readRoles.mockImplementation((_, id) =>
      Promise.resolve(holding({ admin: id === 'kitchens' })),
    );
    const { organisation, auth } = await loadPerson(ADA, {
      chosenId: null,
      lastId: asId('kitchens'),
    });
    expect(organisation).toMatchObject({ organisation: { id: 'trust' } });
    expect(auth.roles.admin).toBe(false);
  });

  it('is never chosen by others', async () => {
    const { organisation } = await loadPerson(ADA, {
      chosenId: asId('kitchens'),
      lastId: null,
    });
    expect(organisation).toMatchObject({ organisation: { id: 'trust' } });
    expect(database.loadOrganisations).not.toHaveBeenCalled();
  });

  it('is the first of the list for a superadmin without one of their own (spec §2)', async () => {
    database.readUser.mockResolvedValue(aUser(null));
    database.readRoles.mockResolvedValue(holding({ superadmin: true }));
    database.loadOrganisations.mockResolvedValue(
      listing(anOrganisation('willow'), anOrganisation('acorn')),
    );
    const { organisation } = await loadPerson(ADA, FIRST_VISIT);
    expect(organisation).toMatchObject({ organisation: { id: 'acorn' } });
  });
});

describe('the roles of a person', () => {
  it('are none where looking them up fails, which is logged without saying whose they are', async () => {
    database.readRoles.mockResolvedValue({ ...holding({}), failures: [NO_ANSWER] });
    const { auth } = await loadPerson(ADA, FIRST_VISIT);
    expect(auth.roles).toEqual({ admin: false, superadmin: false });
    expect(jest.mocked(console.error).mock.calls).toEqual([
      ['Failed looking up a role: data/unavailable'],
    ]);
  });

  it('are found although the profile cannot be read', async () => {
    database.readUser.mockResolvedValue(UNREACHABLE);
    database.readRoles.mockResolvedValue(holding({ superadmin: true }));
    const person = await loadPerson(ADA, FIRST_VISIT);
    expect(person.auth).toMatchObject({ user: null, roles: { superadmin: true } });
  });
});
