import { FIELD_TEXT_LENGTHS, type FieldDescription } from 'shared-kernel/model';
import { ADA, aShowServer, IN_YEAR, MILO } from '../../testing/aShow';
import { aSearch, atLeast, YEAR } from '../../testing/aYear';
import { pathsHolding } from '../../testing/everything';
import { checkCsv, importCsv } from '../../testing/importCsv';
import { bytesOf, uploadCsv } from '../../testing/uploadCsv';
import { wholeImport } from '../wholeImport';
import type { TestServer } from '../../testing/testServer';
import { yearScope } from '../../store/paths';
import { fieldDocumentId } from '../../fields/fieldDocumentId';

const CSV = 'Email,Gift,Illness\nann@example.org,5,Flu\nbob@example.org,50,Cold';
const OTHER = 'organisations/grove/years/2027';

const SAID: FieldDescription = {
  description: 'What was said at the clinic',
  owner: 'Care team',
  source: 'Visit forms',
  retention: 'Two years',
  sensitive: true,
};

const say = (
  on: TestServer,
  changes: Partial<FieldDescription> = {},
  { revision = 0, fieldName = 'Illness', caller = MILO, year = String(IN_YEAR.yearId) } = {},
) =>
  on.handlers.callables.describeField(
    {
      ...{ ...IN_YEAR, yearId: year, fieldName, expectedRevision: revision },
      description: { ...SAID, ...changes },
    },
    caller,
  );
const dictionary = async (on: TestServer, name = 'Illness', year = YEAR) =>
  (await on.data(`${year}/fieldsList/${fieldDocumentId(name)}`))['dictionary'];
const saved = { ...SAID, revision: 1, savedBy: MILO.token.email };

async function imported(csv = CSV): Promise<TestServer> {
  const on = aShowServer();
  await on.documents.commit(
    (await on.documents.list(`${YEAR}/fieldsList`)).map(({ path }) => ({ kind: 'delete', path })),
  );
  await importCsv(on, csv);
  return on;
}

async function nextYear(on: TestServer): Promise<void> {
  await on.documents.commit([
    { kind: 'set', path: OTHER, data: { ...(await on.data(YEAR)), name: '2027' } },
  ]);
}

describe('the dictionary of fields', () => {
  it('has what a member said of a field, over its revision', async () => {
    const on = await imported();
    expect(await say(on)).toEqual({ outcome: 'saved', revision: 1 });
    expect(await dictionary(on)).toMatchObject(saved);
    expect(await say(on, { owner: 'Others' }, { caller: ADA })).toMatchObject({
      outcome: 'conflict',
      revision: 1,
      savedBy: MILO.token.email,
    });
    expect(await say(on, { owner: ' Others ' }, { revision: 1 })).toMatchObject({
      outcome: 'saved',
    });
    expect(await dictionary(on)).toMatchObject({ ...saved, owner: 'Others', revision: 2 });
  });

  it('lets admins alone say that a field is not sensitive any more, and the log has all of it', async () => {
    const on = await imported();
    await say(on);
    const plain = { sensitive: false };
    await expect(say(on, plain, { revision: 1 })).rejects.toMatchObject({
      code: 'permission-denied',
    });
    expect(await dictionary(on)).toMatchObject(saved);
    expect(await say(on, plain, { revision: 1, caller: ADA })).toMatchObject({
      outcome: 'saved',
    });
    const log = await on.documents.list('organisations/grove/activity');
    const lines = log
      .map(({ data }) => data)
      .filter(({ deed }) => String(deed).startsWith('field'))
      .map(({ deed, subject, by }) => [deed, subject, by]);
    expect(lines).toHaveLength(3);
    expect(lines).toEqual(
      expect.arrayContaining([
        ['fieldDescribed', 'Illness', 'milo@example.org'],
        ['fieldSensitive', 'Illness', 'milo@example.org'],
        ['fieldNotSensitive', 'Illness', 'ada@example.org'],
      ]),
    );
  });

  it('stays through imports, another type, an erasure and an undone import', async () => {
    const on = await imported();
    await say(on);
    const { id: importId } = await importCsv(on, 'Email,Illness,New\ncid@example.org,Gout,x');
    expect(await dictionary(on)).toMatchObject(saved);
    await on.handlers.callables.setFieldType(
      { ...IN_YEAR, fieldName: 'Illness', type: 'action' },
      ADA,
    );
    await on.settled();
    expect(await dictionary(on)).toMatchObject(saved);
    await say(on, {}, { fieldName: 'New' });
    await on.handlers.callables.undoImport({ ...IN_YEAR, importId }, ADA);
    await on.settled();
    expect(await dictionary(on)).toMatchObject(saved);
    expect(await dictionary(on, 'New')).toMatchObject(saved);
    await on.handlers.callables.eraseSupporter({ ...IN_YEAR, email: 'ann@example.org' }, ADA);
    await on.settled();
    expect(await dictionary(on)).toMatchObject(saved);
  });

  it('comes along to a year in which the field is new: sensitive in any is sensitive there', async () => {
    const on = await imported();
    await say(on);
    await nextYear(on);
    await importCsv(on, CSV, 'keep', yearScope('grove', '2027'));
    expect(await dictionary(on, 'Illness', OTHER)).toMatchObject(saved);
    expect(await dictionary(on, 'Gift', OTHER)).toBeUndefined();

    on.advance(60_000);
    const later = { description: 'Newer words', sensitive: false };
    await say(on, later, { revision: 1, caller: ADA, year: '2027' });
    const third = 'organisations/grove/years/2028';
    await on.documents.commit([
      { kind: 'set', path: third, data: { ...(await on.data(YEAR)), name: '2028' } },
    ]);
    await importCsv(on, CSV, 'keep', yearScope('grove', '2028'));
    expect(await dictionary(on, 'Illness', third)).toMatchObject({
      description: 'Newer words',
      sensitive: true,
    });
  });

  it.each(Object.entries(FIELD_TEXT_LENGTHS))(
    'takes %s up to %d characters',
    async (text, most) => {
      const on = await imported();
      await expect(say(on, { [text]: 'x'.repeat(most + 1) })).rejects.toMatchObject({
        code: 'invalid-argument',
      });
      expect(await say(on, { [text]: 'x'.repeat(most) })).toMatchObject({ outcome: 'saved' });
    },
  );

  it('is refused in a year that has been deleted', async () => {
    const on = await imported();
    const pendingDeletion = { by: '', uid: '', at: on.services.now(), removeAt: on.services.now() };
    await on.documents.commit([{ kind: 'merge', path: YEAR, data: { pendingDeletion } }]);
    await expect(say(on)).rejects.toMatchObject({ code: 'failed-precondition' });
  });

  it('waits for an import that is working, and is refused for a field that is not there', async () => {
    const on = await imported();
    await expect(say(on, {}, { fieldName: 'Nothing' })).rejects.toMatchObject({
      code: 'not-found',
    });
    on.holdEvents = true;
    await on.documents.commit([
      { kind: 'merge', path: `${YEAR}/jobs/import`, data: { owner: 'x', state: 'working' } },
    ]);
    await expect(say(on)).rejects.toMatchObject({ code: 'failed-precondition' });
  });
});

describe('values of a sensitive field', () => {
  const entry = async (on: TestServer, name = 'Illness') => {
    const { dictionary: _, ...rest } = await on.data(`${YEAR}/fieldsList/${fieldDocumentId(name)}`);
    return rest;
  };
  const marker = (on: TestServer, year = YEAR) => on.documents.get(`${year}/sensitive/fields`);
  const NOTHING = { exampleValues: { random: [], largest: null, smallest: null }, spread: {} };

  it('leave the field list at once, and come back when an admin says that it is not', async () => {
    const on = await imported();
    const before = await entry(on);
    expect(before).toMatchObject({ count: 2, exampleValues: { largest: { value: 'Cold' } } });
    await say(on);
    expect(await entry(on)).toMatchObject({ ...NOTHING, count: 2, type: 'string' });
    expect((await marker(on))?.data).toEqual({ names: ['Illness'] });
    await say(on, { sensitive: false }, { revision: 1, caller: ADA });
    expect(await entry(on)).toEqual(before);
    expect(await marker(on)).toBeNull();
  });

  it('are left out of the commonest texts, too', async () => {
    const rows = Array.from({ length: 5 }, (_, row) => `row${row}@x.org,Cold`);
    const on = await imported(['Email,Illness', ...rows].join('\n'));
    const topValues = [{ value: 'Cold', count: 5 }];
    expect(await entry(on)).toMatchObject({ topValues });
    await say(on);
    expect(await entry(on)).not.toHaveProperty('topValues');
    await importCsv(on, ['Email,Illness', 'new@x.org,Cold'].join('\n'));
    expect(await entry(on)).not.toHaveProperty('topValues');
    await say(on, { sensitive: false }, { revision: 1, caller: ADA });
    expect(await entry(on)).toMatchObject({ topValues: [{ value: 'Cold', count: 6 }] });
  });

  it('are those of today when they come back', async () => {
    const on = await imported();
    await say(on);
    await importCsv(on, CSV.replaceAll('Cold', 'Measles'));
    expect(await entry(on)).toMatchObject(NOTHING);
    await say(on, { sensitive: false }, { revision: 1, caller: ADA });
    expect(await entry(on)).toMatchObject({ exampleValues: { largest: { value: 'Measles' } } });
  });

  it('come into no year in which the field is new, not even while it is written', async () => {
    const on = await imported();
    await say(on);
    await nextYear(on);
    const marked: boolean[] = [];
    on.documents.onWrite(({ path }) => {
      if (path.startsWith(`${OTHER}/supporters/`))
        marked.push(on.documents.everything().some(([one]) => one === `${OTHER}/sensitive/fields`));
    });
    await wholeImport({
      ...{ ...on, caller: ADA, organisationId: 'grove', yearId: '2027' },
      ...{ fileName: 'next.csv', bytes: bytesOf(CSV) },
    });
    expect(marked).toEqual([true, true]);
    const there = await on.data(`${OTHER}/fieldsList/${fieldDocumentId('Illness')}`);
    expect(there).toMatchObject({ ...NOTHING, dictionary: { sensitive: true } });
  });

  it('stay masked when an import is undone, and come back where that was taken back since', async () => {
    const on = await imported();
    const before = await entry(on);
    await say(on);
    const { id } = await importCsv(on, CSV.replaceAll('Cold', 'Measles'));
    await on.handlers.callables.undoImport({ ...IN_YEAR, importId: id }, ADA);
    await on.settled();
    expect(await entry(on)).toMatchObject(NOTHING);
    expect((await marker(on))?.data).toEqual({ names: ['Illness'] });

    const next = await importCsv(on, CSV.replaceAll('Cold', 'Mumps'));
    await say(on, { sensitive: false }, { revision: 1, caller: ADA });
    await on.handlers.callables.undoImport({ ...IN_YEAR, importId: next.id }, ADA);
    await on.settled();
    expect(await entry(on)).toEqual(before);
    expect(await marker(on)).toBeNull();
  });

  it('are not made of supporters who have changed meanwhile', async () => {
    const on = await imported();
    await say(on);
    const { documents } = on;
    const transact = documents.transaction.bind(documents);
    jest.spyOn(documents, 'transaction').mockImplementationOnce(async (work) => {
      const supportersData = { total: 2, revision: 'another' };
      await on.documents.commit([{ kind: 'merge', path: YEAR, data: { supportersData } }]);
      return transact(work);
    });
    const unmarked = say(on, { sensitive: false }, { revision: 1, caller: ADA });
    await expect(unmarked).rejects.toMatchObject({ code: 'failed-precondition' });
    expect(await entry(on)).toMatchObject(NOTHING);
  });

  it('stand in no import that waits for a person, under whichever name they go in', async () => {
    const on = await imported();
    const samples = async (id: string): Promise<unknown> =>
      ((await on.data(`${YEAR}/imports/${id}`))['columns'] as { samples: unknown }[]).map(
        (column) => column.samples,
      );
    const inspected = async (file: string): Promise<string> => {
      const id = await uploadCsv(on.handlers, file);
      await on.settled();
      return id;
    };
    const open = await inspected(CSV);
    const renamed = await inspected(CSV.replace('Illness', 'Ill'));
    expect(await samples(open)).toContainEqual(['Flu', 'Cold']);
    await say(on);
    expect(await samples(open)).toEqual([expect.anything(), ['5', '50'], []]);

    expect(await samples(renamed)).toContainEqual(['Flu', 'Cold']);
    const mapping = {
      ...{ emailPosition: 1, supporterIdPosition: null },
      columns: [{ position: 3, name: 'Illness', type: null, include: true }],
    };
    await on.handlers.callables.checkImport({ ...IN_YEAR, importId: renamed, mapping }, ADA);
    expect(await samples(renamed)).not.toContainEqual(['Flu', 'Cold']);
    await on.settled();
    expect(await samples(await inspected(`${CSV}\n`))).not.toContainEqual(['Flu', 'Cold']);
  });

  it('are not told by what is noted of a column while an import waits', async () => {
    const on = await imported();
    await say(on);
    const dates = CSV.replace('Flu', '3/4/2026').replace('Cold', '5/6/2026');
    const id = await uploadCsv(on.handlers, dates);
    await on.settled();
    const { columns } = await on.data(`${YEAR}/imports/${id}`);
    expect(columns).toContainEqual(expect.objectContaining({ header: 'Illness', type: 'date' }));
    expect(JSON.stringify(columns)).not.toMatch(/April|3\/4/);
  });

  it('are not read off what shares of it are read from, which still count', async () => {
    const on = aShowServer({ 'searches/most': aSearch(atLeast('Share', 9)) });
    const rows = Array.from(
      { length: 40 },
      (_, row) => `p${String(row)}@example.org,${String(row + 7001)}`,
    );
    await importCsv(on, ['Email,Debt', ...rows].join('\n'));
    const calculation = { kind: 'share', field: 'Debt', of: 10, among: 'having' };
    const field = { ...{ id: 'share', name: 'Share', explained: false }, calculation };
    await on.handlers.callables.saveCalculatedField(
      { ...IN_YEAR, field, expectedRevision: 0 },
      ADA,
    );
    await on.settled();
    const matched = async () => (await on.data(`${YEAR}/searches/most`))['supportersMatched'];
    const figures = async () => (await on.data(`${YEAR}/calculatedFields/share`))['figures'];
    const steps = { thresholds: expect.arrayContaining([7004, 7036]) as unknown };
    expect(await figures()).toMatchObject(steps);
    expect(await matched()).toBe(4);

    await say(on, {}, { fieldName: 'Debt' });
    expect(await figures()).toBeNull();
    await on.settled();
    expect(await figures()).toMatchObject({ having: 40, thresholds: null });
    expect(await matched()).toBe(4);
    // A pass that counts with what is stored.
    await on.documents.commit([
      { kind: 'set', path: `${YEAR}/searches/some`, data: aSearch(atLeast('Share', 8)) },
    ]);
    await on.settled();
    expect((await on.data(`${YEAR}/searches/some`))['supportersMatched']).toBe(8);

    await say(on, { sensitive: false }, { fieldName: 'Debt', revision: 1, caller: ADA });
    await on.settled();
    expect(await figures()).toMatchObject(steps);
    expect(await matched()).toBe(4);
  });
});

describe('an import', () => {
  const SPECIAL = 'Email,Religion,Health,Town\nann@example.org,Zoroaster-Plm,Fine-Plm,Leeds';
  const run = async (on: TestServer, csv: string, special: readonly object[]) => {
    const record = await checkCsv(on, csv);
    await on.handlers.callables.runImport(
      { ...IN_YEAR, importId: record.id, checkId: record.check?.id, absent: 'keep', special },
      ADA,
    );
    await on.settled();
    return record.check?.fieldsSpecial;
  };

  it('asks of new fields that may be special category data, which are born as was answered', async () => {
    const on = await imported();
    const marked: boolean[] = [];
    on.documents.onWrite(({ path }) => {
      if (path.startsWith(`${YEAR}/supporters/`))
        marked.push(on.documents.everything().some(([one]) => one === `${YEAR}/sensitive/fields`));
    });
    const asked = await run(on, SPECIAL, [
      { name: 'Religion', sensitive: true },
      { name: 'Health', sensitive: false },
      { name: 'Town', sensitive: true },
    ]);
    expect(asked).toEqual(['Religion', 'Health']);
    expect(marked).toEqual([true]);
    const stamp = { revision: 1, savedBy: ADA.token.email };
    expect(await dictionary(on, 'Religion')).toMatchObject({ sensitive: true, ...stamp });
    expect(await dictionary(on, 'Health')).toMatchObject({ sensitive: false, ...stamp });
    // Nobody was asked about it.
    expect(await dictionary(on, 'Town')).toBeUndefined();
    const readable = pathsHolding(on.documents, /Zoroaster-Plm/);
    expect(readable.filter((path) => !/\/(supporters|snapshot|before)\//.test(path))).toEqual([]);
    const lines = (await on.documents.list('organisations/grove/activity')).map(({ data }) => data);
    expect(lines).toContainEqual(
      expect.objectContaining({ deed: 'fieldSensitive', subject: 'Religion', by: stamp.savedBy }),
    );
    expect(lines.some(({ deed, subject }) => deed === 'fieldSensitive' && subject === 'Town')).toBe(
      false,
    );
  });

  it('does not ask what was answered in another year', async () => {
    const on = await imported();
    await nextYear(on);
    const answered = { ...SAID, sensitive: false, revision: 1, savedBy: 'a@example.org' };
    const field = { name: 'Religion', type: 'string', dictionary: { ...answered, savedAt: null } };
    await on.documents.commit([{ kind: 'set', path: `${OTHER}/fieldsList/r`, data: field }]);
    expect((await checkCsv(on, SPECIAL)).check?.fieldsSpecial).toEqual(['Health']);
  });
});
