import fc from 'fast-check';
import { printCount } from 'shared-kernel/model';

import { counted } from './landNumbers';

it('counts up to what stands there, with its signs and separators', () => {
  expect(counted('£1,250', 0.5)).toBe('£625');
  expect(counted('£1,250.50', 0)).toBe('£0.00');
  expect(counted('£1,250.50', 0.5)).toBe('£625.25');
  expect(counted('12 times', 0.5)).toBe('6 times');
  expect(counted('1.250 €', 0.99)).toBe('1.237 €');
  expect(counted('2026', 0.1)).toBe('202');
  expect(counted('Much Alder', 0.5)).toBe('Much Alder');
  expect(counted('007', 0.5)).toBe('007');
});

it('ends as it is written, whatever is written', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.integer().map((n) => printCount(n)),
      ),
      (text) => {
        expect(counted(text, 1)).toBe(text);
      },
    ),
  );
});
