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
import { YEAR } from '../testing/aYear';
import { importCsv } from '../testing/importCsv';
import type { TestServer } from '../testing/testServer';

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

  it('refuses a day that is over, and says which entry is no e-mail', async () => {
    const on = await imported();
    await expect(add(on, entry({ lastDay: { year: 2026, month: 5, day: 31 } }))).rejects.toThrow(
      /last day from today/,
    );
    await expect(add(on, entry(), entry({ value: 'nobody' }))).rejects.toThrow(
      'entries.1.value: This is not an e-mail address',
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
