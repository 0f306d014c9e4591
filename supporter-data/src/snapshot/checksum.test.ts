import fc from 'fast-check';
import { checksumOf, createChecksum } from './checksum';

const bytes = fc.uint8Array({ maxLength: 60 });

it('is that of all bytes, however they are divided', () => {
  fc.assert(
    fc.property(fc.array(bytes), (pieces) => {
      const checksum = createChecksum();
      for (const piece of pieces) checksum.add(piece);
      expect(checksum.value()).toBe(checksumOf(Buffer.concat(pieces)));
    }),
  );
});

it('is another one where a byte is another one, lost or added', () => {
  fc.assert(
    fc.property(bytes, fc.nat(), fc.integer({ min: 1, max: 255 }), (before, at, by) => {
      const place = at % (before.length + 1);
      const changed = before.map((byte, index) => (index === place ? byte ^ by : byte));
      if (place < before.length) expect(checksumOf(changed)).not.toBe(checksumOf(before));
      expect(checksumOf(Uint8Array.from([...before, by]))).not.toBe(checksumOf(before));
    }),
  );
});
