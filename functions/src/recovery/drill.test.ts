import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import type { DocumentData } from '../store/documents';
import { ADA, askShow } from '../testing/aShow';
import { importCsv } from '../testing/importCsv';
import { publishAll } from '../testing/publishAll';
import { testServer, type TestServer } from '../testing/testServer';
import { yearScope } from '../store/paths';

const DEMO = join(__dirname, '../../../local-backend/demo');
const read = (name: string): string => readFileSync(join(DEMO, name), 'utf8');

interface DemoFile {
  readonly year: DocumentData & { readonly id: string };
  readonly searches: readonly (DocumentData & { readonly id: string })[];
  readonly screens: readonly (DocumentData & { readonly id: string })[];
}

const OLD = yearScope('oakhollow', '2026');
const EMBED_PAGE = 'https://campaign.example.org/your-year';

/** A charity's year as the demo has it, with all that staff can say of one, and an organisation that has nothing. */
async function twoOrganisations(): Promise<TestServer> {
  const on = testServer({
    'organisations/oakhollow': { name: 'Oakhollow' },
    'organisations/empty': { name: 'Empty' },
    // One admin of both, as a superadmin is.
    'superadmins/ada': {},
    'users/ada': { profile: { email: 'ada@example.org' } },
  });
  const demo = JSON.parse(read('oakhollow-2026.definitions.json')) as DemoFile;
  const { id, dateFrom, dateTo, ...year } = demo.year;
  const path = `organisations/oakhollow/years/${id}`;
  const dates = { dateFrom: new Date(String(dateFrom)), dateTo: new Date(String(dateTo)) };
  await on.documents.commit([
    { kind: 'set', path, data: { ...year, ...dates, embedPage: EMBED_PAGE } },
  ]);
  await importCsv(on, SUPPORTERS, 'keep', OLD);
  await on.documents.commit([
    ...demo.searches.map((search) => waiting(`${path}/searches`, search)),
    ...demo.screens.map((screen) => waiting(`${path}/screens`, screen)),
  ]);
  const { callables } = on.handlers;
  const ids = { ...OLD, expectedRevision: 0 };
  await callables.saveCalculatedField(
    {
      ...ids,
      field: {
        ...{ id: 'two-fields', name: 'All together', explained: true, explanation: 'Added up.' },
        calculation: { kind: 'sum', fields: { by: 'names', names: AMOUNTS }, isMoney: false },
      },
    },
    ADA,
  );
  await callables.setNeverShare({ ...OLD, fieldName: AMOUNTS[0], never: true }, ADA);
  await callables.setFieldType({ ...OLD, fieldName: AMOUNTS[1], type: 'string' }, ADA);
  await callables.describeField({ ...ids, fieldName: AMOUNTS[1], description: SAID }, ADA);
  await callables.saveSharing({ ...ids, sharing: { hashtag: '#OurYear', picture: true } }, ADA);
  await callables.saveStory({ ...ids, story: STORY }, ADA);
  await callables.savePreferences(
    {
      ...{ organisationId: 'oakhollow', expectedRevision: 0 },
      ...{ fontFamilies: ['Lora'], colours: ['#14746f'] },
    },
    ADA,
  );
  await callables.saveBrand(
    {
      ...{ organisationId: 'oakhollow', expectedRevision: 0 },
      brand: {
        logo: '/media/0123456789abcdef0123456789abcdef',
        palette: { ground: '#ffffff', text: '#111111', accent: '#14746f', secondAccent: '#aa0000' },
        fonts: { heading: 'Lora', body: 'Lora' },
        corners: 'round',
      },
    },
    ADA,
  );
  await on.settled();
  return on;
}

const SAID = {
  ...{ description: 'Hours in the woods', owner: 'Volunteering', source: 'Sign-up sheets' },
  ...{ retention: 'Two years', sensitive: true },
};

const waiting = (collection: string, { id, ...data }: DocumentData & { readonly id: string }) => ({
  kind: 'set' as const,
  path: `${collection}/${id}`,
  data: { ...data, supportersMatchedUpdate: true },
});

/** Each is shown twice: in the long run all of them. */
const SUPPORTERS = read('oakhollow-2026.csv')
  .split('\n')
  .slice(0, IN_LONG_RUN ? undefined : 181)
  .join('\n');
const AMOUNTS = ['Trees Planted', 'Volunteer Hours'] as const;

const STORY = {
  ...{ language: 'en', transition: 'push', linksLeadTo: 'embedPage', look: 'own', logo: '' },
  hostedPage: { path: '', title: 'Your year', description: 'What you did' },
  colour: '#14746f',
  closingCard: {
    ...{ shown: true, title: 'Your numbers', qrCode: false },
    numbers: [
      { text: '{field|All together|0|moneyPounds|nothing}', label: 'in all' },
      { text: '{field|Volunteer Hours|0|none|}', label: 'hours in the woods' },
      { text: '{field|Favourite Tree|20|none|}', label: 'your favourite tree' },
      { text: '{search|spoke-up|0|numberOfTimes|}', label: 'you spoke up' },
    ],
    actions: [{ label: 'Give', address: 'https://example.org/give' }],
  },
};
/** What every supporter of a year sees, by supporter id, as it leaves the server. */
async function shows(
  on: TestServer,
  { organisationId, yearId }: typeof OLD,
): Promise<ReadonlyMap<string, string>> {
  const validUntil = { year: 2026, month: 12, day: 31 };
  const seen = new Map<string, string>();
  let after: string | null = null;
  do {
    const request = { organisationId, yearId, validUntil, ...(after === null ? {} : { after }) };
    const page = (await on.handlers.callables.exportLinks(request, ADA)) as {
      readonly rows: readonly { readonly supporterId: string; readonly link: string }[];
      readonly next: string | null;
    };
    for (const { supporterId, link } of page.rows) {
      const token = link.slice(link.indexOf('#s=') + 3);
      const visit = { address: `192.0.${String(seen.size >> 8)}.${String(seen.size & 255)}` };
      const answer = await askShow(on, token, visit);
      expect(answer.status).toBe(200);
      seen.set(supporterId, await answer.text());
    }
    after = page.next;
  } while (after !== null);
  return seen;
}

const saved = async (on: TestServer): Promise<{ file: object; unreadable: string[] }> => {
  const answer = await on.handlers.callables.exportYear(OLD, ADA);
  // As a file holds it.
  return JSON.parse(JSON.stringify(answer)) as { file: object; unreadable: string[] };
};

interface BroughtBack {
  readonly yearId: string;
  readonly name: string;
  readonly left: readonly string[];
}

const bringBack = async (on: TestServer, organisationId: string, file: unknown) => {
  const request = { organisationId, file };
  const answer = (await on.handlers.callables.bringBackYear(request, ADA)) as BroughtBack;
  await on.settled();
  return answer;
};

it('a year that comes back from its file into an empty organisation shows every supporter the same', async () => {
  const on = await twoOrganisations();
  const { file, unreadable } = await saved(on);
  expect(unreadable).toEqual([]);
  expect(JSON.stringify(file)).not.toMatch(/@example\.org|robin|51000017/i);

  const back = await bringBack(on, 'empty', file);
  expect(back.name).toBe('2026');
  const anew = yearScope('empty', back.yearId);
  expect((await importCsv(on, SUPPORTERS, 'keep', anew)).state).toBe('done');
  await on.settled();

  // A year that comes back is seen once somebody publishes it.
  await publishAll(on, OLD);
  await publishAll(on, anew);
  const [before, after] = [await shows(on, OLD), await shows(on, anew)];
  expect(before.size).toBeGreaterThan(100);
  expect([...after.keys()].sort()).toEqual([...before.keys()].sort());
  const different = [...before].filter(
    ([id, text]) => after.get(id)?.replaceAll('Empty', 'Oakhollow') !== text,
  );
  expect(different.map(([id]) => id)).toEqual([]);
  // The drill would notice: there are many stories, and the numbers of supporters are in them.
  expect(new Set(before.values()).size).toBeGreaterThan(50);
  expect([...before.values()].join()).toContain('Your numbers');
  expect([...before.values()].join()).not.toContain('hours planted');

  // And the same file comes out of it again.
  const { file: again } = (await on.handlers.callables.exportYear(anew, ADA)) as { file: object };
  const plain = (one: object) => {
    const {
      year,
      savedAt: _,
      ...rest
    } = JSON.parse(JSON.stringify(one)) as {
      year: object;
      savedAt: string;
    };
    return { ...rest, year: { ...year, id: '' } };
  };
  expect(plain(again)).toEqual(plain(file));
  expect(JSON.stringify(file)).toContain('Hours in the woods');
  expect(back.left).toEqual([
    'One picture of the library is shown by address and not in the file: a backup holds them.',
  ]);
}, 240_000);

describe('bringing a year back', () => {
  const aFile = (changes: object = {}) => ({
    year: { id: 'y', name: '2026', dateFrom: '2025-12-31', dateTo: '2027-01-01', embedPage: '' },
    searches: [{ id: 's', name: 'All', match: 'all', conditions: [] }],
    screens: [
      {
        ...{ id: 'one', name: 'One', order: 1, match: 'allUsers', searchIds: [] },
        content: { backgroundColour: '#ffffff', items: [] },
      },
    ],
    ...changes,
  });
  const anOrganisation = (): TestServer =>
    testServer({ 'organisations/empty': { name: 'Empty' }, 'superadmins/ada': {} });
  const everything = (on: TestServer) =>
    on.documents.everything().filter(([path]) => !path.includes('/activity/'));

  it.each<[string, unknown, RegExp]>([
    ['no JSON of an object', 'text', /Expected Object/],
    ['another kind of file', { rows: [] }, /year/],
    ['a file of a later version', aFile({ format: 'supporter-screens year 9' }), /another version/],
    ['a year without days', aFile({ year: { id: 'y', name: '2026' } }), /year\.dateFrom/],
    [
      'a year that ends before it begins',
      aFile({ year: { ...aFile().year, dateTo: '2025-12-01' } }),
      /before the first/,
    ],
    ['a search that cannot be read', aFile({ searches: [{ id: 's', name: 5 }] }), /searches\.0/],
    [
      'an id twice',
      aFile({ searches: [aFile().searches[0], aFile().searches[0]] }),
      /searches\.1 has the id of another one/,
    ],
    [
      'an id that cannot be stored',
      aFile({ searches: [{ ...aFile().searches[0], id: 'a/b' }] }),
      /searches\.0 has an id/,
    ],
    [
      'a name that is too long',
      aFile({ screens: [{ ...aFile().screens[0], name: 'x'.repeat(201) }] }),
      /screens\.0 has too long a name/,
    ],
    [
      'a picture that runs code',
      aFile({ screens: [{ ...aFile().screens[0], content: { backgroundImage: 5 } }] }),
      /screens\.0/,
    ],
    [
      'a calculated field that is none',
      aFile({ calculatedFields: [{ id: 'c' }] }),
      /calculatedFields\.0/,
    ],
    ['a story that is none', aFile({ story: {} }), /story/],
    [
      'a choice of a field that is none',
      aFile({ fields: [{ name: 'A', type: 'text' }] }),
      /fields\.0/,
    ],
  ])('refuses %s with the place, before anything is made', async (_what, file, reason) => {
    const on = anOrganisation();
    const before = everything(on);
    await expect(bringBack(on, 'empty', file)).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(reason) as string,
    });
    expect(everything(on)).toEqual(before);
  });

  it('writes nothing over: again it is another year, and fonts, colours and kit stay', async () => {
    const on = anOrganisation();
    const first = await bringBack(on, 'empty', aFile());
    const own = { organisationId: 'empty', fontFamilies: ['Lora'], colours: ['#111111'] };
    await on.handlers.callables.savePreferences({ ...own, expectedRevision: 0 }, ADA);
    const before = new Map(everything(on));
    const preferences = { fontFamilies: [], colours: ['#14746f'] };
    const second = await bringBack(on, 'empty', aFile({ preferences }));
    expect([first.name, second.name]).toEqual(['2026', '2026 (2)']);
    expect(second.yearId).not.toBe(first.yearId);
    expect(second.left).toEqual(['The organisation kept its own fonts and colours.']);
    for (const [path, data] of before)
      if (!path.includes('/savesInRow/'))
        expect([path, new Map(everything(on)).get(path)]).toEqual([path, data]);
  });

  it('from two browsers at once makes two whole years of two names', async () => {
    const on = anOrganisation();
    const both = await Promise.all([aFile(), aFile()].map((file) => bringBack(on, 'empty', file)));
    expect(both.map(({ name }) => name).sort()).toEqual(['2026', '2026 (2)']);
    for (const { yearId } of both) {
      const year = `organisations/empty/years/${yearId}`;
      expect(await on.documents.list(`${year}/searches`)).toHaveLength(1);
      expect(await on.documents.list(`${year}/screens`)).toHaveLength(1);
    }
  });

  it('hides values of its sensitive fields before anybody is imported', async () => {
    const on = anOrganisation();
    const words = { description: '', owner: '', source: '', retention: '' };
    const fields = ['Belief', 'Town'].map((name) => ({
      ...{ name, type: 'string', typeSet: false, neverShare: false },
      dictionary: { ...words, sensitive: name === 'Belief' },
    }));
    const { yearId } = await bringBack(on, 'empty', aFile({ fields }));
    expect(await on.data(`organisations/empty/years/${yearId}/sensitive/fields`)).toEqual({
      names: ['Belief'],
    });
  });

  it('keeps tags, and stores none where there were none', async () => {
    const on = anOrganisation();
    const [search] = aFile().searches;
    const [screen] = aFile().screens;
    const tagged = aFile({
      searches: [{ ...search, tags: ['Walk', 'Gala'] }],
      screens: [
        { ...screen, tags: ['Gala'] },
        { ...screen, id: 'two' },
      ],
    });
    const { yearId } = await bringBack(on, 'empty', tagged);
    const year = `organisations/empty/years/${yearId}`;
    const stored = async (id: string) => (await on.documents.get(`${year}/${id}`))?.data ?? {};
    expect(await stored('searches/s')).toMatchObject({ tags: ['Gala', 'Walk'] });
    expect(await stored('screens/one')).toMatchObject({ tags: ['Gala'] });
    expect(await stored('screens/two')).not.toHaveProperty('tags');
    const { file } = (await on.handlers.callables.exportYear(
      { organisationId: 'empty', yearId },
      ADA,
    )) as { readonly file: object };
    expect(file).toMatchObject({
      searches: [{ tags: ['Gala', 'Walk'] }],
      screens: [{ tags: ['Gala'] }, { tags: [] }],
    });
  });

  it('leaves out what names somebody who was erased, and says so', async () => {
    const on = testServer({
      ...Object.fromEntries(anOrganisation().documents.everything()),
      'organisations/empty/years/old': { name: 'Old', dateFrom: new Date(0), dateTo: new Date(1) },
    });
    const person = { organisationId: 'empty', email: 'robin@example.org' };
    await on.handlers.callables.eraseSupporter(person, ADA);
    const searches = [{ id: 's', name: 'For robin@example.org', match: 'all', conditions: [] }];
    const dictionary = { ...SAID, owner: 'Ask robin@example.org' };
    const fields = [
      { name: 'Hours', type: 'number', typeSet: false, neverShare: false, dictionary },
    ];
    const { yearId, left } = await bringBack(on, 'empty', aFile({ searches, fields }));
    expect(left).toEqual([
      '1 search that names somebody who was erased did not come back.',
      '1 description of a field that names somebody who was erased did not come back.',
    ]);
    expect(await on.documents.list(`organisations/empty/years/${yearId}/searches`)).toEqual([]);
    const [field] = await on.documents.list(`organisations/empty/years/${yearId}/fieldsList`);
    expect(field?.data['dictionary']).toMatchObject({
      description: '',
      owner: '',
      sensitive: true,
    });
  });

  it('brings the address of the hosted page where it is free', async () => {
    const on = anOrganisation();
    const story = {
      ...STORY,
      linksLeadTo: 'hostedPage',
      hostedPage: { path: 'our-year', title: 'Our year', description: 'All of it' },
    };
    expect((await bringBack(on, 'empty', aFile({ story }))).left).toEqual([]);
    expect((await bringBack(on, 'empty', aFile({ story }))).left).toEqual([
      'The hosted page came back without its address “our-year”, which another year has.',
    ]);
  });

  it('is in the log, as is the saving', async () => {
    const on = anOrganisation();
    const { yearId } = await bringBack(on, 'empty', aFile());
    await on.handlers.callables.exportYear({ organisationId: 'empty', yearId }, ADA);
    const log = await on.documents.list('organisations/empty/activity');
    expect(log.map(({ data }) => data['deed'])).toEqual(
      expect.arrayContaining(['yearBroughtBack', 'yearExported', 'searchSaved', 'screenSetUp']),
    );
  });
});
