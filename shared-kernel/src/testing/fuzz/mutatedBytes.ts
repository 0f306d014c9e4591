import fc from 'fast-check';

/** Valid bytes with bits flipped, pieces cut out, doubled or put in, or cut off. */
export const mutatedBytes = (valid: Uint8Array): fc.Arbitrary<Uint8Array<ArrayBuffer>> =>
  fc
    .array(change(valid.length), { minLength: 1, maxLength: 4 })
    .map((changes) =>
      changes.reduce<Uint8Array<ArrayBuffer>>((bytes, one) => one(bytes), Uint8Array.from(valid)),
    );

type Change = (bytes: Uint8Array<ArrayBuffer>) => Uint8Array<ArrayBuffer>;

const change = (length: number): fc.Arbitrary<Change> => {
  const place = fc.nat(length);
  const some = fc.uint8Array({ maxLength: 8 });
  return fc.oneof(
    fc.tuple(place, fc.nat(7)).map(
      ([at, bit]): Change =>
        (bytes) =>
          bytes.map((byte, index) => (index === at ? byte ^ (1 << bit) : byte)),
    ),
    place.map(
      (at): Change =>
        (bytes) =>
          bytes.slice(0, at),
    ),
    fc.tuple(place, fc.nat(20), some).map(
      ([at, cut, put]): Change =>
        (bytes) =>
          joined(bytes.slice(0, at), put, bytes.slice(at + cut)),
    ),
    fc.tuple(place, fc.nat(40)).map(
      ([at, size]): Change =>
        (bytes) =>
          joined(bytes.slice(0, at + size), bytes.slice(at)),
    ),
  );
};

function joined(...parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(parts.flatMap((part) => [...part]));
}
