import fc from 'fast-check';
import { createPartPacker, unpacked } from './packedParts';

const packed = (values: readonly unknown[]): readonly Uint8Array[] => {
  const packer = createPartPacker();
  for (const value of values) packer.add(value);
  return packer.finish();
};

describe('packed parts', () => {
  it('hold all values in their order', () => {
    fc.assert(
      fc.property(fc.array(fc.jsonValue()), (values) => {
        const plain: unknown = JSON.parse(JSON.stringify(values));
        expect(packed(values).flatMap(unpacked)).toEqual(plain);
      }),
    );
  });

  it('are as few as fit, and each far from the 1 MiB of a document even where nothing can be packed (D2e)', () => {
    // Gzip finds nothing in these, and base64 alone takes 4 bytes for 3.
    const value = (index: number) =>
      Buffer.from(
        Array.from({ length: 60_000 }, (_, at) => (at * at * 31 + index * 7919) % 251),
      ).toString('base64');
    const values = Array.from({ length: 30 }, (_, index) => value(index));
    const parts = packed(values);

    expect(parts.flatMap(unpacked)).toEqual(values);
    expect(parts.length).toBe(4);
    for (const part of parts) expect(part.byteLength).toBeLessThan(900_000);
  });

  it('are one more for a value as large as a supporter may be', () => {
    const parts = packed(['a', 'x'.repeat(900_000), 'b']);
    expect(parts.map((part) => unpacked(part).length)).toEqual([1, 1, 1]);
    for (const part of parts) expect(part.byteLength).toBeLessThan(1_000_000);
  });

  it('of nothing are none', () => {
    expect(packed([])).toEqual([]);
  });
});
