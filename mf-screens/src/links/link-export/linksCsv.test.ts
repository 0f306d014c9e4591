import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { isDefused, LINKS_CSV_HEADER, linksCsv } from './linksCsv';

const LINK = 'https://example.org/year#s=abc.def';

it('writes a header and a line for each supporter, without a byte order mark', () => {
  expect(LINKS_CSV_HEADER + linksCsv([{ supporterId: '7', link: LINK }])).toBe(
    `supporter_id,link\r\n7,${LINK}\r\n`,
  );
});

it.each(['=1+1', '@SUM(A1)', '+cmd|calc', '-1+1', ' =HYPERLINK("x")', '\t=1', '＝1'])(
  'writes %j so that no spreadsheet runs it',
  (supporterId) => {
    expect(isDefused(supporterId)).toBe(true);
    expect(linksCsv([{ supporterId, link: LINK }])).toMatch(/^"?'/);
  },
);

it.each(['12', '+31612345678', '-5', '-5.25', 'A-12', 'a=b'])('leaves %j as it is', (id) => {
  expect(linksCsv([{ supporterId: id, link: LINK }])).toBe(`${id},${LINK}\r\n`);
});

it('is read back as it was by any reader of RFC 4180', () => {
  const supporterId = fc.string({ unit: 'grapheme' }).filter((id) => !isDefused(id));
  fc.assert(
    fc.property(
      fc.array(fc.record({ supporterId, link: fc.webUrl() }), { minLength: 1 }),
      (rows) => {
        const read: unknown = parse(linksCsv(rows), { recordDelimiter: '\r\n' });
        expect(read).toEqual(rows.map((row) => [row.supporterId, row.link]));
      },
    ),
  );
});
