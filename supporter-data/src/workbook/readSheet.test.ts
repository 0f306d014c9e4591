import { readColumns } from '../readColumns';
import { aWorkbook } from '../testing';
import type { WorkbookValue } from './cellText';
import { readSheet, sheetNames } from './readSheet';

async function csvOf(rows: readonly (readonly WorkbookValue[])[]): Promise<string> {
  const read = await readSheet(await aWorkbook({ People: rows }), 'People');
  if (!read.ok) throw new Error(read.error.message);
  return read.value.map((piece) => new TextDecoder().decode(piece)).join('');
}

const day = (year: number, month: number, date: number): Date =>
  new Date(Date.UTC(year, month - 1, date));

describe('a sheet of a workbook', () => {
  it('is the CSV that a person would save of it, with days as imports read them', async () => {
    expect(
      await csvOf([
        ['Email', 'Joined', 'Gift', 'Postcode', 'Member'],
        ['ann@example.org', day(2026, 3, 9), 12.5, '00123', true],
        ['bea@example.org', day(1999, 12, 31), 1e21, 'a "b", c', false],
        ['cid@example.org', null, 0.1 + 0.2, ' x ', null],
      ]),
    ).toBe(
      [
        'Email,Joined,Gift,Postcode,Member',
        'ann@example.org,09/03/2026,12.5,00123,TRUE',
        'bea@example.org,31/12/1999,1000000000000000000000,"a ""b"", c",FALSE',
        'cid@example.org,,0.3,," x "',
        '',
      ]
        .join('\n')
        .replace(',," x "', '," x "'),
    );
  });

  it('keeps blank rows, so that a fault names the row that a person sees', async () => {
    expect(await csvOf([['Supporters 2026'], [], ['Email'], ['ann@example.org']])).toBe(
      'Supporters 2026\n\nEmail\nann@example.org\n',
    );
  });

  it('goes in as its CSV does', async () => {
    const rows = Array.from({ length: 5_000 }, (_, row) => [
      `s${row}@example.org`,
      row,
      day(2026, 1, 2),
    ]);
    const bytes = await aWorkbook({ People: [['Email', 'Gift', 'Joined'], ...rows] });
    const told: number[] = [];
    const read = await readSheet(bytes, 'People', (through) => {
      told.push(through);
      return Promise.resolve();
    });
    const file = read.ok ? await readColumns(read.value) : read;
    expect(file.ok && file.value.counts).toMatchObject({ rows: 5_000, supporters: 5_000 });
    expect(told).toEqual([2_000, 4_000]);
  });

  it('is one of those that can be seen', async () => {
    const sheets = {
      Notes: [['Read me']],
      Lists: [['x']],
      Givers: [['Email'], ['ann@example.org']],
    };
    const bytes = await aWorkbook(sheets, { hidden: ['Lists'] });
    expect(await sheetNames(bytes)).toEqual({ ok: true, value: ['Notes', 'Givers'] });
    const read = await readSheet(bytes, 'Givers');
    expect(read.ok && read.value.map((piece) => new TextDecoder().decode(piece))).toEqual([
      'Email\nann@example.org\n',
    ]);
  });
});

describe('says why a workbook cannot be read', () => {
  const faultOf = async (bytes: Uint8Array, sheet = 'People'): Promise<readonly unknown[]> => {
    const answers = [await sheetNames(bytes), await readSheet(bytes, sheet)];
    return answers.map((answer) => (answer.ok ? 'ok' : answer.error.code));
  };

  it('that is cut off, or none', async () => {
    const whole = await aWorkbook({ People: [['Email'], ['ann@example.org']] });
    const unreadable = ['import/unreadable-workbook', 'import/unreadable-workbook'];
    expect(await faultOf(whole.subarray(0, whole.length / 2))).toEqual(unreadable);
    expect(await faultOf(new TextEncoder().encode('Email\nann@example.org'))).toEqual(unreadable);
  });

  it('whatever bytes of it are damaged', async () => {
    const rows = Array.from({ length: 300 }, (_, row) => [`s${row}@example.org`, row]);
    const whole = await aWorkbook({ People: [['Email', 'Gift'], ...rows] });
    for (let at = 0; at < whole.length; at += 97) {
      const damaged = whole.slice();
      damaged.fill(0xff, at, at + 8);
      for (const code of await faultOf(damaged))
        expect([
          'ok',
          'import/unreadable-workbook',
          'import/encrypted-workbook',
          'import/empty',
        ]).toContain(code);
    }
  });

  it('that is protected', async () => {
    const bytes = await aWorkbook({ People: [['Email']] }, { password: 'secret' });
    expect(await faultOf(bytes)).toEqual([
      'import/encrypted-workbook',
      'import/encrypted-workbook',
    ]);
  });

  it('that has nothing in it', async () => {
    expect(await faultOf(await aWorkbook({ People: [] }))).toEqual(['ok', 'import/empty']);
  });
});
