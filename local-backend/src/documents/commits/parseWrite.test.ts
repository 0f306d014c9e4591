import { parseWrites } from './parseWrite';

const NAME = 'projects/p/databases/(default)/documents/a/b';
const referenceTo = (path = ''): object => ({
  referenceValue: `projects/p/databases/(default)/documents/${path}`,
});
const RESERVED = { values: [{ mapValue: { fields: { __bad__: { nullValue: null } } } }] };
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
      'transforms of a field and a part of it',
      {
        update,
        updateTransforms: [
          { fieldPath: 'm.x', increment: { integerValue: '1' } },
          { fieldPath: 'm', increment: { integerValue: '1' } },
        ],
      },
      /Cannot transform m and a part of it/,
    ],
    ['a check of nothing', { verify: NAME }, /must contain a precondition/],
    ...[
      ['a reserved id', 'a/__bad__'],
      ['no document', 'a'],
      ['an empty id', 'a//b/c'],
    ].map(([what, path]): [string, object, RegExp] => [
      `a reference to ${String(what)} in a list`,
      { update: { name: NAME, fields: { l: { arrayValue: { values: [referenceTo(path)] } } } } },
      /Invalid reference/,
    ]),
    [
      'a reserved name in a list',
      { update, updateTransforms: [{ fieldPath: 'l', appendMissingElements: RESERVED }] },
      /__bad__ is reserved/,
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

  it('transforms the same field again, and takes bounds that no document has as references', () => {
    const again = { fieldPath: 'n', increment: { integerValue: '1' } };
    const bounds = ['a/__id-9223372036854775808__', 'a\u0000/__id-9223372036854775808__'];
    const fields = { l: { arrayValue: { values: bounds.map(referenceTo) } } };
    const writes = [
      { update, updateTransforms: [again, again] },
      { update: { name: NAME, fields } },
    ];
    expect(parseWrites(writes, 'p')).toMatchObject({ ok: true });
  });

  it('of a kind that is not supported is refused by its name', () => {
    expect(parseWrites([{ transform: {} }], 'p')).toMatchObject({
      ok: false,
      error: { code: 'UNIMPLEMENTED' },
    });
  });
});
