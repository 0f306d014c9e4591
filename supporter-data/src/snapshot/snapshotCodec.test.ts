import { itInLongRun } from 'shared-kernel/testing';
import fc from 'fast-check';
import { FIELDS, people } from 'evaluation/testing';
import { snapshotOfSupporters, allSupporters, supporterReader, type Snapshot } from 'evaluation';
import { fnv1a } from './checksum';
import type { Share } from './share';
import { decodeSnapshot, encodeSnapshot } from './snapshotCodec';

const LISTED = Object.entries(FIELDS).map(([name, type]) => ({ name, type }));

const decoded = (bytes: Uint8Array, share?: Share): Snapshot => {
  const result = decodeSnapshot(bytes, share);
  if (!result.ok) throw new Error(result.error.code);
  return result.value;
};

const sample = snapshotOfSupporters(LISTED, [
  {
    email: 'bea@example.org',
    supporterId: '1',
    fields: { 'PET A': '01/06/2026', Gift: '£5.25', Miles: '1.005', City: '👋 Óban' },
  },
  { email: 'kit@example.org', supporterId: '', fields: { Gift: 'CREDIT_X~success::9.99' } },
  { email: 'ann@example.org', supporterId: '3', fields: { Miles: 'many', City: '\ufeffOban' } },
]);

describe('[E47] an encoded snapshot', () => {
  it('comes back as it was', () => {
    fc.assert(
      fc.property(people, (list) => {
        const snapshot = snapshotOfSupporters(LISTED, list);
        const back = decoded(encodeSnapshot(snapshot));
        expect(allSupporters(back)).toEqual(allSupporters(snapshot));
        expect(back.fields).toEqual(snapshot.fields);
        expect(back.emailHashes).toEqual(snapshot.emailHashes);
        const typed = (one: Snapshot) => one.columns.map(({ dictionary: _, ...rest }) => rest);
        expect(typed(back)).toEqual(typed(snapshot));
      }),
    );
  });

  it('comes back with its numbers to the last bit', () => {
    const sizes = decoded(encodeSnapshot(sample)).columns.map((column) => column.sizes);
    expect(sizes).toEqual(sample.columns.map((column) => column.sizes));
    expect(allSupporters(decoded(encodeSnapshot(sample)))).toEqual(allSupporters(sample));
  });

  it('is the same bytes for the same supporters', () => {
    expect(encodeSnapshot(sample)).toEqual(encodeSnapshot(decoded(encodeSnapshot(sample))));
  });

  it('can lie within a larger buffer', () => {
    const bytes = encodeSnapshot(sample);
    const larger = new Uint8Array(bytes.length + 20);
    larger.set(bytes, 7);
    expect(allSupporters(decoded(larger.subarray(7, 7 + bytes.length)))).toEqual(
      allSupporters(sample),
    );
  });

  itInLongRun('keeps more than 65,535 different values apart', () => {
    const many = snapshotOfSupporters(
      [{ name: 'Code', type: 'string' }],
      Array.from({ length: 70_000 }, (_, row) => ({
        email: `s${row}@example.org`,
        supporterId: String(row),
        fields: { Code: `code ${row}` },
      })),
    );
    const back = decoded(encodeSnapshot(many));
    expect(supporterReader(back)(69_999)).toEqual(supporterReader(many)(69_999));
    expect(back.columns[0]?.codes).toBeInstanceOf(Uint32Array);
  });
});

describe('shares of a snapshot', () => {
  const sharesOf = (bytes: Uint8Array, of: number): readonly Snapshot[] =>
    Array.from({ length: of }, (_, index) => decoded(bytes, { index, of }));
  const anyNumber = fc.integer({ min: 1, max: 50 });

  it('are its rows, each once and in their order, some shares perhaps empty', () => {
    fc.assert(
      fc.property(people, anyNumber, (list, of) => {
        const snapshot = snapshotOfSupporters(LISTED, list);
        const shares = sharesOf(encodeSnapshot(snapshot), of);
        expect(shares.flatMap((share) => [...allSupporters(share)])).toEqual([
          ...allSupporters(snapshot),
        ]);
        expect(shares.flatMap(({ emailHashes }) => [...emailHashes])).toEqual([
          ...snapshot.emailHashes,
        ]);
        const sizes = shares.map(({ rowCount }) => rowCount);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThan(2);
      }),
    );
  });

  it('hold no value that nobody among them has, and what theirs compare by', () => {
    fc.assert(
      fc.property(people, anyNumber, (list, of) => {
        const snapshot = snapshotOfSupporters(LISTED, list);
        sharesOf(encodeSnapshot(snapshot), of).forEach((share, index) => {
          const [from, to] = [index, index + 1].map((at) => Math.floor((at * list.length) / of));
          const alone = snapshotOfSupporters(LISTED, list.slice(from, to));
          const textsOf = ({ columns }: Snapshot) =>
            columns.map(({ dictionary, sizes }) =>
              Array.from({ length: dictionary.length }, (_, code) => [
                dictionary.at(code),
                sizes?.[code],
              ]).sort(),
            );
          expect(textsOf(share)).toEqual(textsOf(alone));
        });
      }),
    );
  });

  it('are refused where any byte is damaged, also one of another share', () => {
    const bytes = encodeSnapshot(sample);
    for (let index = 0; index < bytes.length; index += 1) {
      const damaged = bytes.slice();
      damaged[index] = (damaged[index] ?? 0) ^ 0x10;
      expect(decodeSnapshot(damaged, { index: 1, of: 2 }).ok).toBe(false);
    }
  });
});

it('of the first version, which differ in their checksum alone, are read', () => {
  const bytes = encodeSnapshot(sample);
  const first = Uint8Array.from(bytes);
  first[3] = 1;
  expect(decodeSnapshot(first).ok).toBe(false);
  new DataView(first.buffer).setUint32(4, fnv1a(first.subarray(8)), true);
  expect(allSupporters(decoded(first))).toEqual(allSupporters(decoded(bytes)));
});

describe('[E48] damaged bytes are refused', () => {
  const bytes = encodeSnapshot(sample);

  it('at every place', () => {
    for (let index = 0; index < bytes.length; index += 1) {
      const damaged = bytes.slice();
      damaged[index] = (damaged[index] ?? 0) ^ 0x10;
      expect(decodeSnapshot(damaged)).toEqual({
        ok: false,
        error: { code: index < 4 ? 'snapshot/other-version' : 'snapshot/damaged' },
      });
    }
  });

  it('at every length', () => {
    for (let length = 0; length < bytes.length; length += 1) {
      expect(decodeSnapshot(bytes.subarray(0, length)).ok).toBe(false);
    }
    expect(decodeSnapshot(Uint8Array.from([...bytes, 0])).ok).toBe(false);
  });

  it('of any kind', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), (noise) => {
        expect(decodeSnapshot(noise).ok).toBe(false);
      }),
    );
  });
});
