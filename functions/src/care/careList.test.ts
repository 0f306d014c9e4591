import {
  ADA,
  askShow,
  aShowServer,
  codeOf,
  exported,
  IN_YEAR,
  MILO,
  tokenOf,
} from '../testing/aShow';
import { SCOPE, YEAR } from '../testing/aYear';
import { checkCsv, importCsv } from '../testing/importCsv';
import { dropSnapshot } from '../snapshot/storeSnapshot';
import { pathsHolding } from '../testing/everything';
import { testServer, type TestServer } from '../testing/testServer';

const GROVE = { organisationId: 'grove' };
const ROBIN = 'robin@example.org';
const CSV = [
  'Email,Supporter Id,Gift,Deceased',
  `${ROBIN},5100,4711,No`,
  'wren@example.org,5200,12,No',
  'finch@example.org,5300,13,Yes',
].join('\n');

const entry = (changes: object = {}) => ({
  ...{ of: 'email', value: ROBIN, effect: 'out', reason: 'bereavement', note: '', lastDay: null },
  ...changes,
});
const add = (on: TestServer, ...entries: readonly object[]) =>
  on.handlers.callables.addToCareList({ ...GROVE, entries }, ADA) as Promise<{
    readonly outcomes: readonly string[];
    readonly list: {
      readonly entries: readonly { readonly id: string; readonly value: string }[];
      readonly applied: boolean;
      readonly erased: number;
    };
  }>;
const end = (on: TestServer, ids: readonly string[]) =>
  on.handlers.callables.endCareEntries({ ...GROVE, ids }, ADA);

async function imported(): Promise<TestServer> {
  const on = aShowServer({
    'screens/all': { name: 'All', order: 3, match: 'allUsers', searchIds: [] },
  });
  const fields = await on.documents.list(`${YEAR}/fieldsList`);
  await on.documents.commit(fields.map(({ path }) => ({ kind: 'delete' as const, path })));
  await importCsv(on, CSV);
  await on.settled();
  return on;
}

const everybody = async (on: TestServer) => {
  const { supportersMatched, supportersMatchedEmails } = await on.data(`${YEAR}/screens/all`);
  return { supportersMatched, supportersMatchedEmails };
};

describe('who is put on the care list', () => {
  it('is at once in no count, example, list of fields, link or show, and comes back when the entry ends', async () => {
    const on = await imported();
    const token = await tokenOf(on);
    expect((await (await askShow(on, token)).json()) as object).toHaveProperty('screens');
    on.holdEvents = true;
    const { list, outcomes } = await add(on, entry({ value: ' ROBIN@example.org ' }));
    on.holdEvents = false;
    expect(outcomes).toEqual(['added']);
    expect(list).toMatchObject({ applied: true, entries: [{ value: 'ROBIN@example.org' }] });
    // Before any job has run.
    expect(JSON.stringify((await everybody(on)).supportersMatchedEmails)).not.toContain(ROBIN);
    const fields = await on.documents.list(`${YEAR}/fieldsList`);
    expect(JSON.stringify(fields)).not.toContain('4711');
    expect(await on.data(YEAR)).toMatchObject({ supportersData: { total: 2 } });
    expect(await codeOf(await askShow(on, token))).toBe('expired-link');
    expect((await exported(on)).rows.map(({ supporterId }) => supporterId)).toEqual([
      '5300',
      '5200',
    ]);
    expect(await on.documents.get(`${YEAR}/keptOut/${ROBIN}`)).not.toBeNull();

    await on.handlers.resumeAll({ exclusive: true });
    await on.settled();
    expect(await everybody(on)).toEqual({
      supportersMatched: 2,
      supportersMatchedEmails: expect.not.arrayContaining([ROBIN]) as unknown,
    });

    await end(on, [list.entries[0]?.id ?? '']);
    await on.settled();
    expect(await everybody(on)).toEqual({
      supportersMatched: 3,
      supportersMatchedEmails: expect.arrayContaining([ROBIN]) as unknown,
    });
    expect(await on.data(YEAR)).toMatchObject({ supportersData: { total: 3 } });
    expect(JSON.stringify(await on.documents.list(`${YEAR}/fieldsList`))).toContain('4711');
    expect((await (await askShow(on, token)).json()) as object).toHaveProperty('screens');
    expect(await on.documents.list(`${YEAR}/keptOut`)).toEqual([]);
  });

  it('is out by supporter id as well, however it is spelt', async () => {
    const on = await imported();
    await add(on, entry({ of: 'supporterId', value: '05100' }));
    await on.settled();
    expect(await everybody(on)).toMatchObject({ supportersMatched: 2 });
    expect(await on.documents.get(`${YEAR}/keptOut/${ROBIN}`)).not.toBeNull();
  });

  it('is back on the day after the last one, before any job has run', async () => {
    const on = await imported();
    const token = await tokenOf(on);
    await add(on, entry({ lastDay: { year: 2026, month: 6, day: 2 } }));
    await on.settled();
    on.advance(2 * 24 * 60 * 60 * 1000 - 1);
    expect(await codeOf(await askShow(on, token))).toBe('expired-link');
    on.advance(1);
    expect((await (await askShow(on, token)).json()) as object).toHaveProperty('screens');
    expect(await everybody(on)).toMatchObject({ supportersMatched: 2 });
    await on.handlers.resumeAll({ exclusive: false });
    await on.settled();
    expect(await everybody(on)).toMatchObject({ supportersMatched: 3 });
    expect(await on.documents.list('organisations/grove/suppressions')).toEqual([]);
  });

  it('is out by a search of data fields, and back when the data says otherwise', async () => {
    const on = await imported();
    const deceased = {
      match: 'all',
      conditions: [
        {
          ...{ id: 'c', dataType: 'field', fieldType: 'data', dataIdMatch: 'exact' },
          ...{ dataId: 'Deceased', dataEqualsOperator: '==', dataValue: 'Yes' },
          ...{ pageAction: 'completed', pageCheckDate: true },
        },
      ],
    };
    await add(on, entry({ of: 'search', value: 'Deceased is Yes', search: deceased }));
    await on.settled();
    expect(await everybody(on)).toEqual({
      supportersMatched: 2,
      supportersMatchedEmails: expect.not.arrayContaining(['finch@example.org']) as unknown,
    });
    await importCsv(on, CSV.replace('4711,No', '4711,Yes').replace('13,Yes', '13,No'));
    await on.settled();
    expect(await everybody(on)).toEqual({
      supportersMatched: 2,
      supportersMatchedEmails: expect.not.arrayContaining([ROBIN]) as unknown,
    });
    expect((await exported(on)).rows.map(({ supporterId }) => supporterId)).toEqual([
      '5300',
      '5200',
    ]);
  });

  it('gets no link and no show before a quiet day, and is counted all the same', async () => {
    const on = await imported();
    const token = await tokenOf(on);
    await add(on, entry({ effect: 'quiet', lastDay: { year: 2026, month: 6, day: 2 } }));
    await on.settled();
    expect(await everybody(on)).toMatchObject({ supportersMatched: 3 });
    expect(await codeOf(await askShow(on, token))).toBe('expired-link');
    expect((await exported(on)).rows).toHaveLength(2);
    on.advance(2 * 24 * 60 * 60 * 1000);
    expect((await exported(on)).rows).toHaveLength(3);
  });
});

describe('what imports say by name', () => {
  const FILE = `${CSV}\nrobin@example.org,5100,1,No\nno address,5100,robin@example.org,No`;
  const said = async (on: TestServer) => {
    const imports = await on.documents.list(`${YEAR}/imports`);
    const rejected = await Promise.all(
      imports.map(({ id }) =>
        on.handlers.callables.downloadRejectedRows({ ...IN_YEAR, importId: id }, ADA),
      ),
    );
    return JSON.stringify([imports, rejected]);
  };

  it('names nobody of the list, whether they were put on it before or after', async () => {
    const on = await imported();
    await importCsv(on, FILE);
    expect(await said(on)).toContain(ROBIN);
    await add(on, entry());
    expect(await said(on)).not.toContain(ROBIN);
    await importCsv(on, FILE);
    expect(await said(on)).not.toContain(ROBIN);
    const { check } = await checkCsv(on, FILE);
    expect(check).toMatchObject({ mergedRows: 1, merged: [] });
  });
});

describe('a change of the list', () => {
  it('is whole after a death at any write', async () => {
    for (let survived = 0; survived < 80; survived += 1) {
      const on = await imported();
      on.holdEvents = true;
      const kill = on.documents.failAfter(survived);
      const died = await add(on, entry()).then(
        () => false,
        () => true,
      );
      kill.revive();
      on.holdEvents = false;
      const { length } = await on.documents.list('organisations/grove/suppressions');
      await on.handlers.resumeAll({ exclusive: true });
      await on.settled();
      // Nothing was promised where it died before it had begun.
      if (length > 0) {
        expect(await everybody(on)).toMatchObject({ supportersMatched: 2 });
        expect(JSON.stringify(await on.documents.list(`${YEAR}/fieldsList`))).not.toContain('4711');
        expect(await on.documents.get(`${YEAR}/keptOut/${ROBIN}`)).not.toBeNull();
      }
      if (!died) return;
    }
    throw new Error('It never lived through');
  });

  it('of two admins at the same time holds whole, and names nobody twice', async () => {
    const on = await imported();
    const both = await Promise.all([
      add(on, entry(), entry({ value: 'wren@example.org' })),
      add(on, entry({ reason: 'complaint' }), entry({ value: 'finch@example.org' })),
    ]);
    await on.settled();
    expect(both.flatMap(({ outcomes }) => outcomes).sort()).toEqual([
      ...['added', 'added', 'added', 'already'],
    ]);
    expect(await everybody(on)).toEqual({ supportersMatched: 0, supportersMatchedEmails: [] });
    const { list } = await add(on, entry());
    const [first = '', ...others] = list.entries.map(({ id }) => id);
    await Promise.all([end(on, [first, ...others]), end(on, [first])]);
    await on.settled();
    expect(await everybody(on)).toMatchObject({ supportersMatched: 3 });
  });

  it('throws away what was counted before it', async () => {
    const on = await imported();
    const { ask } = on.services.countingThreads;
    const adding: Promise<unknown>[] = [];
    on.services.countingThreads.ask = async (...asked) => {
      const answer = await ask(...asked);
      if (asked[1].kind === 'year') {
        if (adding.length === 0) adding.push(add(on, entry()));
        await Promise.all(adding);
      }
      return answer;
    };
    const path = `${YEAR}/screens/all`;
    const written: unknown[] = [];
    on.documents.onWrite((change) => {
      if (change.path === path && adding.length > 0)
        written.push(change.after?.['supportersMatchedEmails']);
    });
    await on.documents.commit([{ kind: 'merge', path, data: { supportersMatchedUpdate: true } }]);
    await on.settled();
    expect(adding).toHaveLength(1);
    expect(JSON.stringify(written)).not.toContain(ROBIN);
  });

  it('holds while an import is undone that was made before it', async () => {
    const on = await imported();
    const { id } = await importCsv(on, CSV.replaceAll('No', 'Not'));
    await on.settled();
    await add(on, entry());
    await on.settled();
    const written: string[] = [];
    on.documents.onWrite(({ path, after }) => {
      if (path.includes('/fieldsList/')) written.push(JSON.stringify(after));
      if (path === YEAR) written.push(JSON.stringify(after?.['supportersData']));
    });
    await on.handlers.callables.undoImport({ ...IN_YEAR, importId: id }, ADA);
    await on.settled();
    expect(written.join()).toContain('"total":2');
    expect(written.join()).not.toContain('"total":3');
    expect(written.join()).not.toContain('4711');
  });

  it('marks whom an undo brings back before the year counts them', async () => {
    const on = await imported();
    const { id } = await importCsv(on, CSV.replace(/robin.*\n/u, ''), 'remove');
    await add(on, entry());
    await on.settled();
    const mark = `${YEAR}/keptOut/${ROBIN}`;
    await on.documents.commit([{ kind: 'delete', path: mark }]);
    const marked: boolean[] = [];
    let isMarked = false;
    on.documents.onWrite(({ path, after }) => {
      if (path === mark) isMarked = after !== null;
      if (path === `${YEAR}/snapshot/manifest` && after !== null) marked.push(isMarked);
    });
    await on.handlers.callables.undoImport({ ...IN_YEAR, importId: id }, ADA);
    await on.settled();
    expect(marked[0]).toBe(true);
    expect(await everybody(on)).toMatchObject({ supportersMatched: 2 });
  });

  it('waits for an import that is at work, and goes on when it is over', async () => {
    const on = await imported();
    const path = `${YEAR}/jobs/import`;
    const until = new Date(on.services.now().getTime() + 60_000);
    const working = { state: 'working', owner: 'another', importId: 'one', leaseUntil: until };
    await on.documents.commit([{ kind: 'merge', path, data: working }]);
    const { list } = await add(on, entry());
    expect(list.applied).toBe(false);
    expect(JSON.stringify((await everybody(on)).supportersMatchedEmails)).not.toContain(ROBIN);
    const over = { state: 'idle', owner: '', leaseUntil: null };
    await on.documents.commit([{ kind: 'merge', path, data: over }]);
    await on.settled();
    expect(JSON.stringify(await on.documents.list(`${YEAR}/fieldsList`))).not.toContain('4711');
    expect((await on.data('organisations/grove/careWork/current'))['state']).toBe('idle');
  });

  it('marks whom another sync brings, by what the list knows of them', async () => {
    const on = await imported();
    await add(on, entry({ of: 'supporterId', value: '777' }));
    await on.settled();
    const brought = { supporterId: '777', fields: { Gift: '4712' } };
    const path = `${YEAR}/supporters/rook@example.org`;
    await on.documents.commit([{ kind: 'set', path, data: brought }]);
    await dropSnapshot(on.services, SCOPE);
    await on.documents.commit([
      { kind: 'merge', path: `${YEAR}/screens/all`, data: { supportersMatchedUpdate: true } },
    ]);
    await on.settled();
    expect(await everybody(on)).toMatchObject({ supportersMatched: 3 });
    expect(await on.documents.get(`${YEAR}/keptOut/rook@example.org`)).not.toBeNull();
  });

  it('leaves nothing of somebody who is erased, in no spelling', async () => {
    const on = await imported();
    const zoe = 'zo\u00eb@example.org';
    await importCsv(on, `${CSV}\n${zoe},5400,99,No`);
    await add(on, entry({ value: zoe, note: 'zoe rang' }), entry());
    await on.settled();
    expect(pathsHolding(on.documents, /zo(\u00eb|e)/u)).not.toEqual([]);
    await on.handlers.callables.eraseSupporter({ ...GROVE, email: zoe }, ADA);
    await on.settled();
    // Whoever counts now has read the list anew.
    await dropSnapshot(on.services, SCOPE);
    await on.handlers.callables.readReach(IN_YEAR, ADA);
    await on.handlers.resumeAll({ exclusive: true });
    await on.settled();
    expect(pathsHolding(on.documents, /zo(\u00eb|e)/u)).toEqual([]);
    expect(await everybody(on)).toMatchObject({ supportersMatched: 2 });
  });

  it('has what calculated fields come to worked out without them', async () => {
    const on = await imported();
    const calculation = { kind: 'sum', fields: { by: 'names', names: ['Gift'] }, isMoney: false };
    const field = { id: 'total', name: 'Total', calculation, explained: false };
    const request = { ...IN_YEAR, field, expectedRevision: 0 };
    await on.handlers.callables.saveCalculatedField(request, ADA);
    await on.settled();
    const path = `${YEAR}/calculatedFields/total`;
    expect(await on.data(path)).toMatchObject({ figures: { supporters: 3 } });
    await add(on, entry());
    await on.settled();
    expect(await on.data(path)).toMatchObject({ figures: { supporters: 2 } });
  });

  it('holds after an older backup was restored', async () => {
    const on = await imported();
    const backup = on.documents.everything();
    await add(on, entry());
    const kept = on.documents
      .everything()
      .filter(([path]) => path.startsWith('organisations/grove/suppression'));
    const restored = testServer(Object.fromEntries([...backup, ...kept]));
    await restored.handlers.reapplyErasures({ since: on.services.now() });
    await restored.settled();
    expect(await everybody(restored)).toMatchObject({ supportersMatched: 2 });
    expect(await restored.documents.get(`${YEAR}/supporters/${ROBIN}`)).not.toBeNull();
    expect(await restored.documents.get(`${YEAR}/keptOut/${ROBIN}`)).not.toBeNull();
  });

  it('is told to whoever asks what is held of them', async () => {
    const on = await imported();
    await add(on, entry({ note: 'Her sister rang' }));
    const request = { organisationId: 'grove', email: ROBIN };
    expect(await on.handlers.callables.exportSupporter(request, ADA)).toMatchObject({
      careList: [{ reason: 'bereavement', note: 'Her sister rang', addedBy: 'ada@example.org' }],
    });
  });
});

describe('the list', () => {
  it('names nobody twice, and nobody who was erased', async () => {
    const on = await imported();
    await add(on, entry());
    const twice = await add(
      on,
      entry(),
      entry({ value: `mailto:${ROBIN}` }),
      entry({ value: 'new@example.org' }),
    );
    expect(twice.outcomes).toEqual(['already', 'already', 'added']);
    await on.handlers.callables.eraseSupporter({ ...GROVE, email: ROBIN }, ADA);
    await on.settled();
    const after = await add(on, entry());
    expect(after.outcomes).toEqual(['erased']);
    expect(after.list.entries.map(({ value }) => value)).toEqual(['new@example.org']);
    expect(after.list.erased).toBe(1);
  });

  it('is not for members', async () => {
    const on = await imported();
    await expect(on.handlers.callables.readCareList(GROVE, MILO)).rejects.toThrow(/Only an admin/);
  });

  it('refuses a day that is over, and says which entry is no email', async () => {
    const on = await imported();
    await expect(add(on, entry({ lastDay: { year: 2026, month: 5, day: 31 } }))).rejects.toThrow(
      /last day from today/,
    );
    await expect(add(on, entry(), entry({ value: 'nobody' }))).rejects.toThrow(
      'entries.1.value: This is not an email address',
    );
    expect(await on.documents.list('organisations/grove/suppressions')).toEqual([]);
  });

  it('is nothing where there is none', async () => {
    const on = await imported();
    const before = on.documents.everything();
    await on.handlers.resumeAll({ exclusive: true });
    await on.settled();
    expect(on.documents.everything()).toEqual(before);
    expect(await on.handlers.callables.linkState(IN_YEAR, ADA)).toBeDefined();
  });
});
