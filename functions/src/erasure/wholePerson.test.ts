import fc from 'fast-check';
import { wholeImport } from '../importing/wholeImport';
import { rebuildSnapshot } from '../snapshot/rebuildSnapshot';
import type { DocumentData } from '../store/documents';
import { ADA, aShowServer, exported, IN_YEAR, MILO } from '../testing/aShow';
import { aSearch, aSupporter, SCOPE, YEAR } from '../testing/aYear';
import { pathsHolding } from '../testing/everything';
import { checkCsv, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { bytesOf, call } from '../testing/uploadCsv';

const ROBIN = 'robin@example.org';
const ID = '51009182';
const OF_ROBIN = /robin@example\.org|robin\.old@example\.org|51009182/i;
const LAST_YEAR = 'organisations/grove/years/2025';
const OF_GROVE = { organisationId: 'grove' };

const HEADER = 'Email,Supporter Id,First Name,Gift';
const ROW = `Robin@Example.org,${ID},Robin,4711.25`;
const WREN = 'wren@example.org,5200,Wren,1';
const csv = (...rows: readonly string[]): string => [HEADER, ...rows].join('\n');

/** Two years; in the earlier one Robin had another email under the same id. */
const server = (inside: Readonly<Record<string, DocumentData>> = {}): TestServer => {
  const on = aShowServer({
    [`supporters/${ROBIN}`]: { ...aSupporter({ Gift: '4711.25' }), supporterId: ID },
    ...inside,
  });
  void on.documents.commit([
    {
      kind: 'set',
      path: LAST_YEAR,
      data: {
        name: 'Last year',
        dateFrom: new Date(Date.UTC(2024, 11, 31)),
        dateTo: new Date(Date.UTC(2026, 0, 1)),
        embedPage: 'https://campaign.example.org/last-year',
      },
    },
    {
      kind: 'set',
      path: `${LAST_YEAR}/supporters/robin.old@example.org`,
      data: { ...aSupporter({ Gift: '7' }), supporterId: ID },
    },
    {
      kind: 'set',
      path: `${LAST_YEAR}/screens/all`,
      data: { name: 'All', order: 1, match: 'allUsers', searchIds: [] },
    },
  ]);
  return on;
};

const OLD = 'robin.old@example.org';
/** Robin under both emails, since staff say that they are one. */
const BOTH = { alsoEmails: [OLD] };

const erase = (on: TestServer, email = ROBIN, rest: object = BOTH) =>
  on.handlers.callables.eraseSupporter({ ...OF_GROVE, email, ...rest }, ADA) as Promise<{
    readonly years: readonly string[];
    readonly otherEmails: readonly Readonly<Record<string, unknown>>[];
    readonly ended: boolean;
    readonly mentions: readonly Readonly<Record<string, unknown>>[];
  }>;
const allow = (on: TestServer, email = ROBIN) =>
  on.handlers.callables.allowSupporter({ ...OF_GROVE, email }, ADA);
const importInto = (on: TestServer, yearId: string, text: string) =>
  wholeImport({
    ...on,
    caller: ADA,
    organisationId: 'grove',
    yearId,
    fileName: 'supporters.csv',
    bytes: bytesOf(text),
  });
const supporters = async (on: TestServer, year = YEAR): Promise<readonly string[]> =>
  (await on.documents.list(`${year}/supporters`)).map(({ id }) => id);

describe('erasing is of the person', () => {
  it('goes through every year, and follows the supporter id to other emails that staff choose', async () => {
    const on = server();
    await importCsv(on, csv(ROW, WREN));
    const preview = await erase(on, ROBIN, { preview: true });
    expect(preview).toMatchObject({
      years: ['2026'],
      otherEmails: [{ email: OLD, supporterId: ID, years: ['2025'] }],
    });
    expect(await supporters(on)).toContain(ROBIN);

    expect(await erase(on)).toMatchObject({ years: ['2025', '2026'], ended: true });
    await on.settled();
    expect(await supporters(on)).toEqual(['wren@example.org']);
    expect(await supporters(on, LAST_YEAR)).toEqual([]);
    expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
    expect(await on.data(LAST_YEAR)).toMatchObject({ supportersData: { total: 0 } });
  });

  it('takes nobody along whom nobody chose, where ids are the numbers of lines that shift', async () => {
    const on = server();
    const lines = (first: number) =>
      csv(
        ...Array.from(
          { length: 6 },
          (_, line) => `p${String(line + first)}@example.org,${line},P,1`,
        ),
      );
    await importInto(on, '2025', lines(0));
    await importInto(on, '2026', lines(1));
    const erased = await erase(on, 'p3@example.org', {});
    expect(erased).toMatchObject({
      years: ['2025', '2026'],
      otherEmails: [
        { email: 'p4@example.org', supporterId: '3', years: ['2026'] },
        { email: 'p2@example.org', supporterId: '2', years: ['2025'] },
      ],
    });
    await on.settled();
    const left = ['p0', 'p1', 'p2', 'p4', 'p5', 'p6'].map((name) => `${name}@example.org`);
    expect(await supporters(on, LAST_YEAR)).toEqual(expect.arrayContaining(left.slice(0, -1)));
    expect(await supporters(on)).toEqual(expect.arrayContaining(left.slice(1)));
    // The ids are those of others as well: nobody is kept out by them.
    expect(await importInto(on, '2026', lines(1))).toMatchObject({ counts: { erasedRows: 1 } });
    const file = (await on.handlers.callables.exportSupporter(
      { ...OF_GROVE, email: 'p4@example.org' },
      ADA,
    )) as { readonly years: readonly { readonly supporters: readonly { email: string }[] }[] };
    const held = file.years.flatMap((year) => year.supporters.map(({ email }) => email));
    expect(new Set(held)).toEqual(new Set(['p4@example.org']));
  });

  it.each(['0051009182', '51009182.0', '51009182'])(
    'keeps nobody else out who bears the id as %s',
    async (spelt) => {
      const on = server({
        'supporters/hazel@example.org': { ...aSupporter({}), supporterId: spelt },
      });
      await erase(on);
      await on.settled();
      expect(await importCsv(on, csv(`hazel@example.org,${spelt},Hazel,1`))).toMatchObject({
        counts: { erasedRows: 0, supporters: 1 },
      });
    },
  );

  it('finds them under another spelling of the same address', async () => {
    const on = server({ 'supporters/zo\u00eb@example.org': aSupporter({ Gift: '1' }) });
    const erased = await erase(on, 'zoe\u0308@example.org', {});
    expect(erased).toMatchObject({ years: ['2026'], ended: true });
    await on.settled();
    expect(await supporters(on)).toEqual([ROBIN, 'wren@example.org']);
  });

  it('does not follow an id that several supporters of a year bear', async () => {
    const on = server({
      'supporters/household@example.org': { ...aSupporter({}), supporterId: ID },
      [`supporters/${ROBIN}`]: { ...aSupporter({ Gift: '1' }), supporterId: ID },
    });
    expect(await erase(on, ROBIN, {})).toMatchObject({ years: ['2026'], otherEmails: [] });
    expect(await supporters(on, LAST_YEAR)).toEqual(['robin.old@example.org']);
    expect(await supporters(on)).toContain('household@example.org');
    // The household can be imported all the same.
    expect(await importCsv(on, csv(`household@example.org,${ID},Hazel,1`))).toMatchObject({
      counts: { erasedRows: 0, supporters: 1 },
    });
  });

  it('names what staff wrote, and other supporters’ data, and changes none of it', async () => {
    const named = aSearch({
      dataType: 'field',
      fieldType: 'data',
      dataId: 'Brought by',
      dataEqualsOperator: '==',
      dataValue: 'Robin@example.org',
    });
    const on = server({
      'searches/named': { ...named, name: `Friends of ${ROBIN}` },
      'screens/named': {
        name: 'Letter',
        order: 3,
        match: 'allUsers',
        searchIds: [],
        content: {
          items: [
            { id: 'i', text: `Number ${ID}!` },
            { id: 'j', type: 'progress', figure: { goal: ROBIN, sentence: `Of ${ID}` } },
          ],
        },
      },
    });
    await on.documents.commit([{ kind: 'delete', path: `${YEAR}/supporters/${ROBIN}` }]);
    await importCsv(
      on,
      [
        'Email,Supporter Id,Brought by',
        `${ROBIN},${ID},`,
        `wren@example.org,5200,Met ${ROBIN}`,
      ].join('\n'),
    );
    const said = { description: `As ${ROBIN} asked`, owner: 'Us', source: '', retention: ID };
    await on.handlers.callables.describeField(
      {
        ...{ ...IN_YEAR, fieldName: 'Brought by', expectedRevision: 0 },
        description: { ...said, sensitive: false },
      },
      ADA,
    );
    const { mentions } = await erase(on);
    expect(mentions).toEqual(
      [
        {
          kind: 'search',
          yearId: '2026',
          id: 'named',
          name: `Friends of ${ROBIN}`,
          place: 'the name',
        },
        {
          kind: 'search',
          yearId: '2026',
          id: 'named',
          name: `Friends of ${ROBIN}`,
          place: 'the value of condition 1',
        },
        {
          kind: 'screen',
          yearId: '2026',
          id: 'named',
          name: 'Letter',
          place: 'the text of object 1',
        },
        ...['goal', 'spoken sentence'].map((text) => ({
          kind: 'screen',
          yearId: '2026',
          id: 'named',
          name: 'Letter',
          place: `the ${text} of object 2`,
        })),
        ...['the description', 'how long it is kept'].map((place) => ({
          ...{ kind: 'field', yearId: '2026', id: '', name: 'Brought by' },
          place,
        })),
        {
          kind: 'field',
          yearId: '2026',
          id: '',
          name: 'Brought by',
          place: 'the data of 1 other supporter',
        },
      ].map((mention): unknown => expect.objectContaining(mention)),
    );
    await on.settled();
    expect(await on.data(`${YEAR}/searches/named`)).toMatchObject({ name: `Friends of ${ROBIN}` });
    expect(pathsHolding(on.documents, OF_ROBIN)).not.toContain(`${YEAR}/searches/givers`);
  });

  it('begins nothing while an import of any year has a file', async () => {
    const on = server();
    await checkCsv(on, csv(WREN));
    await expect(erase(on, 'robin.old@example.org')).rejects.toThrow(/An import of 2026 waits/);
    expect(await supporters(on, LAST_YEAR)).toEqual(['robin.old@example.org']);
  });

  it('ends after a death at any write, and lets no import begin before', async () => {
    for (let survived = 0; survived < 40; survived += 1) {
      const on = server();
      await importCsv(on, csv(ROW, WREN));
      on.holdEvents = true;
      const kill = on.documents.failAfter(survived);
      const died = await erase(on).then(
        () => false,
        () => true,
      );
      kill.revive();
      on.holdEvents = false;
      const open = await on.documents.where('organisations/grove/erasures', 'state', ['working']);
      if (open.length > 0) await expect(importCsv(on, csv(WREN))).rejects.toThrow(/being erased/);
      await on.handlers.resumeAll({ exclusive: true });
      await on.settled();
      // Nothing was promised where it died before it had begun.
      if (!died || open.length > 0) expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
      if (!died) return;
    }
    throw new Error('It never lived through');
  });

  it('takes away who was brought back by a backup, and leaves the others', async () => {
    const on = server();
    await importCsv(on, csv(ROW, WREN));
    const backup = on.documents.everything();
    on.advance(1000);
    await erase(on);
    const kept = on.documents
      .everything()
      .filter(([path]) => path.startsWith('organisations/grove/suppression'));

    const restored = testServer(Object.fromEntries([...backup, ...kept]));
    expect(pathsHolding(restored.documents, OF_ROBIN)).not.toEqual([]);
    const since = new Date(Date.UTC(2026, 5, 1));
    expect(await restored.handlers.reapplyErasures({ since })).toBe(2);
    await restored.settled();
    expect(pathsHolding(restored.documents, OF_ROBIN)).toEqual([]);
    expect(await supporters(restored)).toEqual(['wren@example.org']);
  });
});

describe('who was erased stays out', () => {
  const erased = async (): Promise<TestServer> => {
    const on = server();
    await importCsv(on, csv(ROW, WREN));
    await erase(on);
    await on.settled();
    return on;
  };

  it('of a file, by email and by supporter id, also with rows that come before the id', async () => {
    const on = await erased();
    const file = csv(
      ROW,
      'new.address@example.org,,Robin,1',
      `new.address@example.org,${ID},Robin,2`,
      'new.address@example.org,,Robin,3',
      WREN,
    );
    const { check } = await checkCsv(on, file);
    expect(check).toMatchObject({
      rows: 5,
      erasedRows: 4,
      unchanged: 1,
      newSupporters: 0,
      mergedRows: 0,
    });
    expect(check?.rejected).toMatchObject({ rejectedOther: 0, rejectedTooManyCells: 0 });
  });

  it.each([
    `${ROBIN}\u200b`,
    `robin\u00ad@example.org`,
    `mailto:${ROBIN}`,
    `\uff32obin@example.org`,
    `new@example.org,0${ID}`,
    `new@example.org,${ID}.0`,
    `new@example.org,"=""${ID}"""`,
  ])('of a file that spells them as %j', async (cells) => {
    const on = server();
    await erase(on);
    await on.settled();
    expect(await importCsv(on, csv(cells, WREN))).toMatchObject({
      counts: { erasedRows: 1, supporters: 1 },
    });
  });

  it('of the rows that a check keeps for download, wherever in them they stand', async () => {
    const on = await erased();
    const { id, check } = await checkCsv(
      on,
      csv(
        `"Robin <${ROBIN}>",1,Robin,1`,
        `x@example.org,1,a,b,c,${ID}`,
        'no address,5300,Finch,1',
        WREN,
      ),
    );
    expect(check).toMatchObject({ rows: 4, erasedRows: 2 });
    expect(check?.rejected).toMatchObject({ rejectedInvalidEmail: 1, rejectedTooManyCells: 0 });
    const rejected = await call(on.handlers, 'downloadRejectedRows', id);
    expect(JSON.stringify(rejected)).toContain('Finch');
    expect(JSON.stringify(rejected)).not.toMatch(OF_ROBIN);
  });

  it('of every year, also of one that comes later', async () => {
    const on = await erased();
    await importInto(on, '2025', csv(ROW, WREN));
    expect(await supporters(on, LAST_YEAR)).toEqual(['wren@example.org']);
    expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
  });

  it('of a file with nobody else, which says so', async () => {
    const on = await erased();
    expect(await importCsv(on, csv(ROW))).toMatchObject({
      state: 'failed',
      failure: expect.stringMatching(/^Every row is of people who asked to be erased/) as string,
    });
  });

  it('of what an import keeps for undoing, and of what undoing brings back', async () => {
    const on = server();
    await importCsv(on, csv(ROW, WREN));
    const { id } = await importCsv(on, csv('robin@example.org,,Robin,1'));
    const parts = await on.documents.list(`${YEAR}/imports/${id}/before`);
    await erase(on);
    // As a backup would: the undo part is back, and the import can be undone.
    await on.documents.commit([
      ...parts.map(({ path, data }) => ({ kind: 'set' as const, path, data })),
      { kind: 'merge', path: `${YEAR}/imports/${id}`, data: { undoable: true } },
    ]);
    await call(on.handlers, 'undoImport', id);
    expect(await recordOf(on, id)).toMatchObject({ state: 'undone' });
    expect(await supporters(on)).toEqual(['wren@example.org']);
  });

  it('of a rebuilt snapshot, and of the next import, where another sync has stored them', async () => {
    const on = await erased();
    const stored = { ...aSupporter({ Gift: '3' }), supporterId: ID };
    await on.documents.commit([
      { kind: 'set', path: `${YEAR}/supporters/another@example.org`, data: stored },
    ]);
    const manifest = await rebuildSnapshot(on.services, SCOPE, [{ name: 'Gift', type: 'number' }]);
    expect(manifest).toMatchObject({ rowCount: 1 });
    await importCsv(on, csv('finch@example.org,5400,Finch,1'));
    expect(await supporters(on)).toEqual(['finch@example.org', 'wren@example.org']);
  });

  it('until an admin lets them in again, with all that was suppressed together', async () => {
    const on = await erased();
    await expect(
      on.handlers.callables.allowSupporter({ ...OF_GROVE, email: ROBIN }, MILO),
    ).rejects.toMatchObject({ code: 'permission-denied' });
    await expect(allow(on, 'wren@example.org')).rejects.toMatchObject({
      code: 'failed-precondition',
    });
    await allow(on);
    expect(await on.documents.list('organisations/grove/suppressions')).toEqual([]);
    expect(await importCsv(on, csv(ROW))).toMatchObject({
      state: 'done',
      counts: { erasedRows: 0 },
    });
    expect(await supporters(on)).toContain(ROBIN);
  });

  it('no longer than a suppression says, and not for reasons that imports do not know', async () => {
    const on = await erased();
    const all = await on.documents.list('organisations/grove/suppressions');
    expect(all.length).toBeGreaterThan(1);
    await on.documents.commit(
      all.map(({ path }) => ({
        kind: 'merge' as const,
        path,
        data: { until: new Date(on.services.now().getTime() + 1000) },
      })),
    );
    expect((await checkCsv(on, csv(ROW))).check).toMatchObject({ erasedRows: 1 });
    on.advance(1000);
    const file = csv(ROW, 'later@example.org,9,Late,1');
    expect((await checkCsv(on, file)).check).toMatchObject({ erasedRows: 0 });
    await on.documents.commit(
      all.map(({ path }) => ({
        kind: 'merge' as const,
        path,
        data: { until: null, reason: 'moved' },
      })),
    );
    expect((await checkCsv(on, `${file}\n`)).check).toMatchObject({ erasedRows: 0 });
  });

  it('under hashes that say nothing without the organisation’s key', async () => {
    const [grove, other] = [await erased(), await erased()];
    const ids = async ({ documents }: TestServer) =>
      (await documents.list('organisations/grove/suppressions')).map(({ id }) => id);
    expect(await ids(grove)).toEqual(await ids(other));
    await other.documents.commit([
      {
        kind: 'set',
        path: 'organisations/grove/suppressionKeys/current',
        data: { secret: 'AAAA' },
      },
    ]);
    expect((await checkCsv(other, csv(ROW, WREN))).check).toMatchObject({ erasedRows: 0 });
  });
});

type Act =
  | { readonly kind: 'import'; readonly year: '2025' | '2026'; readonly rows: readonly string[] }
  | { readonly kind: 'undo' | 'erase' | 'export' };

const OF_ANY_YEAR = [
  WREN,
  `robin@example.org,,Robin,3`,
  'new.address@example.org,,Robin,5',
  `robin@example.org,${ID},too,many,cells`,
  `"Robin <robin@example.org>",,Robin,6`,
  'finch@example.org,5400,Finch,9',
];

/** One supporter of a year bears Robin's id: one of several would name nobody. */
const ROWS = {
  2025: [...OF_ANY_YEAR, `robin.old@example.org,${ID},Robin,2`],
  2026: [...OF_ANY_YEAR, ROW],
};

const importOf = (year: '2025' | '2026') =>
  fc.record({
    kind: fc.constant('import' as const),
    year: fc.constant(year),
    rows: fc.subarray(ROWS[year], { minLength: 1 }),
  });

const act: fc.Arbitrary<Act> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.oneof(importOf('2025'), importOf('2026')),
  },
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constantFrom('undo' as const, 'erase' as const, 'erase' as const, 'export' as const),
    }),
  },
);

async function done(on: TestServer, one: Act): Promise<unknown> {
  const { callables } = on.handlers;
  if (one.kind === 'import') {
    const { id, state } = await importInto(on, one.year, csv(...one.rows));
    // What nobody went on with would hold its file.
    if (state !== 'done')
      await callables
        .cancelImport({ ...OF_GROVE, yearId: one.year, importId: id }, ADA)
        .catch(() => undefined);
    return undefined;
  }
  if (one.kind === 'erase') return erase(on);
  if (one.kind === 'export') return exported(on);
  const imports = await on.documents.where(`${YEAR}/imports`, 'undoable', [true]);
  return call(on.handlers, 'undoImport', imports[0]?.id ?? 'none');
}

it('holds nothing and tells nothing of who was erased, whatever came before and comes after', async () => {
  let erasures = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 7 }), async (acts) => {
      const on = server();
      let isOut = false;
      for (const one of acts) {
        await done(on, one).catch(() => undefined);
        await on.settled();
        on.advance(1000);
        if (one.kind === 'erase') isOut = true;
        if (!isOut) continue;
        erasures += 1;
        expect(pathsHolding(on.documents, OF_ROBIN)).toEqual([]);
        for (const name of [
          'readReach',
          'readResults',
          'linkState',
          'listPeople',
          'readActivity',
        ] as const)
          expect(JSON.stringify(await on.handlers.callables[name](IN_YEAR, ADA))).not.toMatch(
            OF_ROBIN,
          );
        expect(JSON.stringify(await exported(on))).not.toMatch(OF_ROBIN);
      }
    }),
    { numRuns: 25 },
  );
  expect(erasures).toBeGreaterThan(5);
});
