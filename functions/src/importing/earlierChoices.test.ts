import type { ImportId } from 'shared-kernel/model';
import { aYear, YEAR } from '../testing/aYear';
import { checkCsv, confirm, importCsv, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { ADA, call, uploadCsv } from '../testing/uploadCsv';

const CSV = 'Email,Gift,Town,Note\nann@example.org,5,Leeds,x\nbob@example.org,50,York,y';
const NEXT = 'Note,Town,Gift,Email\nz,Hull,7,cid@example.org';
const CHOICES = {
  leftOut: ['Note'],
  changed: [{ column: 'Gift', role: 'data', name: 'Donation', type: 'string' }],
};

/** Imports the first file with "Gift" renamed and read as text, and "Note" left out. */
async function importedByHand(server: TestServer): Promise<ImportId> {
  const checked = await checkCsv(server, CSV, (column) => {
    if (column.name === 'Note') return { ...column, include: false };
    return column.name === 'Gift' ? { ...column, name: 'Donation', type: 'string' } : column;
  });
  await confirm(server, checked);
  await server.settled();
  return checked.id;
}

const offered = async (server: TestServer, csv: string) => {
  const id = await uploadCsv(server.handlers, csv);
  return (await recordOf(server, id)).earlier;
};

describe('what was decided of the columns', () => {
  it('holds for the next file, which comes in like the first', async () => {
    const server = testServer(aYear());
    await importedByHand(server);
    server.advance(1_000);
    expect(await importCsv(server, NEXT)).toMatchObject({ state: 'done', choices: CHOICES });
    expect(await server.data(`${YEAR}/supporters/cid@example.org`)).toMatchObject({
      fields: { Town: 'Hull', Donation: '7' },
    });
  });

  it('is offered with the day on which it was decided, and not any more once it is over', async () => {
    const server = testServer(aYear());
    const startedAt = server.services.now();
    const id = await importedByHand(server);
    server.advance(1_000);
    expect(await offered(server, NEXT)).toEqual({ startedAt, choices: CHOICES });

    server.advance(1_000);
    const plain = await checkCsv(server, CSV);
    await confirm(server, plain);
    expect(await recordOf(server, plain.id)).toMatchObject({ state: 'done' });
    expect(await offered(server, `${NEXT}\n`)).toBeNull();
    expect(await recordOf(server, id)).toMatchObject({ state: 'done' });
  });

  it('is not that of an import that was undone or came to nothing', async () => {
    const server = testServer(aYear());
    const id = await importedByHand(server);
    await call(server.handlers, 'undoImport', id);
    await server.settled();
    expect(await offered(server, NEXT)).toBeNull();
  });

  it('does not set a type back that a person has set again at the field since then (D2a)', async () => {
    const server = testServer(aYear());
    await importedByHand(server);
    await server.handlers.callables.setFieldType(
      { organisationId: 'grove', yearId: '2026', fieldName: 'Donation', type: 'number' },
      ADA,
    );
    await server.settled();
    expect((await offered(server, NEXT))?.choices.changed).toEqual([
      { column: 'Gift', role: 'data', name: 'Donation', type: null },
    ]);
  });
});
