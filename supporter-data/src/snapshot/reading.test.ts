import fc from 'fast-check';
import { FIELDS, people } from 'evaluation/testing';
import { snapshotOfSupporters } from 'evaluation';
import { checksumOf } from './checksum';
import { decodeSnapshot, encodeSnapshot } from './snapshotCodec';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));
const HEAD_BYTES = 8;

it('[E48] bytes that were changed together with their checksum never make the decoder throw', () => {
  fc.assert(
    fc.property(
      people,
      fc.array(fc.tuple(fc.nat(), fc.integer({ min: 0, max: 255 })), {
        minLength: 1,
        maxLength: 4,
      }),
      (list, changes) => {
        const bytes = encodeSnapshot(snapshotOfSupporters(LISTED, list));
        for (const [index, byte] of changes) {
          bytes[HEAD_BYTES + (index % (bytes.length - HEAD_BYTES))] = byte;
        }
        const checksum = checksumOf(bytes.subarray(HEAD_BYTES));
        new DataView(bytes.buffer).setUint32(4, checksum, true);
        for (const share of [undefined, { index: 1, of: 3 }]) {
          const result = decodeSnapshot(bytes, share);
          for (const { codes, dictionary } of result.ok ? result.value.columns : [])
            expect(codes.every((code) => code < dictionary.length)).toBe(true);
        }
      },
    ),
    { numRuns: 500 },
  );
});
