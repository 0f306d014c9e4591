import fc from 'fast-check';
import { createByteReader } from './byteReader';
import { createByteWriter } from './byteWriter';

const size = fc.oneof(fc.nat(40), fc.constantFrom(4_095, 4_096, 65_535, 65_536, 70_000));

/** Different bytes wherever they stand. */
const bytesOf = (length: number): Uint8Array =>
  Uint8Array.from({ length }, (_, at) => (at * 31 + length) % 251);

it('gives back what was written, whatever its size and order', () => {
  fc.assert(
    fc.property(
      fc.array(fc.oneof(fc.record({ uint: fc.maxSafeNat() }), fc.record({ length: size })), {
        maxLength: 40,
      }),
      (parts) => {
        const writer = createByteWriter();
        for (const part of parts)
          if ('uint' in part) writer.uint(part.uint);
          else writer.bytes(bytesOf(part.length));
        const reader = createByteReader(writer.finish().slice());
        for (const part of parts)
          if ('uint' in part) expect(reader.uint()).toBe(part.uint);
          else expect(Buffer.compare(reader.bytes(part.length), bytesOf(part.length))).toBe(0);
        expect(reader.isAtEnd()).toBe(true);
      },
    ),
  );
});

it('gives upward numbers back from their distances', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(fc.nat(5), fc.nat(300), fc.nat(70_000))), (distances) => {
      let number = 0;
      const upward = Uint32Array.from(distances, (distance) => (number += distance + 1) - 1);
      const writer = createByteWriter();
      writer.distances(upward, 1);
      writer.bytes(bytesOf(65_530));
      writer.distances(upward);
      const reader = createByteReader(writer.finish().slice());
      expect(distances.map(() => reader.uint())).toEqual(distances);
      reader.bytes(65_530);
      expect(distances.map(() => reader.uint())).toEqual(
        distances.map((distance, index) => distance + Math.sign(index)),
      );
      expect(reader.isAtEnd()).toBe(true);
    }),
  );
});

it('gives any stretch of what was written', () => {
  fc.assert(
    fc.property(fc.array(size, { maxLength: 6 }), fc.nat(), fc.nat(), (sizes, one, other) => {
      const writer = createByteWriter();
      for (const length of sizes) writer.bytes(bytesOf(length));
      const pieced = writer.finish();
      const whole = Buffer.concat(sizes.map(bytesOf));
      expect(pieced.length).toBe(whole.length);
      const [start = 0, end = 0] = [one, other]
        .map((at) => at % (whole.length + 2))
        .sort((a, b) => a - b);
      expect(Buffer.compare(pieced.slice(start, end), whole.subarray(start, end))).toBe(0);
    }),
  );
});
