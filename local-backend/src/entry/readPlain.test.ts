import fc from 'fast-check';
import { encodePlainFields, readPlainFields } from './readPlain';

const name = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 6 }),
  fc.constantFrom('', '__reserved__', '__', '7', 'a"b\\', 'ü'.repeat(751)),
);
const scalar = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('\ud800', ' ', '"', '\\', ''),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.constant(null),
  fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('2200-01-01') }),
  fc.uint8Array({ maxLength: 4 }),
);
const { map } = fc.letrec<{ map: Record<string, unknown>; value: unknown }>((tie) => ({
  map: fc.dictionary(name, tie('value'), { maxKeys: 4, noNullPrototype: true }),
  value: fc.oneof({ maxDepth: 4 }, scalar, fc.array(tie('value'), { maxLength: 2 }), tie('map')),
}));

it('encodes fields as they are stored once read, and refuses the same', () => {
  fc.assert(
    fc.property(map, (data) => {
      const read = readPlainFields(data);
      const encoded = encodePlainFields(data);
      expect(encoded).toEqual(read.ok ? { ok: true, value: JSON.stringify(read.value) } : read);
    }),
    { numRuns: 500 },
  );
});

it.each([20, 21, 22])('takes maps in one another as deep as the store does: %d', (depth) => {
  let data: Record<string, unknown> = {};
  for (let level = 0; level < depth; level += 1) data = { inner: data };
  expect(encodePlainFields(data).ok).toBe(readPlainFields(data).ok);
});
