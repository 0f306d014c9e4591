import type { Caller } from '../../caller';
import { aSearch, aYear, YEAR } from '../../testing/aYear';
import { testServer, type TestServer } from '../../testing/testServer';
import type { OrganisationCallable } from '../organisationCallables';

const as = (uid: string): Caller => ({ uid, token: { email: `${uid}@example.org` } });
const call = (on: TestServer, name: OrganisationCallable, request: object, caller = as('ada')) =>
  on.handlers.callables[name](request, caller);

/** Saves over whatever revision is stored. */
const saveNewest = async (on: TestServer, parts: object = {}, caller = as('ada')) => {
  const { revision = 0 } = await on.data(YEAR);
  return call(on, 'saveYear', { ...YEAR_2026, expectedRevision: revision, ...parts }, caller);
};
const log = async (on: TestServer) =>
  (await on.documents.list('organisations/grove/activity')).map(({ data }) => data);
const linesOf = async (on: TestServer) =>
  (await log(on)).map(({ deed, by, subject }) => [deed, by, subject]);

const YEAR_2027 = {
  organisationId: 'grove',
  yearId: null,
  name: ' 2027 ',
  firstDay: { year: 2027, month: 1, day: 1 },
  lastDay: { year: 2027, month: 12, day: 31 },
  embedPage: 'https://grove.example/year',
  retainUntil: null,
  expectedRevision: 0,
};
const YEAR_2026 = {
  ...YEAR_2027,
  yearId: '2026',
  name: '2026',
  firstDay: { year: 2026, month: 1, day: 1 },
  lastDay: { year: 2026, month: 12, day: 31 },
};
const ENDS_2026 = {
  dateFrom: new Date('2025-12-31T00:00:00Z'),
  dateTo: new Date('2027-01-01T00:00:00Z'),
};
const PAST = {
  firstDay: { year: 2024, month: 1, day: 1 },
  lastDay: { year: 2024, month: 12, day: 31 },
};
const DELETED = {
  by: 'ada@example.org',
  uid: 'ada',
  at: new Date('2026-05-30T00:00:00Z'),
  removeAt: new Date('2026-06-29T00:00:00Z'),
};

describe('a year', () => {
  it('is made with the days beside its first and last (D4)', async () => {
    const on = testServer(aYear());
    const { yearId } = (await call(on, 'saveYear', YEAR_2027)) as { yearId: string };
    expect(await on.data(`organisations/grove/years/${yearId}`)).toEqual({
      name: '2027',
      dateFrom: new Date('2026-12-31T00:00:00Z'),
      dateTo: new Date('2028-01-01T00:00:00Z'),
      embedPage: 'https://grove.example/year',
      retainUntil: null,
      supportersData: { total: 0 },
      inPreparation: true,
      revision: 1,
      savedBy: 'ada@example.org',
      savedAt: new Date('2026-06-01T00:00:00Z'),
    });
  });

  it.each([
    ['ends after the open ones', {}, {}, true],
    [
      'ends with the latest open one',
      {},
      { firstDay: YEAR_2026.firstDay, lastDay: YEAR_2026.lastDay },
      true,
    ],
    ['ends before an open one', {}, PAST, false],
    ['is the first', { pendingDeletion: DELETED }, {}, false],
    ['is the first that is open', { inPreparation: true }, {}, false],
  ])('that %s is in preparation: %#', async (_, stored, parts, inPreparation) => {
    const on = testServer(aYear());
    await on.documents.commit([{ kind: 'merge', path: YEAR, data: { ...ENDS_2026, ...stored } }]);
    const { yearId } = (await call(on, 'saveYear', { ...YEAR_2027, ...parts })) as {
      yearId: string;
    };
    expect(await on.data(`organisations/grove/years/${yearId}`)).toMatchObject({ inPreparation });
  });

  it('is opened by an admin, put back, and stays as it is when it is saved', async () => {
    const on = testServer(aYear());
    const { yearId } = (await call(on, 'saveYear', YEAR_2027)) as { yearId: string };
    const path = `organisations/grove/years/${yearId}`;
    const set = (open: boolean) =>
      call(on, 'setYearOpen', { organisationId: 'grove', yearId, open });
    await call(on, 'saveYear', { ...YEAR_2027, yearId, name: 'Next', expectedRevision: 1 });
    expect(await on.data(path)).toMatchObject({ name: 'Next', inPreparation: true });
    await set(true);
    await set(true);
    expect(await on.data(path)).toMatchObject({ name: 'Next', inPreparation: false, revision: 2 });
    await call(on, 'saveYear', { ...YEAR_2027, yearId, expectedRevision: 2 });
    expect(await on.data(path)).toMatchObject({ inPreparation: false });
    await set(false);
    expect(await on.data(path)).toMatchObject({ inPreparation: true });
    const lines = (await linesOf(on)).filter(([deed]) => /Opened|PutBack/.test(String(deed)));
    expect(lines).toEqual(
      expect.arrayContaining([
        ['yearOpened', 'ada@example.org', 'Next'],
        ['yearPutBack', 'ada@example.org', '2027'],
      ]),
    );
    expect(lines).toHaveLength(2);
  });

  it('is not put back where it is the only open one', async () => {
    const on = testServer(aYear());
    await call(on, 'saveYear', YEAR_2027);
    const putBack = { organisationId: 'grove', yearId: '2026', open: false };
    await expect(call(on, 'setYearOpen', putBack)).rejects.toThrow('only open year');
    expect((await on.data(YEAR))['inPreparation']).not.toBe(true);
  });

  it.each([
    ['nowhere', {}, 'no such year'],
    ['2026', { pendingDeletion: DELETED }, 'has been deleted'],
  ])('%s that is gone is not opened', async (yearId, stored, sentence) => {
    const on = testServer(aYear());
    await on.documents.commit([
      { kind: 'merge', path: YEAR, data: { inPreparation: true, ...stored } },
    ]);
    const request = { organisationId: 'grove', yearId, open: true };
    await expect(call(on, 'setYearOpen', request)).rejects.toThrow(sentence);
  });

  it('keeps its supporters and counts when it is changed', async () => {
    const on = testServer(aYear());
    await on.documents.commit([
      { kind: 'merge', path: YEAR, data: { supportersData: { total: 7 }, embedPage: 'x' } },
    ]);
    await call(on, 'saveYear', { ...YEAR_2026, retainUntil: { year: 2028, month: 2, day: 29 } });
    expect(await on.data(YEAR)).toMatchObject({
      supportersData: { total: 7 },
      embedPage: 'https://grove.example/year',
      retainUntil: new Date('2028-02-29T00:00:00Z'),
    });
  });

  it('is counted again where its days moved, and only then', async () => {
    const on = testServer(
      aYear({ 'searches/s': { ...aSearch(), supportersMatchedUpdate: false } }),
    );
    await saveNewest(on);
    await on.settled();
    expect(await on.documents.get(`${YEAR}/jobs/matching`)).toBeNull();
    await saveNewest(on, { lastDay: { year: 2027, month: 3, day: 31 } });
    await on.settled();
    expect(await on.data(`${YEAR}/searches/s`)).toMatchObject({ supportersMatched: 0 });
  });

  it('says in the log who changed what of it, and nothing where all stayed', async () => {
    const on = testServer(aYear());
    await saveNewest(on, { embedPage: '' });
    expect(await linesOf(on)).toEqual([]);
    await saveNewest(on);
    await saveNewest(on, { name: 'Our year' });
    await saveNewest(on, { name: 'Our year', lastDay: { year: 2027, month: 3, day: 31 } });
    await saveNewest(on, { retainUntil: { year: 2028, month: 2, day: 29 } });
    await saveNewest(on, { retainUntil: null });
    await call(on, 'saveYear', YEAR_2027);
    expect((await linesOf(on)).toSorted()).toEqual(
      [
        ['embedPageChanged', 'ada@example.org', ''],
        ['yearRenamed', 'ada@example.org', '2026'],
        ['yearDaysChanged', 'ada@example.org', ''],
        ['yearRenamed', 'ada@example.org', 'Our year'],
        ['yearDaysChanged', 'ada@example.org', ''],
        ['lastDaySet', 'ada@example.org', '29 February 2028'],
        ['lastDaySet', 'ada@example.org', ''],
        ['yearMade', 'ada@example.org', '2027'],
      ].toSorted(),
    );
    expect(await log(on)).toContainEqual(
      expect.objectContaining({ deed: 'yearRenamed', yearId: '2026' }),
    );
  });

  it('stops a save that began before another’s, and says who saved when (D22)', async () => {
    const on = testServer(aYear());
    expect(await call(on, 'saveYear', { ...YEAR_2026, embedPage: '' })).toMatchObject({
      outcome: 'saved',
      revision: 1,
    });
    const stale = { ...YEAR_2026, retainUntil: { year: 2030, month: 1, day: 1 } };
    expect(await call(on, 'saveYear', stale, as('sasha'))).toEqual({
      outcome: 'conflict',
      revision: 1,
      savedBy: 'ada@example.org',
      savedAt: '2026-06-01T00:00:00.000Z',
    });
    expect(await on.data(YEAR)).toMatchObject({ embedPage: '', retainUntil: null });
    await call(on, 'saveYear', { ...stale, expectedRevision: 1 }, as('sasha'));
    expect(await on.data(YEAR)).toMatchObject({ revision: 2, savedBy: 'sasha@example.org' });
  });

  it('takes a save that is sent again, because its answer was lost, for the one that it was', async () => {
    const on = testServer(aYear());
    await call(on, 'saveYear', YEAR_2026);
    expect(await call(on, 'saveYear', YEAR_2026)).toEqual({
      outcome: 'saved',
      revision: 1,
      yearId: '2026',
    });
    expect(await on.data(YEAR)).toMatchObject({ revision: 1 });
  });

  it.each([
    [{ name: '  ' }, 'name: A name is needed'],
    [{ name: 'x'.repeat(101) }, 'name: A name has at most 100 characters'],
    [{ firstDay: { year: 2027, month: 2, day: 29 } }, 'This is not a day of the calendar'],
    [
      { lastDay: { year: 2026, month: 12, day: 31 } },
      'lastDay: The last day comes before the first',
    ],
    [{ embedPage: 'http://grove.example' }, 'embedPage: An embed page begins with https://'],
    [{ embedPage: 'https://a:b@grove.example' }, 'embedPage'],
    [{ embedPage: 'https://grove.example/#s' }, 'embedPage'],
    [{ yearId: '../x' }, 'yearId'],
  ])('is refused with %j', async (parts, message) => {
    await expect(
      call(testServer(aYear()), 'saveYear', { ...YEAR_2027, ...parts }),
    ).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringContaining(message) as string,
    });
  });

  it('may be embedded on this machine for a trial', async () => {
    const on = testServer(aYear());
    await expect(
      call(on, 'saveYear', { ...YEAR_2027, embedPage: 'http://localhost:8080/page' }),
    ).resolves.toBeDefined();
  });

  it('is set up by admins of its organisation alone', async () => {
    const on = testServer(aYear());
    for (const one of ['milo', 'otto'])
      await expect(call(on, 'saveYear', YEAR_2027, as(one))).rejects.toMatchObject({
        code: 'permission-denied',
      });
    await expect(call(on, 'saveYear', { ...YEAR_2026, yearId: 'none' })).rejects.toMatchObject({
      code: 'not-found',
    });
  });
});

describe('the last day of a year’s supporter data', () => {
  const withSupporters = (inside: object = {}) =>
    testServer(
      aYear({
        'supporters/robin@example.org': { fields: {}, supporterId: '1' },
        'supporters/wren@example.org': { fields: {}, supporterId: '2' },
        ...inside,
      }),
    );
  /** Days of June and July 2026; today is 1 June. */
  const until = (day: number, month = 6) => ({ retainUntil: { year: 2026, month, day } });
  const stored = async (on: TestServer) => (await on.data(YEAR))['retainUntil'];

  it('is not one that is over', async () => {
    const on = testServer(aYear());
    await expect(saveNewest(on, until(31, 5))).rejects.toMatchObject({
      code: 'invalid-argument',
      message: 'retainUntil: This day is over. Choose today or a later day',
    });
    expect(await stored(on)).toBeUndefined();
  });

  it('is asked about where it removes people, however far it is, and says how many', async () => {
    const on = withSupporters();
    const far = { retainUntil: { year: 2028, month: 2, day: 29 } };
    const question = { outcome: 'question', yearName: '2026', supporters: 2 };
    expect(await saveNewest(on, far)).toMatchObject({ ...question, lastDay: far.retainUntil });
    expect(await on.data(YEAR)).not.toHaveProperty('revision');
    expect(await stored(on)).toBeUndefined();
    await expect(saveNewest(on, { ...far, confirmedName: '2025' })).rejects.toMatchObject({
      code: 'invalid-argument',
    });
    expect(await stored(on)).toBeUndefined();
    expect(await saveNewest(on, { ...far, confirmedName: ' 2026 ' })).toMatchObject({
      outcome: 'saved',
    });
    expect(await stored(on)).toEqual(new Date('2028-02-29T00:00:00Z'));
  });

  it.each([
    ['today', until(1), 'question'],
    ['in 29 days', until(30), 'question'],
    ['in 30 days', until(1, 7), 'saved'],
  ])('of a year without supporters that is %s is %s', async (_, parts, outcome) => {
    expect(await saveNewest(testServer(aYear()), parts)).toMatchObject({ outcome });
  });

  it('is put off and taken away without a question, and asked about when it is brought forward', async () => {
    const on = withSupporters();
    await saveNewest(on, { ...until(1, 8), confirmedName: '2026' });
    expect(await saveNewest(on, until(1, 9))).toMatchObject({ outcome: 'saved' });
    expect(await saveNewest(on, until(1, 8))).toMatchObject({ outcome: 'question' });
    expect(await saveNewest(on, { retainUntil: null })).toMatchObject({ outcome: 'saved' });
  });

  it('that is over already does not keep the year from being saved as to all else', async () => {
    const on = withSupporters();
    const past = { retainUntil: new Date('2026-05-01T00:00:00Z') };
    await on.documents.commit([{ kind: 'merge', path: YEAR, data: past }]);
    expect(await saveNewest(on, { ...until(1, 5), name: 'Other' })).toMatchObject({
      outcome: 'saved',
    });
  });
});

describe('an organisation', () => {
  it('is made and renamed by superadmins alone', async () => {
    const on = testServer(aYear());
    const { organisationId } = (await call(
      on,
      'createOrganisation',
      { name: ' Orchard ' },
      as('sasha'),
    )) as { organisationId: string };
    await call(on, 'renameOrganisation', { organisationId, name: 'Old orchard' }, as('sasha'));
    expect(await on.data(`organisations/${organisationId}`)).toEqual({
      name: 'Old orchard',
      preferences: { fontFamilies: [], colours: [] },
    });
    const lines = await on.documents.list(`organisations/${organisationId}/activity`);
    expect(lines.map(({ data: { deed, by, subject } }) => [deed, by, subject])).toEqual([
      ['organisationMade', 'sasha@example.org', 'Orchard'],
      ['organisationRenamed', 'sasha@example.org', 'Orchard'],
    ]);
    for (const [name, request] of [
      ['createOrganisation', { name: 'Mine' }],
      ['renameOrganisation', { organisationId: 'grove', name: 'Mine' }],
    ] as const)
      await expect(call(on, name, request)).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(
      call(on, 'renameOrganisation', { organisationId: 'none', name: 'x' }, as('sasha')),
    ).rejects.toMatchObject({ code: 'not-found' });
  });

  it('keeps the fonts and colours that its admin chose, each once', async () => {
    const on = testServer(aYear());
    await call(on, 'savePreferences', {
      organisationId: 'grove',
      fontFamilies: ['Georgia', ' Georgia', 'Comic Neue'],
      colours: ['#14746F', '#14746f'],
      expectedRevision: 0,
    });
    expect(await on.data('organisations/grove')).toEqual({
      name: 'Grove',
      preferences: { fontFamilies: ['Georgia', 'Comic Neue'], colours: ['#14746f'] },
      preferencesRevision: 1,
      preferencesSavedBy: 'ada@example.org',
      preferencesSavedAt: new Date('2026-06-01T00:00:00Z'),
    });
    expect(await linesOf(on)).toEqual([['preferencesSaved', 'ada@example.org', '']]);
  });

  it('stops fonts and colours that were chosen before another’s were saved (D22)', async () => {
    const on = testServer(aYear());
    const save = (font: string, expectedRevision: number, caller = as('ada')) =>
      call(
        on,
        'savePreferences',
        { organisationId: 'grove', fontFamilies: [font], colours: [], expectedRevision },
        caller,
      );
    await save('Georgia', 0);
    expect(await save('Verdana', 0, as('sasha'))).toMatchObject({
      outcome: 'conflict',
      revision: 1,
      savedBy: 'ada@example.org',
    });
    expect(await on.data('organisations/grove')).toMatchObject({
      preferences: { fontFamilies: ['Georgia'] },
    });
    expect(await save('Verdana', 1, as('sasha'))).toMatchObject({ outcome: 'saved' });
  });

  it.each([
    [{ fontFamilies: ['x; } body { display: none'], colours: [] }],
    [{ fontFamilies: ['"'], colours: [] }],
    [{ fontFamilies: [], colours: ['red'] }],
    [{ fontFamilies: [], colours: ['url(https://x.example)'] }],
    [{ fontFamilies: Array.from({ length: 21 }, (_, i) => `Font ${String(i)}`), colours: [] }],
  ])('refuses %j as fonts and colours', async (preferences) => {
    await expect(
      call(testServer(aYear()), 'savePreferences', {
        organisationId: 'grove',
        expectedRevision: 0,
        ...preferences,
      }),
    ).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});

describe('a brand kit', () => {
  const KIT = {
    logo: '',
    palette: { ground: '#F6F1E3', text: '#12372a', accent: '#c8553d', secondAccent: '#f2b950' },
    fonts: { heading: 'Fraunces', body: 'Inter' },
    corners: 'soft',
  };
  const STORED = { ...KIT, palette: { ...KIT.palette, ground: '#f6f1e3' } };
  const GROVE = 'organisations/grove';
  const save = (on: TestServer, brand: unknown, expectedRevision: number, caller = as('ada')) =>
    call(on, 'saveBrand', { organisationId: 'grove', brand, expectedRevision }, caller);

  it('is stored beside the fonts and colours, which stay', async () => {
    const on = testServer(aYear());
    await on.documents.commit([
      { kind: 'merge', path: GROVE, data: { preferences: { colours: ['#14746f'] } } },
    ]);
    expect(await save(on, KIT, 0)).toEqual({ outcome: 'saved', revision: 1 });
    expect(await on.data(GROVE)).toEqual({
      name: 'Grove',
      preferences: { colours: ['#14746f'] },
      brand: STORED,
      formerBrands: [],
      brandRevision: 1,
      brandSavedBy: 'ada@example.org',
      brandSavedAt: new Date('2026-06-01T00:00:00Z'),
    });
    expect(await linesOf(on)).toEqual([['preferencesSaved', 'ada@example.org', '']]);
  });

  it('remembers the kit before it, also where there is none any more', async () => {
    const on = testServer(aYear());
    await save(on, KIT, 0);
    await save(on, { ...KIT, corners: 'round' }, 1);
    expect(await on.data(GROVE)).toMatchObject({ formerBrands: [STORED] });
    // The answer was lost on the way, and the same save comes once more.
    expect(await save(on, { ...KIT, corners: 'round' }, 1)).toEqual({
      outcome: 'saved',
      revision: 2,
    });
    await save(on, null, 2);
    expect(await on.data(GROVE)).toMatchObject({
      brand: null,
      formerBrands: [{ ...STORED, corners: 'round' }, STORED],
    });
  });

  it('is stopped where another was saved meanwhile (D22)', async () => {
    const on = testServer(aYear());
    await save(on, KIT, 0);
    expect(await save(on, { ...KIT, corners: 'round' }, 0, as('sasha'))).toMatchObject({
      outcome: 'conflict',
      revision: 1,
      savedBy: 'ada@example.org',
    });
    expect(await on.data(GROVE)).toMatchObject({ brand: STORED });
  });

  it.each([
    [{ ...KIT, logo: 'https://pictures.example/logo.png' }],
    [{ ...KIT, logo: 'javascript:alert(1)' }],
    [{ ...KIT, palette: { ...KIT.palette, accent: 'red' } }],
    [{ ...KIT, palette: { ground: '#ffffff' } }],
    [{ ...KIT, fonts: { heading: 'x; } body { display: none', body: 'Inter' } }],
    [{ ...KIT, corners: 'wavy' }],
    ['kit'],
  ])('refuses %j', async (brand) => {
    await expect(save(testServer(aYear()), brand, 0)).rejects.toMatchObject({
      code: 'invalid-argument',
    });
  });
});
