import fc from 'fast-check';
import { hashText } from '../totals/stableHash';
import { hashUtf8 } from './hashUtf8';

it('the hash of a text as UTF-8 is that of the text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (text) => {
      const bytes = new TextEncoder().encode(`,${text},`);
      expect(hashUtf8({ bytes, start: 1, end: bytes.length - 1 })).toBe(hashText(text));
    }),
  );
});
