import { asId, DEFAULT_STORY, type Calculation, type SearchId } from 'shared-kernel/model';
import type { Caller } from '../caller';
import { askShow, aShowServer, tokenOf } from '../testing/aShow';
import { aField, aSearch, aSupporter, atLeast, aYear, searchAtLeast, YEAR } from '../testing/aYear';
import { testServer, type TestServer } from '../testing/testServer';

const MILO: Caller = { uid: 'milo', token: { email: 'milo@example.org' } };
const IDS = { organisationId: 'grove', yearId: '2026' };

/** Forty supporters who gave 1, 2, 3 … in January and nothing else. */
const FORTY = {
  'fieldsList/jan': aField('Gift Jan', 'donation'),
  'fieldsList/feb': aField('Gift Feb', 'donation'),
  ...Object.fromEntries(
    Array.from({ length: 40 }, (_, row) => [
      `supporters/s${String(row)}@example.org`,
      aSupporter({ 'Gift Jan': String(row + 1) }),
    ]),
  ),
};

const TOTAL: Calculation = { kind: 'sum', fields: { by: 'prefix', prefix: 'Gift' }, isMoney: true };
const SHARE: Calculation = { kind: 'share', field: 'Total', of: 10, among: 'having' };

const field = (id: string, calculation: Calculation, name: string, explained = false) => ({
  ...{ id, name, calculation, explained },
});

const save = (
  server: TestServer,
  what: ReturnType<typeof field>,
  expectedRevision = 0,
): Promise<unknown> =>
  server.handlers.callables.saveCalculatedField({ ...IDS, field: what, expectedRevision }, MILO);

const remove = (server: TestServer, id: string): Promise<unknown> =>
  server.handlers.callables.deleteCalculatedField({ ...IDS, id }, MILO);

const total = (name = 'Total') => field('total', TOTAL, name);
const share = () => field('share', SHARE, 'Share');

const matchedOf = async (server: TestServer, id: string): Promise<unknown> =>
  (await server.data(`${YEAR}/searches/${id}`))['supportersMatched'];

describe('saveCalculatedField', () => {
  it('keeps a field with who saved it, and has its figures counted', async () => {
    const server = testServer(aYear(FORTY));
    expect(await save(server, total())).toEqual({ outcome: 'saved', revision: 1 });
    expect(await save(server, share())).toEqual({ outcome: 'saved', revision: 1 });
    await server.settled();
    expect(await server.data(`${YEAR}/calculatedFields/total`)).toMatchObject({
      ...{ name: 'Total', revision: 1, savedBy: 'milo@example.org' },
      figures: { supporters: 40, having: 40, thresholds: null, total: null },
    });
    const { figures } = await server.data(`${YEAR}/calculatedFields/share`);
    expect(figures).toMatchObject({ thresholds: [4, 8, 12, 16, 20, 24, 28, 32, 36] });
  });

  it('counts what reads it in the same pass, and what reads what is worked out of it', async () => {
    const server = testServer(
      aYear({
        ...FORTY,
        'searches/most': aSearch(atLeast('Share', 9)),
        'searches/wrapped': aSearch(searchAtLeast('most', 1)),
      }),
    );
    await save(server, total());
    await save(server, share());
    await server.settled();
    expect(await matchedOf(server, 'most')).toBe(4);
    expect(await matchedOf(server, 'wrapped')).toBe(4);

    const half: Calculation = {
      kind: 'rate',
      field: 'Gift Jan',
      gives: 1,
      per: 20,
      rounding: 'down',
    };
    await save(server, field('total', half, 'Total'), 1);
    await server.settled();
    expect(await matchedOf(server, 'most')).toBe(1);
  });

  it('counts what follows from a search’s total, when that search changes', async () => {
    const crowd: Calculation = { kind: 'searchTotal', searchId: asId<SearchId>('givers') };
    const server = testServer(
      aYear({
        ...FORTY,
        'searches/givers': aSearch(atLeast('Gift Jan', 31)),
        'searches/many': aSearch(atLeast('Crowd', 20)),
      }),
    );
    await save(server, field('crowd', crowd, 'Crowd'));
    await server.settled();
    expect(await server.data(`${YEAR}/calculatedFields/crowd`)).toMatchObject({
      figures: { total: 10 },
    });
    expect(await matchedOf(server, 'many')).toBe(0);

    await server.documents.commit([
      { kind: 'set', path: `${YEAR}/searches/givers`, data: aSearch(atLeast('Gift Jan', 11)) },
    ]);
    await server.settled();
    expect(await server.data(`${YEAR}/calculatedFields/crowd`)).toMatchObject({
      figures: { total: 30 },
    });
    expect(await matchedOf(server, 'many')).toBe(40);
  });

  it('stops a save over somebody else’s, and answers a repeated one again', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    expect(await save(server, total())).toEqual({ outcome: 'saved', revision: 1 });
    expect(await save(server, total('Other'))).toMatchObject({ outcome: 'conflict', revision: 1 });
  });

  it.each([
    ['a name that is taken', total('Gift Jan'), 'There is already a field called “Gift Jan”'],
    ['a name that fits no placeholder', total('a|b'), /no placeholder/],
    [
      'a cycle',
      field('total', { ...TOTAL, fields: { by: 'names', names: ['Share'] } }, 'Total'),
      'It would be worked out of itself: “Total” → “Share” → “Total”',
    ],
    [
      'a cycle through a search',
      field('new', { kind: 'searchTotal', searchId: asId<SearchId>('few') }, 'Few'),
      'It would be worked out of itself: “Few” → “Search” → “Few”',
    ],
  ])('refuses %s', async (_, refused, sentence) => {
    const server = testServer(aYear({ ...FORTY, 'searches/few': aSearch(atLeast('Few', 3)) }));
    await save(server, share());
    expect(await save(server, refused)).toEqual({
      outcome: 'refused',
      sentence:
        typeof sentence === 'string' ? sentence : (expect.stringMatching(sentence) as unknown),
    });
    expect(await server.documents.get(`${YEAR}/calculatedFields/${refused.id}`)).toBeNull();
  });

  it('keeps its name while it is used under it', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    expect(await save(server, total('In all'), 1)).toMatchObject({ outcome: 'saved', revision: 2 });
    await save(server, total('Total'), 2);
    await save(server, share());
    expect(await save(server, total('In all'), 3)).toEqual({
      outcome: 'refused',
      sentence: 'It keeps the name “Total”, under which it is used in the calculated field “Share”',
    });
  });
});

describe('an imported field of the same name', () => {
  it('lets a calculated field be renamed and deleted although its name is used (D309)', async () => {
    const server = testServer(
      aYear({
        ...FORTY,
        'searches/most': aSearch(atLeast('Total', 9)),
        'searches/others': aSearch(atLeast('Other', 9)),
      }),
    );
    await save(server, total());
    await save(server, field('other', TOTAL, 'Other'));
    await server.documents.commit([
      { kind: 'set', path: `${YEAR}/fieldsList/total`, data: aField('Total', 'donation') },
      { kind: 'set', path: `${YEAR}/fieldsList/other`, data: aField('Other', 'donation') },
    ]);
    expect(await save(server, total(), 1)).toEqual({
      outcome: 'refused',
      sentence: 'There is already a field called “Total”',
    });
    expect(await save(server, total('In all'), 1)).toMatchObject({ outcome: 'saved' });
    expect(await remove(server, 'other')).toEqual({ outcome: 'deleted' });
  });

  it('cannot come from an import that works while a name is given', async () => {
    const job = { state: 'working', owner: 'run', leaseUntil: new Date('2099-01-01') };
    const server = testServer(aYear(FORTY));
    await save(server, total());
    await server.documents.commit([{ kind: 'set', path: `${YEAR}/jobs/import`, data: job }]);
    expect(await save(server, total('In all'), 1)).toEqual({
      outcome: 'refused',
      sentence:
        'An import of this year is working. Please save it under this name when that is done',
    });
    const kept = { ...total(), explained: false, calculation: { ...TOTAL, isMoney: false } };
    expect(await save(server, kept, 1)).toMatchObject({ outcome: 'saved' });
  });
});

describe('deleteCalculatedField', () => {
  it('names what uses it, and takes it away once nothing does', async () => {
    const server = testServer(aYear({ ...FORTY, 'searches/most': aSearch(atLeast('Share', 9)) }));
    await server.documents.commit([
      {
        kind: 'merge',
        path: YEAR,
        data: {
          story: {
            ...DEFAULT_STORY,
            closingCard: {
              ...DEFAULT_STORY.closingCard,
              numbers: [{ text: '{field|Share|0|none|}', label: '' }],
            },
          },
        },
      },
    ]);
    await save(server, total());
    await save(server, share());
    await server.settled();
    expect(await remove(server, 'total')).toEqual({
      outcome: 'refused',
      sentence: 'It is used in the calculated field “Share”',
    });
    expect(await remove(server, 'share')).toEqual({
      outcome: 'refused',
      sentence: 'It is used in the search “Search”, the closing card of the story',
    });
    await server.documents.commit([
      { kind: 'delete', path: `${YEAR}/searches/most` },
      { kind: 'merge', path: YEAR, data: { story: DEFAULT_STORY } },
    ]);
    expect(await remove(server, 'share')).toEqual({ outcome: 'deleted' });
    expect(await remove(server, 'total')).toEqual({ outcome: 'deleted' });
    expect(await remove(server, 'total')).toEqual({ outcome: 'deleted' });
    await server.settled();
    expect(await server.documents.list(`${YEAR}/calculatedFields`)).toEqual([]);
  });
});

describe('the log', () => {
  it('has who saved and who deleted a calculated field, each once', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    await save(server, total());
    await save(server, field('total', TOTAL, 'Gift Jan'));
    server.advance(1);
    await remove(server, 'total');
    await remove(server, 'total');
    const lines = (await server.documents.list('organisations/grove/activity')).map(
      ({ data: { deed, subject, by, yearId } }) => [deed, subject, by, yearId],
    );
    expect(lines).toEqual([
      ['calculatedFieldDeleted', 'Total', 'milo@example.org', '2026'],
      ['calculatedFieldSaved', 'Total', 'milo@example.org', '2026'],
    ]);
  });
});

describe('previewCalculatedField', () => {
  it('says what a field would come to before it is saved', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    const preview = await server.handlers.callables.previewCalculatedField(
      { ...IDS, field: { id: 'share', calculation: SHARE }, requestId: 1 },
      MILO,
    );
    expect(preview).toMatchObject({
      figures: { supporters: 40, having: 40 },
      sources: ['Total'],
      problems: [],
    });
  });
});

describe('versions and the bin', () => {
  const call = (server: TestServer, name: string, data: object) =>
    server.handlers.callables[name as 'readBin']({ ...IDS, ...data }, MILO) as Promise<
      Readonly<Record<string, unknown>>
    >;
  const versionsOf = async (server: TestServer, id: string) =>
    (await call(server, 'readVersions', { kind: 'calculatedField', id }))[
      'versions'
    ] as readonly Readonly<Record<string, unknown>>[];
  const binOf = async (server: TestServer) =>
    (await call(server, 'readBin', { kind: 'calculatedField' }))['entries'] as readonly {
      readonly id: string;
    }[];
  const restore = (server: TestServer, id = '') => call(server, 'restoreCalculatedField', { id });

  it('keep each save with what differs, and give it to be saved again (D383)', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    server.advance(1_000);
    await save(server, field('total', { ...TOTAL, isMoney: false }, 'In all'), 1);
    const versions = await versionsOf(server, 'total');
    expect(versions.map(({ revision, changes, savedBy }) => [revision, changes, savedBy])).toEqual([
      [2, ['Name changed', 'Calculation changed'], 'milo@example.org'],
      [1, [], 'milo@example.org'],
    ]);
    const { saved } = await call(server, 'readVersion', { id: versions[1]?.['id'] });
    expect(saved).toMatchObject({ name: 'Total', calculation: TOTAL, explained: false });
    await server.handlers.callables.saveCalculatedField(
      { ...IDS, field: total(), expectedRevision: 2 },
      MILO,
    );
    expect(await versionsOf(server, 'total')).toHaveLength(3);
  });

  it('are stopped by the save of somebody else, and lose neither', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    await save(server, total('In all'), 1);
    const ends = await Promise.all([
      save(server, total('Mine'), 2),
      // The first version, brought back by another browser.
      save(server, total(), 2),
    ]);
    expect(ends).toMatchObject([{ outcome: 'saved' }, { outcome: 'conflict', revision: 3 }]);
    expect(await versionsOf(server, 'total')).toHaveLength(3);
  });

  it('give a deleted one back once, under its id and with its history', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    await remove(server, 'total');
    const [entry] = await binOf(server);
    const ends = await Promise.allSettled([restore(server, entry?.id), restore(server, entry?.id)]);
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    await server.settled();
    expect(await server.data(`${YEAR}/calculatedFields/total`)).toMatchObject({
      ...{ name: 'Total', revision: 2, figures: { supporters: 40 } },
    });
    expect(await binOf(server)).toEqual([]);
    expect((await versionsOf(server, 'total')).map(({ revision }) => revision)).toEqual([2, 1]);
  });

  it('give none back whose name is taken, or that would be worked out of itself', async () => {
    const server = testServer(aYear(FORTY));
    await save(server, total());
    await remove(server, 'total');
    const [first] = await binOf(server);
    await save(server, field('other', TOTAL, 'Total'));
    await expect(restore(server, first?.id)).rejects.toThrow('There is already a field called');
    await save(
      server,
      field('other', { ...TOTAL, fields: { by: 'names', names: ['Round'] } }, 'Total'),
      1,
    );
    await remove(server, 'other');
    await save(
      server,
      field('round', { ...TOTAL, fields: { by: 'names', names: ['Total'] } }, 'Round'),
    );
    const [other] = await binOf(server);
    await expect(restore(server, other?.id)).rejects.toThrow('worked out of itself');
  });

  it('hold nobody who was erased', async () => {
    const server = testServer(aYear(FORTY));
    const named = { ...total('For s1@example.org') };
    await save(server, named);
    await save(server, total(), 1);
    await save(server, field('gone', TOTAL, 'Gone s1@example.org'));
    await remove(server, 'gone');
    const ada = { uid: 'ada', token: { email: 'ada@example.org' } };
    const erased = { organisationId: 'grove', email: 's1@example.org' };
    await server.handlers.callables.eraseSupporter(erased, ada);
    await server.settled();
    expect(await binOf(server)).toEqual([]);
    expect((await versionsOf(server, 'total')).map(({ revision }) => revision)).toEqual([2]);
  });
});

describe('a supporter’s screens', () => {
  it('never tell on a card what is worked out of a field that is never shared (D240)', async () => {
    const shownWith = async (mark: object): Promise<unknown> => {
      const server = aShowServer({
        'fieldsList/gift': { ...aField('Gift', 'donation'), ...mark },
        'calculatedFields/total': {
          name: 'Total',
          calculation: { ...TOTAL },
        },
        'calculatedFields/trees': {
          name: 'Trees',
          calculation: { kind: 'rate', field: 'Total', gives: 1, per: 100, rounding: 'down' },
        },
      });
      await server.documents.commit([
        {
          kind: 'merge',
          path: YEAR,
          data: {
            story: {
              ...DEFAULT_STORY,
              closingCard: {
                ...DEFAULT_STORY.closingCard,
                numbers: [{ text: '{field|Trees|0|none|}', label: 'trees' }],
              },
            },
          },
        },
      ]);
      const answer = await askShow(server, await tokenOf(server, '5100'));
      return ((await answer.json()) as { closingCard: { numbers: unknown } }).closingCard.numbers;
    };
    expect(await shownWith({})).toEqual([{ value: '47', label: 'trees' }]);
    expect(await shownWith({ neverShareSetBy: 'ada@example.org' })).toEqual([]);
  });
});
