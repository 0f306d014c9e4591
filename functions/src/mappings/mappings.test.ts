import {
  chosenMapping,
  defaultMapping,
  MAPPING_LIMITS,
  mappingOf,
  type ImportId,
  type ImportMapping,
  type SavedMapping,
} from 'shared-kernel/model';
import type { Caller } from '../caller';
import { aYear } from '../testing/aYear';
import { pathsHolding } from '../testing/everything';
import { confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, call, uploadCsv } from '../testing/uploadCsv';

const EVE: Caller = { uid: 'eve', token: { email: 'eve@example.org' } };
const GROVE = { organisationId: 'grove' };
const MAPPINGS = 'organisations/grove/savedMappings';

const CSV =
  'Email,Gift,Town,Note,Card number\nann@example.org,5,Leeds,Rings on Sundays,4111111111111111';
const NEXT = 'Note,Card number,Town,Gift,Email\nquiet,4111111111111112,Hull,7,cid@example.org';

/** Ada and Eve are admins. */
const server = () =>
  testServer({
    ...aYear(),
    'users/eve': { organisation: 'grove' },
    'organisations/grove/admins/eve': {},
  });

interface Mapped {
  readonly importId: ImportId;
  readonly mapping: ImportMapping;
}

/** A file at the step of its columns, with "Gift" renamed and read as text, and "Note" left out. */
async function mapped(on: TestServer, csv = CSV): Promise<Mapped> {
  const importId = await uploadCsv(on.handlers, csv);
  const proposed = defaultMapping((await recordOf(on, importId)).columns ?? []);
  if (proposed === null) throw new Error('The file has no email column');
  const columns = proposed.columns.map((column) => {
    if (column.name === 'Note') return { ...column, include: false };
    return column.name === 'Gift'
      ? ({ ...column, name: 'Donation', type: 'string' } as const)
      : column;
  });
  return { importId, mapping: { ...proposed, columns } };
}

const save = (on: TestServer, of: Mapped, changes: object = {}, caller = ADA) =>
  on.handlers.callables.saveMapping(
    {
      ...{ ...GROVE, yearId: '2026', id: 'monthly', name: 'Monthly export' },
      ...{ ...of, expectedRevision: 0, ...changes },
    },
    caller,
  );
const mappings = async (on: TestServer) =>
  (await on.handlers.callables.readMappings(GROVE, ADA)) as {
    readonly mappings: readonly SavedMapping[];
    readonly unreadable: readonly object[];
  };
const rename = (on: TestServer, name: string, expectedRevision: number, caller = ADA) =>
  on.handlers.callables.renameMapping({ ...GROVE, id: 'monthly', name, expectedRevision }, caller);

describe('a saved mapping', () => {
  it('holds what was decided of every column, proposals that were taken among it', async () => {
    const on = server();
    expect(await save(on, await mapped(on))).toEqual({ outcome: 'saved', revision: 1 });
    expect((await mappings(on)).mappings).toEqual([
      {
        ...{ id: 'monthly', name: 'Monthly export' },
        choices: {
          leftOut: ['Note', 'Card number'],
          changed: [
            { column: 'Email', role: 'email', name: 'Email', type: null },
            { column: 'Gift', role: 'data', name: 'Donation', type: 'string' },
            { column: 'Town', role: 'data', name: 'Town', type: null },
          ],
        },
        ...{ revision: 1, savedBy: 'ada@example.org' },
        savedAt: on.services.now().toISOString(),
      },
    ]);
  });

  it('makes the next file of the same columns come in like the first, in whatever order they stand', async () => {
    const on = server();
    const first = await mapped(on);
    await save(on, first);
    await call(on.handlers, 'cancelImport', first.importId);
    const [saved] = (await mappings(on)).mappings;
    const importId = await uploadCsv(on.handlers, NEXT);
    const columns = (await recordOf(on, importId)).columns ?? [];
    const mapping = saved && mappingOf(chosenMapping(columns, saved.choices));
    await call(on.handlers, 'checkImport', importId, { mapping });
    await confirm(on, await recordOf(on, importId));
    expect(await recordOf(on, importId)).toMatchObject({ state: 'done' });
    expect(await on.data('organisations/grove/years/2026/supporters/cid@example.org')).toEqual(
      expect.objectContaining({ fields: { Town: 'Hull', Donation: '7' } }),
    );
  });

  it('holds no value of any row, so that an erasure has nothing to look for', async () => {
    const on = server();
    const of = await mapped(on);
    await save(on, of);
    await call(on.handlers, 'checkImport', of.importId, { mapping: of.mapping });
    await confirm(on, await recordOf(on, of.importId));
    await on.settled();
    const inMappings = pathsHolding(on.documents, /ann@|Leeds|Sundays|4111/).filter((path) =>
      path.startsWith(MAPPINGS),
    );
    expect(inMappings).toEqual([]);
    const before = await on.data(`${MAPPINGS}/monthly`);
    await on.handlers.callables.eraseSupporter({ ...GROVE, email: 'ann@example.org' }, ADA);
    await on.settled();
    expect(await on.data(`${MAPPINGS}/monthly`)).toEqual(before);
  });

  it('is refused a name in which an address stands, and so is another name', async () => {
    const on = server();
    const of = await mapped(on);
    const name = 'Gifts of ann@example.org';
    const refused = {
      outcome: 'refused',
      sentence: expect.stringContaining('An email address stands in this name') as string,
    };
    expect(await save(on, of, { id: 'monthly', name })).toEqual(refused);
    expect(await on.documents.list(MAPPINGS)).toEqual([]);
    await save(on, of);
    expect(await rename(on, name, 1)).toEqual(refused);
  });

  it('is refused where an address names a column, by the file or by hand', async () => {
    const on = server();
    const { importId, mapping } = await mapped(on, 'Email,bob@example.org\nann@example.org,5');
    const refused = {
      outcome: 'refused',
      sentence: expect.stringContaining('named by an email address') as string,
    };
    expect(await save(on, { importId, mapping })).toEqual(refused);
    const columns = mapping.columns.map((column) => ({ ...column, name: 'Gift' }));
    expect(await save(on, { importId, mapping: { ...mapping, columns } })).toEqual(refused);
    await call(on.handlers, 'cancelImport', importId);

    const of = await mapped(on);
    const named = of.mapping.columns.map((column) =>
      column.name === 'Donation' ? { ...column, name: 'of bob@example.org' } : column,
    );
    expect(await save(on, { ...of, mapping: { ...of.mapping, columns: named } })).toEqual(refused);
    expect(await on.documents.list(MAPPINGS)).toEqual([]);
  });

  it('is only of columns that the import has', async () => {
    const on = server();
    const of = await mapped(on);
    await expect(
      save(on, { ...of, mapping: { ...of.mapping, emailPosition: 9 } }),
    ).rejects.toMatchObject({ code: 'invalid-argument' });
    const done = await importCsv(on, 'Email,Gift\ncid@example.org,7');
    await expect(save(on, { ...of, importId: done.id })).rejects.toMatchObject({
      code: 'failed-precondition',
    });
  });
});

describe('two admins', () => {
  it('who save or rename one mapping at once: the second reads who saved it', async () => {
    const on = server();
    const of = await mapped(on);
    await save(on, of);
    const conflict = { outcome: 'conflict', savedBy: 'ada@example.org' };
    const change = { name: 'Ours', expectedRevision: 0 };
    expect(await save(on, of, change, EVE)).toMatchObject({ ...conflict, revision: 1 });
    expect(await rename(on, 'Monthly file', 1)).toEqual({ outcome: 'saved', revision: 2 });
    expect(await rename(on, 'Ours', 1, EVE)).toMatchObject({ ...conflict, revision: 2 });
    expect((await mappings(on)).mappings).toMatchObject([{ name: 'Monthly file' }]);
    expect(await save(on, of, { ...change, expectedRevision: 2 }, EVE)).toEqual({
      outcome: 'saved',
      revision: 3,
    });
  });

  it('cannot give two mappings one name', async () => {
    const on = server();
    const of = await mapped(on);
    await save(on, of);
    const taken = {
      outcome: 'refused',
      sentence: 'There is a mapping “MONTHLY export” already. Choose another name.',
    };
    expect(await save(on, of, { id: 'other', name: ' MONTHLY export ' })).toEqual(taken);
    await save(on, of, { id: 'other', name: 'Other' });
    expect(
      await on.handlers.callables.renameMapping(
        { ...GROVE, id: 'other', name: 'MONTHLY export', expectedRevision: 1 },
        ADA,
      ),
    ).toEqual(taken);
  });

  it('delete one without a fault, and the log says who did what', async () => {
    const on = server();
    await save(on, await mapped(on));
    on.advance(1_000);
    await rename(on, 'Monthly file', 1);
    on.advance(1_000);
    const remove = () => on.handlers.callables.deleteMapping({ ...GROVE, id: 'monthly' }, EVE);
    expect(await remove()).toEqual({ outcome: 'deleted' });
    expect(await remove()).toEqual({ outcome: 'deleted' });
    await expect(rename(on, 'Gone', 2)).rejects.toMatchObject({ code: 'not-found' });
    const log = await on.documents.list('organisations/grove/activity');
    const lines = log.map(({ data }) => [data['deed'], data['by'], data['subject']]);
    expect(lines).toEqual([
      ['mappingDeleted', 'eve@example.org', 'Monthly file'],
      ['mappingRenamed', 'ada@example.org', 'Monthly export'],
      ['mappingSaved', 'ada@example.org', 'Monthly export'],
    ]);
  });
});

describe('bounds', () => {
  const fill = (on: TestServer, count: number, bytes: number) =>
    on.documents.commit(
      Array.from({ length: count }, (_, at) => ({
        ...{ kind: 'set' as const, path: `${MAPPINGS}/${String(at)}` },
        data: { name: `Mapping ${String(at)}`, bytes, revision: 1 },
      })),
    );

  it('are said in a sentence: how many there are, and how large they are together', async () => {
    const on = server();
    const of = await mapped(on);
    await fill(on, MAPPING_LIMITS.mappings, 10);
    expect(await save(on, of)).toMatchObject({
      outcome: 'refused',
      sentence: expect.stringMatching(/^There are 50 saved mappings/) as string,
    });
    // Saving over one that is there takes no further place.
    expect(await save(on, of, { id: '7', expectedRevision: 1 })).toMatchObject({
      outcome: 'saved',
    });
    const full = server();
    await fill(full, 2, MAPPING_LIMITS.allBytes / 2);
    expect(await save(full, await mapped(full))).toMatchObject({
      outcome: 'refused',
      sentence: expect.stringContaining('no more room together') as string,
    });
  });

  it('stop one that is too large', async () => {
    const on = server();
    const headers = Array.from({ length: 900 }, (_, at) => `Gift ${String(at)}`).join(',');
    const importId = await uploadCsv(on.handlers, `Email,${headers}\nann@example.org,5`);
    const proposed = defaultMapping((await recordOf(on, importId)).columns ?? []);
    if (proposed === null) throw new Error('The file has no email column');
    const columns = proposed.columns.map((column) => ({
      ...column,
      ...{ name: `${column.name} ${'x'.repeat(480)}`, include: true },
    }));
    expect(await save(on, { importId, mapping: { ...proposed, columns } })).toEqual({
      outcome: 'refused',
      sentence: 'These are too many columns to be saved as one mapping.',
    });
    expect(await on.documents.list(MAPPINGS)).toEqual([]);
  });

  it('leave one that cannot be read in the list, to be deleted', async () => {
    const on = server();
    await on.documents.commit([
      { kind: 'set', path: `${MAPPINGS}/odd`, data: { name: 'Odd', choices: 'none' } },
    ]);
    expect(await mappings(on)).toEqual({ mappings: [], unreadable: [{ id: 'odd', name: 'Odd' }] });
  });
});
