import { createStore } from 'jotai';
import { anOrganisation, aYear } from 'shared-kernel/testing';
import { asId, type UserId, type YearId } from 'shared-kernel/model';
import {
  authAtom,
  organisationAtom,
  organisationsAtom,
  yearAtom,
  type Identity,
} from 'shared-kernel/session';
import { followIdentity } from './followIdentity';
import { loadPerson, type Person } from './loadPerson';
import { recallPerson } from './rememberedPerson';
import { rememberOrganisation, rememberYear } from './rememberedChoice';
import { farewellAtom, newcomerAtom } from './signInAtoms';

jest.mock('./loadPerson');
const load = jest.mocked(loadPerson);

const userId = asId<UserId>('ada');
const ADA: Identity = { userId, email: 'ada@example.org', displayName: 'Ada Greenwood' };
const trust = anOrganisation({ name: 'Trust' });
const years = [2025, 2026].map((year) =>
  aYear({
    id: asId<YearId>(String(year)),
    name: String(year),
    dateTo: { year: year + 1, month: 1, day: 1 },
  }),
);

const aPerson = (parts: Partial<Person> = {}): Person => ({
  auth: {
    status: 'loggedIn',
    userId,
    email: ADA.email,
    user: { id: userId, profile: { email: ADA.email, firstName: 'Ada' }, organisation: trust.id },
    roles: { admin: true, superadmin: false },
  },
  organisations: [],
  organisation: { status: 'ready', organisation: trust, years },
  isNew: false,
  ...parts,
});

const stopKeeping = jest.fn();
const keepFresh = jest.fn(() => stopKeeping);
function aSession() {
  const store = createStore();
  return { store, ...followIdentity(store, keepFresh) };
}

beforeEach(() => {
  jest.resetAllMocks();
  keepFresh.mockReturnValue(stopKeeping);
  localStorage.clear();
  sessionStorage.clear();
  load.mockResolvedValue(aPerson());
});

describe('the session of whoever is signed in', () => {
  it('is loading until all of it is known', async () => {
    const { store, follow } = aSession();
    const following = follow(ADA);
    expect(store.get(authAtom).status).toBe('loading');
    expect(store.get(organisationAtom).status).toBe('loading');
    await following;
    expect(store.get(authAtom)).toMatchObject({ status: 'loggedIn', email: ADA.email });
    expect(store.get(organisationAtom).status).toBe('ready');
    expect(store.get(yearAtom)?.id).toBe('2026');
  });

  it('loaded anew leaves the page as it is until all of it is known, so that no press is lost', async () => {
    const { store, follow } = aSession();
    load.mockResolvedValueOnce(aPerson({ organisation: { status: 'none' } }));
    await follow(ADA);
    const seen: string[] = [];
    store.sub(authAtom, () => seen.push(store.get(authAtom).status));
    store.sub(organisationAtom, () => seen.push(store.get(organisationAtom).status));
    await follow(ADA);
    expect(seen).not.toContain('loading');
    expect(store.get(organisationAtom).status).toBe('ready');
  });

  it('shows that somebody else is being loaded, and another try after a failed one', async () => {
    const { store, follow } = aSession();
    load.mockResolvedValueOnce(
      aPerson({ organisation: { status: 'failed', sentence: 'It could not be loaded' } }),
    );
    await follow(ADA);
    const again = follow(ADA);
    expect(store.get(organisationAtom).status).toBe('loading');
    await again;
    const other = follow({ ...ADA, userId: asId<UserId>('milo') });
    expect(store.get(organisationAtom).status).toBe('loading');
    await other;
  });

  it('remembers email and first name, unless the profile cannot be read', async () => {
    const { follow } = aSession();
    const { auth } = aPerson();
    load.mockResolvedValueOnce(aPerson({ auth: { ...auth, user: null } }));
    await follow(ADA);
    expect(recallPerson()).toBeNull();
    await follow(ADA);
    expect(recallPerson()).toEqual({ email: ADA.email, firstName: 'Ada' });
  });

  it('begins with the organisation and the year that were chosen last', async () => {
    rememberOrganisation(userId, trust.id);
    rememberYear(userId, trust.id, asId<YearId>('2025'));
    const { store, follow } = aSession();
    await follow(ADA);
    expect(load).toHaveBeenCalledWith(ADA, { chosenId: trust.id, lastId: null });
    expect(store.get(yearAtom)?.id).toBe('2025');
  });

  it('tells the next visit which organisation it was in', async () => {
    const { follow } = aSession();
    await follow(ADA);
    await follow(ADA);
    expect(load).toHaveBeenLastCalledWith(ADA, { chosenId: null, lastId: trust.id });
  });

  it('falls back to the latest year where the chosen one is gone', async () => {
    rememberYear(userId, trust.id, asId<YearId>('1999'));
    const { store, follow } = aSession();
    await follow(ADA);
    expect(store.get(yearAtom)?.id).toBe('2026');
  });

  it('of a newcomer says so', async () => {
    load.mockResolvedValue(aPerson({ isNew: true, organisation: { status: 'none' } }));
    const { store, follow } = aSession();
    await follow(ADA);
    expect(store.get(newcomerAtom)).toBe(true);
  });

  it('is that of the last one who signed in, however slowly the first is loaded', async () => {
    let finish: (person: Person) => void = () => undefined;
    load.mockReturnValueOnce(new Promise((resolve) => (finish = resolve)));
    const { store, follow } = aSession();
    const slow = follow({ ...ADA, email: 'slow@example.org' });
    await follow(ADA);
    finish(aPerson({ auth: { ...aPerson().auth, email: 'slow@example.org' } }));
    await slow;
    expect(store.get(authAtom)).toMatchObject({ email: ADA.email });
  });

  it('keeps the token fresh for as long as it lasts', async () => {
    const { follow } = aSession();
    await follow(ADA);
    expect(keepFresh).toHaveBeenCalledTimes(1);
    expect(stopKeeping).not.toHaveBeenCalled();
    await follow(null);
    expect(stopKeeping).toHaveBeenCalledTimes(1);
    expect(keepFresh).toHaveBeenCalledTimes(1);
  });
});

describe('the end of a session', () => {
  it('leaves nothing of it behind', async () => {
    load.mockResolvedValue(aPerson({ organisations: [trust] }));
    const { store, follow } = aSession();
    await follow(ADA);
    localStorage.setItem('supporter-screens/frame/ada', '{}');
    await follow(null);
    expect(localStorage.getItem('supporter-screens/frame/ada')).toBeNull();
    expect(store.get(authAtom)).toEqual({ status: 'loggedOut' });
    expect(store.get(organisationAtom)).toEqual({ status: 'none' });
    expect(store.get(organisationsAtom)).toEqual([]);
    expect(store.get(yearAtom)).toBeNull();
  });

  it('is told to whoever did not ask for it', async () => {
    const { store, follow } = aSession();
    await follow(null);
    expect(store.get(farewellAtom)).toBeNull();
    await follow(ADA);
    await follow(null);
    expect(store.get(farewellAtom)).toBe('ended');
    await follow(ADA);
    store.set(farewellAtom, 'chosen');
    await follow(null);
    expect(store.get(farewellAtom)).toBe('chosen');
    await follow(ADA);
    expect(store.get(farewellAtom)).toBeNull();
  });
});
