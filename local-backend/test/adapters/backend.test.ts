import { itInLongRun } from 'shared-kernel/testing';
import { demoBackend, errorOf, valueOf } from '../../src/testing';
import {
  changeTag,
  createScreen,
  createSearch,
  createUser,
  deleteScreen,
  deleteSearch,
  loadFieldList,
  loadMatchingProgress,
  loadOrganisation,
  loadOrganisations,
  loadScreen,
  loadScreens,
  loadSearch,
  loadSearches,
  loadYear,
  loadYears,
  readRoles,
  readSupporter,
  readUser,
  recalculateScreen,
  recalculateSearch,
  reorderScreens,
  saveScreenContent,
  saveScreenSetup,
  saveSearch,
} from 'shared-kernel/firestore';
import {
  asId,
  DEFAULT_CONTENT,
  defaultCondition,
  type ConditionId,
  type OrganisationId,
  type ScreenId,
  type SearchId,
  type UserId,
  type YearId,
} from 'shared-kernel/model';
import { observeIdentity, signInAs } from 'shared-kernel/session';

/** The adapters against the local backend with its real rules and jobs, through the real SDKs. */
const scope = { organisationId: asId<OrganisationId>('oakhollow'), yearId: asId<YearId>('2026') };
const ADMIN = 'demo-admin';
const MEMBER = 'demo-member';
const SUPERADMIN = 'demo-superadmin';
const NEWCOMER = 'demo-newcomer';

const backend = demoBackend();

jest.setTimeout(120_000);

const signedInId = (): Promise<UserId> =>
  new Promise((resolve, reject) => {
    const stop = observeIdentity((identity) => {
      stop();
      if (identity === null) reject(new Error('Nobody is signed in'));
      else resolve(identity.userId);
    });
  });

describe('people', () => {
  it('reads a member’s user document and roles', async () => {
    await backend.become(ADMIN);
    const user = valueOf(await readUser(asId<UserId>(ADMIN)));
    expect(user).toMatchObject({ organisation: 'oakhollow', profile: { email: backend.email } });
    expect(await readRoles(user.id, user.organisation)).toEqual({
      roles: { superadmin: false, admin: true, given: null },
      failures: [],
    });
  });

  it.each(['viewer', 'publisher'] as const)('reads that somebody is a %s', async (given) => {
    const uid = `demo-${given}`;
    await backend.become(uid);
    expect(await readRoles(asId<UserId>(uid), scope.organisationId)).toEqual({
      roles: { superadmin: false, admin: false, given },
      failures: [],
    });
  });

  it('finds no role for a newcomer, and nothing of an organisation', async () => {
    await backend.become(NEWCOMER);
    const { roles } = await readRoles(asId<UserId>(NEWCOMER), null);
    expect(roles).toEqual({ superadmin: false, admin: false, given: null });
    for (const refused of [
      await loadOrganisation(scope.organisationId),
      await loadYears(scope.organisationId),
      await loadSearches(scope),
      await loadFieldList(scope),
    ]) {
      expect(errorOf(refused)).toMatchObject({ code: 'data/permission-denied' });
    }
    // As of somebody who is not there: whom the care list names is refused in the same way (D333).
    expect(errorOf(await readSupporter(scope, 'anybody@example.org'))).toMatchObject({
      code: 'data/not-found',
      cause: { code: 'data/permission-denied' },
    });
  });

  it('creates the user document of somebody new', async () => {
    const email = 'somebody.new@example.org';
    valueOf(await signInAs({ sub: 'somebody-new', email, name: 'Somebody New' }));
    const id = await signedInId();
    expect(errorOf(await readUser(id))).toMatchObject({ code: 'data/not-found' });
    valueOf(await createUser(id, { email, firstName: 'Somebody' }));
    expect(valueOf(await readUser(id))).toEqual({
      id,
      profile: { email, firstName: 'Somebody' },
      organisation: null,
    });
  });

  it('lists all organisations for a superadmin only', async () => {
    await backend.become(SUPERADMIN);
    const names = valueOf(await loadOrganisations()).items.map(({ id }) => id);
    expect(names.sort()).toEqual(['lantern-street', 'oakhollow']);
    await backend.become(MEMBER);
    expect(errorOf(await loadOrganisations())).toMatchObject({ code: 'data/permission-denied' });
  });
});

describe('a year', () => {
  beforeAll(() => backend.become(MEMBER));

  it('is read with its totals, fields and counted searches and screens', async () => {
    const [year] = valueOf(await loadYears(scope.organisationId)).items;
    expect(year).toMatchObject({ id: scope.yearId });
    expect(valueOf(await loadYear(scope)).supportersTotal).toBeGreaterThan(0);
    const fields = valueOf(await loadFieldList(scope));
    expect(fields.malformed).toEqual([]);
    expect(new Set(fields.items.map(({ type }) => type)).size).toBeGreaterThan(3);
    const searches = valueOf(await loadSearches(scope));
    expect(searches.malformed).toEqual([]);
    expect(searches.items.some(({ supportersMatched }) => supportersMatched > 0)).toBe(true);
    expect(valueOf(await loadScreens(scope)).malformed).toEqual([]);
    expect(valueOf(await loadMatchingProgress(scope))).toEqual({ processed: 0, total: 0 });
  });

  it('finds a supporter whatever the case and blanks of the email', async () => {
    const fields = valueOf(await loadFieldList(scope)).items;
    const email = fields.flatMap(({ exampleValues }) => exampleValues.random)[0]?.supporterEmail;
    if (email === undefined) throw new Error('The demo has no example');
    const supporter = valueOf(await readSupporter(scope, `  ${email.toUpperCase()} `));
    expect(supporter.email).toBe(email);
    expect(Object.keys(supporter.fields).length).toBeGreaterThan(0);
    const nobody = await readSupporter(scope, 'nobody@example.org');
    expect(errorOf(nobody)).toMatchObject({ code: 'data/not-found' });
    expect(errorOf(await readSupporter(scope, 'a/b'))).toMatchObject({ code: 'data/not-found' });
  });
});

describe('searches', () => {
  beforeAll(() => backend.become(MEMBER));

  const everybody = {
    ...defaultCondition(asId<ConditionId>('c1')),
    fieldType: 'data',
    dataId: 'No such field',
    dataEqualsOperator: '!=',
    dataValue: 'x',
  } as const;

  const create = async () =>
    valueOf(
      await createSearch(
        scope,
        { name: 'Mine', match: 'all', conditions: [everybody] },
        backend.email,
      ),
    );

  it('are created, counted by the job, and deleted', async () => {
    const id = await create();
    expect(valueOf(await loadSearch(scope, id)).saved).toMatchObject({
      revision: 1,
      savedBy: backend.email,
    });
    await backend.settled();
    const { supportersTotal } = valueOf(await loadYear(scope));
    expect(valueOf(await loadSearch(scope, id))).toMatchObject({
      supportersMatched: supportersTotal,
      supportersMatchedUpdate: false,
    });
    valueOf(await deleteSearch(scope, id));
    expect(errorOf(await loadSearch(scope, id))).toMatchObject({ code: 'data/not-found' });
    // Somebody else was faster.
    valueOf(await deleteSearch(scope, id));
  });

  itInLongRun(
    'ask for a count when the definition changed, not when only the name did (D18)',
    async () => {
      const id = await create();
      await backend.settled();
      const search = valueOf(await loadSearch(scope, id));
      const author = { expectedRevision: 1, savedBy: backend.email };

      valueOf(await saveSearch(scope, { ...search, name: 'Renamed' }, author));
      const renamed = valueOf(await loadSearch(scope, id));
      expect(renamed).toMatchObject({ name: 'Renamed', supportersMatchedUpdate: false });
      expect(renamed.supportersMatchedAt).toEqual(search.supportersMatchedAt);

      const emptied = { ...search, conditions: [] };
      valueOf(await saveSearch(scope, emptied, { ...author, expectedRevision: 2 }));
      await backend.settled();
      expect(valueOf(await loadSearch(scope, id)).supportersMatched).toBe(0);
      await deleteSearch(scope, id);
    },
  );

  it('stop the second of two saves, and let it overwrite (D22)', async () => {
    const id = await create();
    const search = valueOf(await loadSearch(scope, id));
    const author = { expectedRevision: 1, savedBy: backend.email };
    expect(valueOf(await saveSearch(scope, { ...search, name: 'First' }, author)).revision).toBe(2);

    const second = { ...search, name: 'Second' };
    const conflict = errorOf(await saveSearch(scope, second, author));
    expect(conflict).toMatchObject({ code: 'data/conflict', revision: 2, savedBy: backend.email });
    expect(conflict?.code === 'data/conflict' && conflict.savedAt).toBeInstanceOf(Date);
    expect(valueOf(await loadSearch(scope, id)).name).toBe('First');

    valueOf(await saveSearch(scope, second, { ...author, expectedRevision: 2 }));
    expect(valueOf(await loadSearch(scope, id)).name).toBe('Second');
    await deleteSearch(scope, id);
  });

  it('are saved once where the same is saved again, as after an answer that was lost', async () => {
    const id = await create();
    const search = { ...valueOf(await loadSearch(scope, id)), name: 'Saved once' };
    const author = { expectedRevision: 1, savedBy: backend.email };
    expect(valueOf(await saveSearch(scope, search, author)).revision).toBe(2);
    expect(valueOf(await saveSearch(scope, search, author)).revision).toBe(2);
    expect(valueOf(await loadSearch(scope, id)).saved.revision).toBe(2);
    const other = { ...search, name: 'Something else' };
    expect(errorOf(await saveSearch(scope, other, author))?.code).toBe('data/conflict');
    await deleteSearch(scope, id);
  });

  it('do not come back by saving or recalculating after somebody deleted them', async () => {
    const id = await create();
    const search = valueOf(await loadSearch(scope, id));
    valueOf(await deleteSearch(scope, id));
    const author = { expectedRevision: 1, savedBy: backend.email };
    expect(errorOf(await saveSearch(scope, search, author))).toMatchObject({
      code: 'data/not-found',
    });
    expect(errorOf(await recalculateSearch(scope, id))).toMatchObject({ code: 'data/not-found' });
    expect(errorOf(await loadSearch(scope, id))).toMatchObject({ code: 'data/not-found' });
  });

  it('are refused in somebody else’s name', async () => {
    const payload = { name: 'Forged', match: 'all', conditions: [] };
    const forged = await createSearch(scope, payload, 'else@example.org');
    expect(errorOf(forged)).toMatchObject({ code: 'data/permission-denied' });
  });

  itInLongRun('recalculate on request', async () => {
    const [search] = valueOf(await loadSearches(scope)).items;
    if (search === undefined) throw new Error('The demo has no search');
    valueOf(await recalculateSearch(scope, search.id));
    await backend.settled();
    const counted = valueOf(await loadSearch(scope, search.id));
    expect(counted.supportersMatched).toBe(search.supportersMatched);
    expect(counted.supportersMatchedAt?.getTime()).toBeGreaterThan(
      search.supportersMatchedAt?.getTime() ?? 0,
    );
  });
});

describe('screens', () => {
  beforeAll(() => backend.become(MEMBER));

  const create = async (order: number) =>
    valueOf(
      await createScreen(
        scope,
        { name: 'Mine', match: 'allUsers', searchIds: [], order, content: DEFAULT_CONTENT },
        backend.email,
      ),
    );

  it('keep set-up and content apart: two people may save one each (D22)', async () => {
    const id = await create(90);
    const author = { expectedRevision: 1, savedBy: backend.email };
    const content = { ...DEFAULT_CONTENT, backgroundColour: '#123456' };
    const searchIds = [asId<SearchId>('nothing')];
    valueOf(await saveScreenContent(scope, id, content, author));
    const setup = { name: 'Set up', match: 'anySearches', searchIds };
    valueOf(await saveScreenSetup(scope, id, setup, author));
    expect(errorOf(await saveScreenContent(scope, id, DEFAULT_CONTENT, author))).toMatchObject({
      code: 'data/conflict',
      revision: 2,
    });
    await backend.settled();
    expect(valueOf(await loadScreen(scope, id))).toMatchObject({
      ...setup,
      content,
      supportersMatched: 0,
      contentSaved: { revision: 2 },
      setupSaved: { revision: 2 },
    });
    await deleteScreen(scope, id);
  });

  it('change order all together or not at all, and touch no revision', async () => {
    const [a, b] = [await create(91), await create(92)];
    valueOf(
      await reorderScreens(scope, [
        { id: a, order: 92 },
        { id: b, order: 91 },
      ]),
    );
    const screen = valueOf(await loadScreen(scope, a));
    expect(screen).toMatchObject({ order: 92, setupSaved: { revision: 1 } });

    const gone = asId<ScreenId>('gone');
    const places = [
      { id: a, order: 1 },
      { id: gone, order: 2 },
    ];
    expect(errorOf(await reorderScreens(scope, places))).not.toBeNull();
    expect(valueOf(await loadScreen(scope, a)).order).toBe(92);
    await deleteScreen(scope, a);
    await deleteScreen(scope, b);
  });
});

describe('tags', () => {
  beforeAll(() => backend.become(MEMBER));

  it('are given to many and taken again, beside every revision, and none is lost to another one', async () => {
    const payload = { name: 'Tagged', content: DEFAULT_CONTENT, searchIds: [], match: 'allUsers' };
    const made = await Promise.all(
      [90, 91].map((order) => createScreen(scope, { ...payload, order }, backend.email)),
    );
    const ids = made.map(valueOf);
    const [a = asId<ScreenId>(''), b = a] = ids;
    const before = valueOf(await loadScreen(scope, a));
    await Promise.all(
      ['Gala', 'Walk'].map((tag) => changeTag(scope, 'screens', ids, { tag, on: true })),
    );
    await changeTag(scope, 'screens', [b], { tag: 'Gala', on: false });
    const after = valueOf(await loadScreen(scope, a));
    expect(after.tags).toEqual(['Gala', 'Walk']);
    expect(after.setupSaved).toEqual(before.setupSaved);
    expect(after.contentSaved).toEqual(before.contentSaved);
    expect(valueOf(await loadScreen(scope, b)).tags).toEqual(['Walk']);

    const long = { tag: 'x'.repeat(41), on: true };
    expect(errorOf(await changeTag(scope, 'screens', ids, long))).toMatchObject({
      code: 'data/permission-denied',
    });
    expect(
      errorOf(await changeTag(scope, 'screens', ['a/b'], { tag: 'Walk', on: true })),
    ).toMatchObject({
      code: 'data/not-found',
    });
    await Promise.all(ids.map((id) => deleteScreen(scope, id)));
  });
});

describe('ids that no document can have', () => {
  const author = { savedBy: 'ada@example.org', expectedRevision: 0 };

  beforeAll(() => backend.become(ADMIN));

  it.each(['a/b', '/', '.', '..', '__x__', '', 'é'.repeat(751)])('%j is not found', async (id) => {
    const screenId = asId<ScreenId>(id);
    const searchId = asId<SearchId>(id);
    const definition = { id: searchId, name: '', match: 'all', conditions: [] };
    const setup = { name: '', match: 'allUsers', searchIds: [] };
    const answers = await Promise.all([
      loadScreen(scope, screenId),
      saveScreenContent(scope, screenId, DEFAULT_CONTENT, author),
      saveScreenSetup(scope, screenId, setup, author),
      reorderScreens(scope, [{ id: screenId, order: 1 }]),
      recalculateScreen(scope, screenId),
      deleteScreen(scope, screenId),
      loadSearch(scope, searchId),
      saveSearch(scope, definition, author),
      recalculateSearch(scope, searchId),
      deleteSearch(scope, searchId),
      readSupporter(scope, id),
    ]);
    for (const answer of answers) {
      expect(answer).toMatchObject({ ok: false, error: { code: 'data/not-found' } });
    }
  });
});
