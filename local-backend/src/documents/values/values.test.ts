import fc from 'fast-check';
import { compareText } from './compareText';
import { areEqual, compareValues } from './compareValues';
import { documentSize, isTooLarge, maxDocumentBytes } from './documentSize';
import { formatInstant, parseInstant, splitInstant } from './instant';
import { parseFields, parseValue } from './parseValue';
import { sameFields } from './sameFields';
import { doubleValue, type FirestoreValue } from './value';

const scalar: fc.Arbitrary<FirestoreValue> = fc.oneof(
  fc.constant<FirestoreValue>({ nullValue: null }),
  fc.boolean().map((booleanValue) => ({ booleanValue })),
  fc.bigInt({ min: -(2n ** 63n), max: 2n ** 63n - 1n }).map((n) => ({ integerValue: String(n) })),
  fc.integer({ min: -3, max: 3 }).map((n) => ({ integerValue: String(n) })),
  fc.double().map(doubleValue),
  fc.integer({ min: -3, max: 3 }).map(doubleValue),
  fc
    .bigInt({ min: -(10n ** 15n), max: 10n ** 15n })
    .map((n) => ({ timestampValue: formatInstant(n) })),
  fc.string({ unit: 'binary', maxLength: 3 }).map((stringValue) => ({ stringValue })),
  fc
    .uint8Array({ maxLength: 3 })
    .map((bytes) => ({ bytesValue: Buffer.from(bytes).toString('base64') })),
  fc.constantFrom('a/b', 'a/b/c/d', 'a/c', 'é/b').map((path) => ({
    referenceValue: `projects/p/databases/(default)/documents/${path}`,
  })),
  fc
    .record({ latitude: fc.constantFrom(0, 1), longitude: fc.constantFrom(0, -1) })
    .map((geoPointValue) => ({ geoPointValue })),
);
const name = fc.constantFrom('a', 'b', 'First Name', '😀');
const value: fc.Arbitrary<FirestoreValue> = fc.oneof(
  { weight: 4, arbitrary: scalar },
  {
    weight: 1,
    arbitrary: fc.array(scalar, { maxLength: 3 }).map((values) => ({ arrayValue: { values } })),
  },
  {
    weight: 1,
    arbitrary: fc
      .dictionary(name, scalar, { maxKeys: 3 })
      .map((fields) => ({ mapValue: { fields } })),
  },
);

describe('the order of values', () => {
  it('[B10] is total: antisymmetric, transitive, and equal to itself', () => {
    fc.assert(
      fc.property(value, value, value, (a, b, c) => {
        expect(areEqual(a, a)).toBe(true);
        expect(Math.sign(compareValues(a, b))).toBe(0 - Math.sign(compareValues(b, a)));
        const sorted = [a, b, c].sort(compareValues);
        const [low, middle, high] = sorted;
        if (low === undefined || middle === undefined || high === undefined) throw new Error();
        expect(compareValues(low, middle)).toBeLessThanOrEqual(0);
        expect(compareValues(middle, high)).toBeLessThanOrEqual(0);
        expect(compareValues(low, high)).toBeLessThanOrEqual(0);
      }),
      { numRuns: 1000 },
    );
  });

  it('[B10] orders texts as their UTF-8 bytes', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.string({ unit: 'binary' }), (left, right) => {
        expect(compareText(left, right)).toBe(
          Buffer.compare(Buffer.from(left), Buffer.from(right)),
        );
      }),
    );
  });

  it.each<[FirestoreValue, FirestoreValue, number]>([
    [{ integerValue: '1' }, { doubleValue: 1 }, 0],
    [{ doubleValue: '-0' }, { integerValue: '0' }, 0],
    [{ doubleValue: 'NaN' }, { doubleValue: '-Infinity' }, -1],
    [{ integerValue: '9007199254740993' }, { doubleValue: 9007199254740992 }, 1],
    [{ integerValue: '9223372036854775807' }, { doubleValue: 9223372036854775808 }, -1],
    [{ nullValue: null }, { booleanValue: false }, -1],
    [{ doubleValue: 'Infinity' }, { timestampValue: '1970-01-01T00:00:00Z' }, -1],
    [{ stringValue: '\u{ffff}' }, { bytesValue: '' }, -1],
    [
      { timestampValue: '2026-01-01T00:00:00.5Z' },
      { timestampValue: '2026-01-01T00:00:00.123Z' },
      1,
    ],
  ])('[B10] %j against %j is %d', (left, right, order) => {
    expect(Math.sign(compareValues(left, right))).toBe(order);
    expect(Math.sign(compareValues(right, left))).toBe(0 - order);
  });
});

describe('reading values', () => {
  it('[B1] leaves what is canonical as it is', () => {
    fc.assert(
      fc.property(value, (given) => {
        expect(parseValue(JSON.parse(JSON.stringify(given)))).toEqual({ ok: true, value: given });
      }),
    );
  });

  it.each<[unknown, FirestoreValue]>([
    [{ nullValue: 'NULL_VALUE' }, { nullValue: null }],
    [{ integerValue: 7 }, { integerValue: '7' }],
    [{ integerValue: '-007' }, { integerValue: '-7' }],
    [
      { timestampValue: '2026-01-31T10:00:00.123456789+01:00' },
      { timestampValue: '2026-01-31T09:00:00.123456Z' },
    ],
    [
      { timestampValue: { seconds: '-1', nanos: 500_000_000 } },
      { timestampValue: '1969-12-31T23:59:59.500Z' },
    ],
    [{ bytesValue: '-_8=' }, { bytesValue: '+/8=' }],
    [{ bytesValue: Uint8Array.of(251, 255) }, { bytesValue: '+/8=' }],
    [{ arrayValue: {} }, { arrayValue: { values: [] } }],
    [{ mapValue: {} }, { mapValue: { fields: {} } }],
    [{ geoPointValue: { longitude: 1 } }, { geoPointValue: { latitude: 0, longitude: 1 } }],
  ])('[B1] reads %j', (given, canonical) => {
    expect(parseValue(given)).toEqual({ ok: true, value: canonical });
  });

  it.each<[unknown, RegExp]>([
    [{}, /none given/],
    [{ vectorValue: [] }, /vectorValue/],
    [{ stringValue: 'a', nullValue: null }, /one type, not stringValue and nullValue/],
    [{ arrayValue: { values: [{ booleanValue: true, doubleValue: 1 }] } }, /one type/],
    [{ integerValue: '9223372036854775808' }, /64 bits/],
    [{ integerValue: '1.5' }, /integer/],
    [{ doubleValue: 'x' }, /double/],
    [{ timestampValue: '2026-02-30' }, /timestamp/],
    [{ timestampValue: '10000-01-01T00:00:00Z' }, /timestamp/],
    [{ bytesValue: '*' }, /bytes/],
    [{ referenceValue: 'a/b' }, /reference/],
    [{ geoPointValue: { latitude: 91, longitude: 0 } }, /latitude/],
    [{ arrayValue: { values: [{ arrayValue: {} }] } }, /array directly/],
    [{ mapValue: { fields: { __x__: { nullValue: null } } } }, /reserved/],
    [{ mapValue: { fields: { '': { nullValue: null } } } }, /empty/],
  ])('[B2] refuses %j', (given, message) => {
    const read = parseValue(given);
    expect(read).toMatchObject({ ok: false, error: { code: 'INVALID_ARGUMENT' } });
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });

  it('[B2] refuses values nested more than 20 deep', () => {
    const nested = (depth: number): object =>
      depth === 0 ? { nullValue: null } : { mapValue: { fields: { a: nested(depth - 1) } } };
    expect(parseFields({ a: nested(20) }).ok).toBe(true);
    expect(parseFields({ a: nested(21) }).ok).toBe(false);
  });

  it('[B1] keeps instants to the microsecond', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(62n * 10n ** 15n), max: 253n * 10n ** 15n }), (micros) => {
        expect(parseInstant(formatInstant(micros))).toBe(micros);
        expect(parseInstant(splitInstant(micros))).toBe(micros);
      }),
    );
  });
});

describe('sizes and sameness', () => {
  it('[B8] measures a document by the published example', () => {
    // users/jeff/tasks/my_task_id of Firestore's documentation on storage size: 147 bytes.
    const fields = {
      type: { stringValue: 'Personal' },
      done: { booleanValue: false },
      priority: { integerValue: '1' },
      description: { stringValue: 'Learn Cloud Firestore' },
    };
    expect(documentSize('users/jeff/tasks/my_task_id', fields)).toBe(147);
  });

  it('[B8] lets a document be as large as the limit, and no larger, whatever it is written in', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('x', 'é', '€', '😀'),
        fc.integer({ min: Math.floor(maxDocumentBytes / 3) - 100, max: maxDocumentBytes }),
        (letter, bytes) => {
          const text = letter.repeat(Math.floor(bytes / Buffer.byteLength(letter)));
          const fields = { text: { stringValue: text } };
          const spare = maxDocumentBytes - documentSize('some/one', fields);
          expect(isTooLarge('some/one', fields)).toBe(spare < 0);
          if (spare < 0) return;
          const full = { text: { stringValue: text + 'x'.repeat(spare) } };
          expect(isTooLarge('some/one', full)).toBe(false);
          const over = { text: { stringValue: text + 'x'.repeat(spare + 1) } };
          expect(isTooLarge('some/one', over)).toBe(true);
        },
      ),
    );
  });

  it('[B9] tells 1 from 1.0, but not one order of fields from another', () => {
    const one: FirestoreValue = { integerValue: '1' };
    expect(sameFields({ a: one, b: one }, { b: one, a: one })).toBe(true);
    expect(sameFields({ a: one }, { a: { doubleValue: 1 } })).toBe(false);
    expect(sameFields({ a: one }, { a: one, b: one })).toBe(false);
  });
});
