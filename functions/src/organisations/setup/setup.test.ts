import type { Caller } from '../../caller';
import { aSearch, aYear, YEAR } from '../../testing/aYear';
import { testServer, type TestServer } from '../../testing/testServer';
import type { OrganisationCallable } from '../organisationCallables';

const as = (uid: string): Caller => ({ uid, token: { email: `${uid}@example.org` } });
const call = (on: TestServer, name: OrganisationCallable, request: object, caller = as('ada')) =>
  on.handlers.callables[name](request, caller);

const YEAR_2027 = {
  organisationId: 'grove',
  yearId: null,
  name: ' 2027 ',
  firstDay: { year: 2027, month: 1, day: 1 },
  lastDay: { year: 2027, month: 12, day: 31 },
  embedPage: 'https://grove.example/year',
  retainUntil: null,
};
const YEAR_2026 = {
  ...YEAR_2027,
  yearId: '2026',
  name: '2026',
  firstDay: { year: 2026, month: 1, day: 1 },
  lastDay: { year: 2026, month: 12, day: 31 },
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
    });
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
    await call(on, 'saveYear', YEAR_2026);
    await on.settled();
    expect(await on.documents.get(`${YEAR}/jobs/matching`)).toBeNull();
    await call(on, 'saveYear', { ...YEAR_2026, lastDay: { year: 2027, month: 3, day: 31 } });
    await on.settled();
    expect(await on.data(`${YEAR}/searches/s`)).toMatchObject({ supportersMatched: 0 });
  });

  it('says in the log who changed the page that links lead to, and nothing where it stayed', async () => {
    const on = testServer(aYear());
    const log = async () =>
      (await on.documents.list('organisations/grove/activity')).map(({ data }) => data);
    await call(on, 'saveYear', { ...YEAR_2026, embedPage: '' });
    await call(on, 'saveYear', YEAR_2027);
    expect(await log()).toEqual([]);
    await call(on, 'saveYear', YEAR_2026);
    await call(on, 'saveYear', YEAR_2026);
    expect(await log()).toEqual([
      expect.objectContaining({
        deed: 'embedPageChanged',
        by: 'ada@example.org',
        yearId: '2026',
      }),
    ]);
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
    });
    expect(await on.data('organisations/grove')).toEqual({
      name: 'Grove',
      preferences: { fontFamilies: ['Georgia', 'Comic Neue'], colours: ['#14746f'] },
    });
  });

  it.each([
    [{ fontFamilies: ['x; } body { display: none'], colours: [] }],
    [{ fontFamilies: ['"'], colours: [] }],
    [{ fontFamilies: [], colours: ['red'] }],
    [{ fontFamilies: [], colours: ['url(https://x.example)'] }],
    [{ fontFamilies: Array.from({ length: 21 }, (_, i) => `Font ${String(i)}`), colours: [] }],
  ])('refuses %j as fonts and colours', async (preferences) => {
    await expect(
      call(testServer(aYear()), 'savePreferences', { organisationId: 'grove', ...preferences }),
    ).rejects.toMatchObject({ code: 'invalid-argument' });
  });
});
