import fc from 'fast-check';
import { asId, type ImportId } from 'shared-kernel/model';
import { forgetInImports } from '../care/forgetInImports';
import { aYear, SCOPE } from '../testing/aYear';
import { checkCsv } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { call } from '../testing/uploadCsv';
import { csvStretches, keepCsv, keepCsvAsItComes, readCsv } from './rejectedCsv';

const ADDRESS = { scope: SCOPE, importId: asId<ImportId>('one') };

const kept = async ({ documents }: TestServer): Promise<string> => {
  let csv = '';
  for await (const stretch of csvStretches(documents, ADDRESS, 'rejected')) csv += stretch;
  return csv;
};

describe('what is kept of a check for download', () => {
  it('is the same, however it comes, and whatever an earlier check has kept', async () => {
    const lines = fc.array(fc.tuple(fc.constantFrom('Zoë', '€', '😀', 'x'), fc.nat(700_000)), {
      maxLength: 8,
    });
    await fc.assert(
      fc.asyncProperty(lines, lines, async (earlier, later) => {
        const server = testServer(aYear());
        for (const texts of [earlier, later]) {
          const csv = texts.map(([text, times]) => text.repeat(times));
          const keeping = keepCsvAsItComes(server, ADDRESS, 'rejected', 'Line\n');
          for (const one of csv) {
            keeping.add(one);
            await keeping.putAside();
          }
          await keeping.end();
          expect(await kept(server)).toBe(csv.length === 0 ? '' : `Line\n${csv.join('')}`);
        }
        await keepCsv(server, ADDRESS, 'rejected', '');
        expect(await kept(server)).toBe('');
      }),
      { numRuns: 15 },
    );
  });

  it('waits in memory for no more than a part', async () => {
    const server = testServer(aYear());
    const keeping = keepCsvAsItComes(server, ADDRESS, 'rejected');
    const row = `${'x'.repeat(99_999)}\n`;
    for (let count = 1; count <= 40; count += 1) {
      keeping.add(row);
      await keeping.putAside();
      expect((await kept(server)).length).toBeGreaterThan(count * row.length - 900_001);
    }
  });

  it('comes stretch by stretch, each of which an answer takes', async () => {
    const server = testServer(aYear());
    await keepCsv(server, ADDRESS, 'rejected', 'é'.repeat(8_000_000));
    const first = await readCsv(server.documents, ADDRESS, 'rejected');
    expect(first).toEqual({ csv: 'é'.repeat(3_600_000), next: 8 });
    const last = await readCsv(server.documents, ADDRESS, 'rejected', 16);
    expect(last).toEqual({ csv: 'é'.repeat(800_000), next: null });
  });
});

it('goes where it names somebody whom the care list keeps out now, at the seam of two stretches too', async () => {
  const server = testServer(aYear({ 'imports/one': {} }));
  await keepCsv(server, ADDRESS, 'rejected', `${'x'.repeat(8 * 900_000 - 6)},Ann@example.org`);
  await forgetInImports(server.services, SCOPE, new Set(['bob@example.org']));
  expect(await kept(server)).not.toBe('');
  await forgetInImports(server.services, SCOPE, new Set(['ann@example.org']));
  expect(await kept(server)).toBe('');
});

it('rejected rows are given from a part on, and as a whole to who does not say from where', async () => {
  const server = testServer(aYear());
  const { id } = await checkCsv(server, 'Email,Gift\nann@example.org,5\nnobody,7');
  const csv = '\uFEFFLine,Reason,Email,Gift\r\n3,Invalid email,nobody,7\r\n';
  const asked = (rest: object) => call(server.handlers, 'downloadRejectedRows', id, rest);
  expect(await asked({ from: 0 })).toEqual({ csv, next: null });
  expect(await asked({ from: 1 })).toEqual({ csv: '', next: null });
  expect(await asked({})).toEqual({ csv });
  await expect(asked({ from: -1 })).rejects.toThrow();
});
