import fc from 'fast-check';
import { decodeDocument, encodeDocument } from './storedDocument';
import type { FirestoreValue } from './values/value';

const BYTES = Buffer.alloc(60_000, 'what is long').toString('base64');
const text = fc.constantFrom(
  'short',
  '"bytesValue":"not bytes"',
  '\\"bytesValue\\":\\"',
  'x'.repeat(40_000),
);
const name = fc.constantFrom('bytesValue', 'stringValue', 'other', '"bytesValue":"');
const value = fc.letrec<{ value: FirestoreValue }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 3 },
    fc.record({ bytesValue: fc.constantFrom(BYTES, '', 'AA==') }),
    fc.record({ stringValue: text }),
    fc.record({
      mapValue: fc.record({ fields: fc.dictionary(name, tie('value'), { noNullPrototype: true }) }),
    }),
    fc.record({ arrayValue: fc.record({ values: fc.array(tie('value'), { maxLength: 3 }) }) }),
  ),
})).value;

it('is read back as it was, with long bytes and whatever looks like them', () => {
  fc.assert(
    fc.property(fc.dictionary(name, value, { noNullPrototype: true }), (fields) => {
      const document = { path: 'some/one', fields, createTime: 'then', updateTime: 'now' };
      expect(decodeDocument('some/one', encodeDocument(document))).toEqual(document);
    }),
  );
});

it('is damaged where its text ends within its bytes', () => {
  const document = { fields: { one: { bytesValue: BYTES } }, createTime: '', updateTime: '' };
  const whole = encodeDocument({ path: 'some/one', ...document });
  expect(() => decodeDocument('some/one', whole.slice(0, 70_000))).toThrow();
});
