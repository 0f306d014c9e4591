import fc from 'fast-check';
import { IN_LONG_RUN } from 'shared-kernel/testing';
import { readParticipation } from '../values/action';
import { dayOrder } from '../values/civilDay';
import { participationOrder } from './participationBytes';

const PIECES = [
  ...[
    '04/08/2019',
    '29/02/2024',
    '29/02/2023',
    '4/8/2019',
    '00/01/2020',
    '31/04/2020',
    '01/01/0000',
  ],
  ...[':P:', ':P', 'P:', ':', '~web', '7', ' ', '\u00a0', '\u2003', 'é', '٣', '04/08/201', '😀'],
];

it('is the day that is read of the text', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }),
      fc.constantFrom('', '9:P:01/02/2026', '26'),
      (pieces, around) => {
        const text = pieces.join('');
        const date = readParticipation(text.trim());
        const bytes = Buffer.from(around + text + around);
        const start = Buffer.byteLength(around);
        expect(participationOrder(bytes, start, bytes.length - start)).toBe(
          date === null ? NaN : dayOrder(date),
        );
      },
    ),
    { numRuns: IN_LONG_RUN ? 300_000 : 5_000 },
  );
});
