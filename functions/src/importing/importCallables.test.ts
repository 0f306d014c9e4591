import { describeInLongRun } from 'shared-kernel/testing';
import { defaultMapping } from 'shared-kernel/model';
import { aYear, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer } from '../testing/testServer';
import { call, uploadCsv } from '../testing/uploadCsv';
import { yearState } from '../testing/yearState';

const CSV = 'Email,Gift,Card number\nann@example.org,5,1\nbob@example.org,50,2';
const MAPPING = {
  emailPosition: 1,
  supporterIdPosition: null,
  columns: [{ position: 2, name: 'Gift', type: null, include: true }],
};
const column = (change: object) => ({
  ...MAPPING,
  columns: [{ ...MAPPING.columns[0], ...change }],
});

describe('a mapping', () => {
  it.each([
    ['takes in a refused column', column({ position: 3, name: 'Card number' }), /^Column 3: /],
    ['names a column that the file does not have', column({ position: 4 }), /^Column 4: /],
    ['gives no name', column({ name: ' ' }), /^Column 2: /],
    ['has an email column that is not there', { ...MAPPING, emailPosition: 9 }, /^Column 9: /],
    ['is no mapping', { emailPosition: 'first' }, /^mapping/],
  ])('that %s is refused, and the import stays where it was', async (_, mapping, message) => {
    const server = testServer(aYear());
    const id = await uploadCsv(server.handlers, CSV);
    await server.settled();
    await expect(call(server.handlers, 'checkImport', id, { mapping })).rejects.toMatchObject({
      code: 'invalid-argument',
      message: expect.stringMatching(message) as unknown,
    });
    expect(await recordOf(server, id)).toMatchObject({ state: 'mapping', mapping: null });
    await call(server.handlers, 'checkImport', id, { mapping: MAPPING });
    expect(await recordOf(server, id)).toMatchObject({ state: 'checked' });
  });
});

describe('the steps of an import', () => {
  it('are refused out of their order', async () => {
    const server = testServer(aYear());
    const id = await uploadCsv(server.handlers, CSV);
    await server.settled();
    const refused = { code: 'failed-precondition' };
    await expect(confirm(server, { id, check: null })).rejects.toMatchObject(refused);
    await expect(call(server.handlers, 'undoImport', id)).rejects.toMatchObject(refused);
    const { id: done } = await importCsv(server, `${CSV}\n`);
    const options = { encoding: null, delimiter: ';' };
    await expect(call(server.handlers, 'reinspectImport', done, { options })).rejects.toMatchObject(
      refused,
    );
    await expect(
      call(server.handlers, 'checkImport', done, { mapping: MAPPING }),
    ).rejects.toMatchObject(refused);
  });

  it('end where the file is gone meanwhile, with what to do, and begin anew with the same file', async () => {
    const server = testServer(aYear());
    const id = await uploadCsv(server.handlers, CSV);
    await server.settled();
    await server.services.files.remove(`documents/grove/2026/import-${id}-0`);
    await call(server.handlers, 'checkImport', id, { mapping: MAPPING });
    await server.settled();
    expect(await recordOf(server, id)).toMatchObject({
      state: 'failed',
      failure: 'The file is not here any more. Please import it again.',
    });
    expect(await importCsv(server, CSV)).toMatchObject({ state: 'done' });
    expect(await server.services.files.files('documents')).toEqual([
      expect.stringMatching(/^grove\/2026\/snapshot-/),
    ]);
  });

  it('find the file read again as a person chose, and forget what was checked', async () => {
    const server = testServer(aYear());
    const { id } = await checkCsv(server, 'Email;Town\nann@example.org;Malmö');
    expect(await recordOf(server, id)).toMatchObject({
      readAs: { encoding: 'utf-8', delimiter: ';' },
      check: { newSupporters: 1 },
    });
    const options = { encoding: 'windows-1252', delimiter: null };
    await call(server.handlers, 'reinspectImport', id, { options });

    expect(await recordOf(server, id)).toMatchObject({
      state: 'mapping',
      options,
      readAs: { encoding: 'windows-1252', delimiter: ';' },
      mapping: null,
      check: null,
      columns: [{ name: 'Email' }, { name: 'Town', samples: ['MalmÃ¶'] }],
    });
  });

  it('take the names of the columns from the row that was found, and from the one that a person says', async () => {
    const server = testServer(aYear());
    const csv =
      'All supporters\nMade, with care\n\nEmail;Town\nann@example.org;Oban\nno address;Leith';
    const { id, ...checked } = await checkCsv(server, csv);
    expect(checked).toMatchObject({
      options: { headerRow: null },
      readAs: { delimiter: ';', headerRow: 4 },
      columns: [{ name: 'Email' }, { name: 'Town' }],
      check: { rows: 2, newSupporters: 1 },
      rejectedRows: [{ line: 6, reason: 'invalidEmail' }],
    });
    const options = { encoding: null, delimiter: null, headerRow: 2 };
    await call(server.handlers, 'reinspectImport', id, { options });
    expect(await recordOf(server, id)).toMatchObject({
      readAs: { delimiter: ',', headerRow: 2 },
      columns: [{ name: 'Made' }, { name: 'with care' }],
    });
    await call(server.handlers, 'reinspectImport', id, { options: { ...options, headerRow: 3 } });
    expect(await recordOf(server, id)).toMatchObject({
      state: 'mapping',
      columns: null,
      failure: expect.stringContaining('choose another row') as string,
    });
  });

  it('check and take in what stands below the row that a person says, not below the one that would be found', async () => {
    const server = testServer(aYear());
    const id = await uploadCsv(
      server.handlers,
      'Email,Town\nE-mail,Place\nann@example.org,Oban\nno address,Leith',
    );
    await server.settled();
    expect(await recordOf(server, id)).toMatchObject({ readAs: { headerRow: 1 } });
    const options = { encoding: null, delimiter: null, headerRow: 2 };
    await call(server.handlers, 'reinspectImport', id, { options });
    const mapping = defaultMapping((await recordOf(server, id)).columns ?? []);
    await call(server.handlers, 'checkImport', id, { mapping });
    const checked = await recordOf(server, id);
    expect(checked).toMatchObject({
      check: { rows: 2, newSupporters: 1, rejected: { rejectedInvalidEmail: 1 } },
      rejectedRows: [{ line: 4, reason: 'invalidEmail' }],
    });
    await confirm(server, checked);
    expect(await recordOf(server, id)).toMatchObject({
      state: 'done',
      counts: { rows: 2, rejectedInvalidEmail: 1, supporters: 1 },
    });
    expect(await server.data(`${YEAR}/supporters/ann@example.org`)).toMatchObject({
      fields: { Place: 'Oban' },
    });
  });

  it('show why a choice cannot be right, and take another', async () => {
    const server = testServer(aYear());
    const id = await uploadCsv(server.handlers, CSV);
    await server.settled();
    const reinspect = async (encoding: string | null) => {
      await call(server.handlers, 'reinspectImport', id, {
        options: { encoding, delimiter: null },
      });
      return recordOf(server, id);
    };
    const wrong = await reinspect('utf-16le');
    expect(wrong.state).toBe('mapping');
    expect(wrong.columns?.length).not.toBe(3);
    expect(await reinspect(null)).toMatchObject({ state: 'mapping', columns: { length: 3 } });
  });

  it('refuse what was checked before somebody else imported, until it is checked again', async () => {
    const server = testServer(aYear());
    const first = await checkCsv(server, CSV);
    const { id, mapping } = first;
    await importCsv(server, 'Email,Gift\ncid@example.org,7');
    const before = await yearState(server);
    await expect(confirm(server, first, 'remove')).rejects.toMatchObject({
      code: 'failed-precondition',
      message: 'The supporters have changed since the check. Please check again',
    });
    expect(await yearState(server)).toEqual(before);

    await call(server.handlers, 'checkImport', id, { mapping });
    const second = await recordOf(server, id);
    expect(second).toMatchObject({ check: { absentSupporters: 1 } });
    await confirm(server, second);
    expect(await recordOf(server, id)).toMatchObject({ outcome: { newSupporters: 2 } });
  });
});

describe('running an import', () => {
  it('is refused where another window has had other columns checked meanwhile', async () => {
    const server = testServer(aYear());
    const seen = await checkCsv(server, CSV);
    const mapping = column({ name: 'Donation' });
    await call(server.handlers, 'checkImport', seen.id, { mapping });
    const other = await recordOf(server, seen.id);

    await expect(confirm(server, seen)).rejects.toMatchObject({
      code: 'failed-precondition',
      message: expect.stringContaining('checked again in another window') as unknown,
    });
    expect(await recordOf(server, seen.id)).toEqual(other);
    await confirm(server, other);
    expect(await recordOf(server, seen.id)).toMatchObject({ state: 'done' });
  });
});

describeInLongRun('a file of 2,000 columns', () => {
  const wideCsv = (campaign: string): string => {
    const names = Array.from({ length: 2_000 }, (_, index) =>
      `Petition ${String(index).padStart(4, '0')} ${campaign}`.padEnd(39, '.'),
    );
    const cells = names.map((_, index) => `${String(index)}:P:03/04/2026~${'x'.repeat(60)}`);
    return [
      ['Email', ...names],
      ['ann@example.org', ...cells],
    ]
      .map((row) => row.join(','))
      .join('\n');
  };

  it('keeps every document far from 1 MiB, with names as long as it takes, and all of them new (D2e)', async () => {
    const server = testServer(aYear());
    let largest = 0;
    server.documents.onWrite(({ after }) => {
      const bytes = after?.['bytes'];
      const isPart = bytes instanceof Uint8Array;
      largest = Math.max(
        largest,
        isPart ? bytes.byteLength : Buffer.byteLength(JSON.stringify(after)),
      );
    });
    await importCsv(server, wideCsv('spring'));
    const { state, check } = await importCsv(server, wideCsv('autumn'));

    expect(state).toBe('done');
    expect(check?.fieldsGone).toHaveLength(2_000);
    expect(await server.documents.count(`${YEAR}/fieldsList`)).toBe(4_000);
    expect(largest).toBeLessThan(950_000);
  }, 30_000);
});
