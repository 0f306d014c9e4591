import { FIELD_TEXT_LENGTHS, type FieldDescription } from 'shared-kernel/model';
import { ADA, aShowServer, IN_YEAR, MILO } from '../../testing/aShow';
import { YEAR } from '../../testing/aYear';
import { importCsv } from '../../testing/importCsv';
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

async function imported(): Promise<TestServer> {
  const on = aShowServer();
  await on.documents.commit(
    (await on.documents.list(`${YEAR}/fieldsList`)).map(({ path }) => ({ kind: 'delete', path })),
  );
  await importCsv(on, CSV);
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
