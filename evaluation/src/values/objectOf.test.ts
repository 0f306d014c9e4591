import fc from 'fast-check';
import { objectOf } from './objectOf';

it('is what Object.fromEntries gives, whatever the names', () => {
  const name = fc.oneof(fc.string(), fc.constantFrom('__proto__', 'toString', 'constructor', '7'));
  fc.assert(
    fc.property(fc.array(fc.tuple(name, fc.nat())), (entries) => {
      const object = objectOf(entries);
      expect(object).toStrictEqual(Object.fromEntries(entries));
      expect(Object.entries(object)).toEqual(Object.entries(Object.fromEntries(entries)));
    }),
  );
});
