import fc from 'fast-check';
import type { Fields } from '../values/value';
import { fieldAt, parseFieldPath, pickFields, withField } from './fieldPath';

const quoted = (step: string): string => `\`${step.replace(/[\\`]/g, '\\$&')}\``;
const steps = fc.array(fc.string({ minLength: 1, maxLength: 5 }), { minLength: 1, maxLength: 4 });
const one = { integerValue: '1' };

describe('field paths', () => {
  it('[B3] reads back any quoted steps', () => {
    fc.assert(
      fc.property(steps, (path) => {
        expect(parseFieldPath(path.map(quoted).join('.'))).toEqual({ ok: true, value: path });
      }),
    );
  });

  it.each(['', '.', 'a.', '.a', 'a..b', '`a', 'a`b`', '``', 'a b.`', 'a[0]', 'a/b'])(
    '[B3] refuses %j',
    (text) => {
      expect(parseFieldPath(text)).toMatchObject({
        ok: false,
        error: { code: 'INVALID_ARGUMENT' },
      });
    },
  );

  it('[B3] finds what it has put, and nothing once it is removed', () => {
    fc.assert(
      fc.property(steps, (path) => {
        const put = withField({ other: one }, path, one);
        expect(fieldAt(put, path)).toEqual(one);
        expect(fieldAt(withField(put, path, undefined), path)).toBeUndefined();
      }),
    );
  });

  it('[B3] leaves the rest alone, and the given fields unchanged', () => {
    const fields: Fields = { a: { mapValue: { fields: { b: one, c: one } } }, d: one };
    expect(withField(fields, ['a', 'b'], undefined)).toEqual({
      a: { mapValue: { fields: { c: one } } },
      d: one,
    });
    expect(withField(fields, ['d', 'x'], undefined)).toBe(fields);
    expect(withField(fields, ['d', 'x'], one)).toEqual({
      ...fields,
      d: { mapValue: { fields: { x: one } } },
    });
    expect(pickFields(fields, [['a', 'c'], ['none'], ['__name__']])).toEqual({
      a: { mapValue: { fields: { c: one } } },
    });
    expect(fields).toEqual({ a: { mapValue: { fields: { b: one, c: one } } }, d: one });
  });
});
