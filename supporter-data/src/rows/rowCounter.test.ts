import fc from 'fast-check';
import { DELIMITERS } from '../recognising/delimiter';
import { isBlankRow } from './blankRow';
import { parseRows } from './parseRows';
import { createRowCounter } from './rowCounter';

const bare = fc.array(fc.constantFrom('a', ' ', 'ö', '5'), { maxLength: 4 }).map((p) => p.join(''));
const quoted = fc
  .array(fc.constantFrom('a', ' ', '""', ',', ';', '\t', '\n', '\r\n'), { maxLength: 5 })
  .map((parts) => `"${parts.join('')}"`);
const row = fc.array(fc.oneof(bare, quoted, fc.constant('12" pipe')), {
  minLength: 1,
  maxLength: 4,
});

it('[I3] counts as many rows as are read, however the text is cut', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(row, { maxLength: 8 }),
      fc.constantFrom(...DELIMITERS),
      fc.constantFrom('\n', '\r\n', '\r'),
      fc.nat(),
      async (rows, delimiter, lineEnd, cut) => {
        const text = rows.map((cells) => cells.join(delimiter)).join(lineEnd);
        let read = 0;
        const fault = await parseRows(
          [new TextEncoder().encode(text)],
          delimiter,
          (one) => (read += isBlankRow(one) ? 0 : 1),
        );
        fc.pre(fault === null);
        const counter = createRowCounter(delimiter);
        const at = cut % (text.length + 1);
        counter.add(text.slice(0, at));
        counter.add(text.slice(at));
        expect(counter.count()).toBe(read);
      },
    ),
  );
});
