import { parseWrites } from './parseWrite';

const NAME = 'projects/p/databases/(default)/documents/a/b';
const update = { name: NAME, fields: {} };

describe('a write on the wire', () => {
  it.each<[string, object, RegExp]>([
    ['two operations', { update, delete: NAME }, /one operation, not update and delete/],
    ['two operations', { delete: NAME, verify: NAME }, /one operation, not delete and verify/],
    ['an operation beside the old transform', { update, transform: {} }, /update and transform/],
    ['an update that is no document', { update: NAME }, /must be a document/],
    [
      'a transform of two kinds',
      {
        update,
        updateTransforms: [
          {
            fieldPath: 'n',
            increment: { integerValue: '1' },
            maximum: { integerValue: '2' },
          },
        ],
      },
      /one, not increment and maximum/,
    ],
    [
      'a value of two types',
      { update: { name: NAME, fields: { a: { stringValue: 'a', integerValue: '1' } } } },
      /one type, not stringValue and integerValue/,
    ],
  ])('[B2] with %s is refused', (_, write, message) => {
    const read = parseWrites([write], 'p');
    expect(read).toMatchObject({ ok: false, error: { code: 'INVALID_ARGUMENT' } });
    expect(read.ok ? '' : read.error.message).toMatch(message);
  });

  it.each<[string, object]>([
    ['protobuf', { operation: 'delete', delete: NAME }],
    ['JSON', { update: null, delete: NAME }],
  ])('is one operation where %s only names it or leaves others empty', (_, write) => {
    expect(parseWrites([write], 'p')).toMatchObject({
      ok: true,
      value: [{ kind: 'delete', path: 'a/b' }],
    });
  });

  it('of a kind that is not supported is refused by its name', () => {
    expect(parseWrites([{ transform: {} }], 'p')).toMatchObject({
      ok: false,
      error: { code: 'UNIMPLEMENTED' },
    });
  });
});
