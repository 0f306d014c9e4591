import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { rejectedRowLine, rejectedRowsHead } from './rejectedRowsCsv';
import type { RejectedCells } from './rows/supporterRows';

const parsed = (csv: string): unknown => parse(csv, { bom: true, relax_column_count: true });

const rejectedRowsCsv = (rows: readonly RejectedCells[], header: readonly string[] = []): string =>
  [rejectedRowsHead(header), ...rows.map(rejectedRowLine)].join('');

describe('[I14] rejected rows as CSV', () => {
  it('have their line and reason before their cells', () => {
    const csv = rejectedRowsCsv(
      [
        { line: 3, reason: 'noEmail', cells: ['', 'Ryde, Isle of Wight'] },
        { line: 9, reason: 'tooManyCells', cells: ['bea@example.org', 'x', 'y'] },
      ],
      ['Email', 'City'],
    );
    expect(csv).toBe(
      '\uFEFFLine,Reason,Email,City\r\n' +
        '3,No email,,"Ryde, Isle of Wight"\r\n' +
        '9,More cells than columns,bea@example.org,x,y\r\n',
    );
  });

  it.each(['=1+1', '+44', '-5', '@SUM(A1)', '\t=1+1', '\r=1', ' =1+1', '＝1+1'])(
    'disarm %j, in the header too',
    (cell) => {
      const csv = rejectedRowsCsv([{ line: 2, reason: 'noEmail', cells: [cell] }], [cell]);
      expect(parsed(csv)).toEqual([
        ['Line', 'Reason', `'${cell}`],
        ['2', 'No email', `'${cell}`],
      ]);
    },
  );

  it('cut what no spreadsheet holds, and drop NUL characters', () => {
    const cells = ['x'.repeat(1_000_000), 'Ob\0an'];
    expect(parsed(rejectedRowsCsv([{ line: 2, reason: 'cellTooLarge', cells }]))).toEqual([
      ['Line', 'Reason'],
      ['2', 'Too large to be stored', `${'x'.repeat(32_000)}…`, 'Oban'],
    ]);
  });

  it('can be read again by any reader of CSV', () => {
    const cell = fc.oneof(fc.string(), fc.constantFrom('"', ',', '\n', '\r\n', '\r', ';', ' x '));
    fc.assert(
      fc.property(fc.array(cell, { maxLength: 5 }), (cells) => {
        const plain = cells.map((text) => text.replaceAll('\0', ''));
        const csv = rejectedRowsCsv([{ line: 2, reason: 'noEmail', cells }]);
        const [, row] = parsed(csv) as readonly (readonly string[])[];
        expect(
          row?.slice(2).map((text, index) => (text === plain[index] ? text : text.slice(1))),
        ).toEqual(plain);
      }),
    );
  });
});
