import fc from 'fast-check';
import { decodeSupporter, encodeSupporter } from './supporterCodec';

describe('the supporter codec', () => {
  it('stores names that Firestore keeps for itself under other keys, and finds them again', () => {
    const fields = Object.fromEntries([
      ['__proto__', 'a'],
      ['__name__', 'b'],
      ['\\__name__', 'c'],
      ['City', 'd'],
    ]);
    const stored = encodeSupporter({ email: 'a@example.org', supporterId: '1', fields });

    expect(Object.keys(stored.fields)).toEqual([
      '\\__proto__',
      '\\__name__',
      '\\\\__name__',
      'City',
    ]);
    expect(decodeSupporter('a@example.org', stored)).toEqual({
      ok: true,
      value: { email: 'a@example.org', supporterId: '1', fields },
    });
  });

  it('loses no field whatever its name', () => {
    const names = fc.oneof(fc.string(), fc.stringMatching(/^\\*__[a-z]*__$/));
    fc.assert(
      fc.property(fc.uniqueArray(names), (given) => {
        const fields = Object.fromEntries(given.map((name) => [name, `value of ${name}`]));
        const stored = encodeSupporter({ email: 'a@example.org', supporterId: '', fields });
        const decoded = decodeSupporter('a@example.org', stored);
        expect(decoded.ok && Object.entries(decoded.value.fields)).toEqual(Object.entries(fields));
        expect(Object.keys(stored.fields).some((key) => /^__.*__$/s.test(key))).toBe(false);
      }),
    );
  });
});
