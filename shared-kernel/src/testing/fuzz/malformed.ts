import fc from 'fast-check';

/** Texts that have broken something somewhere: ids, paths, escapes, encodings, names that every object has. */
const TEXTS = [
  '',
  ' ',
  '.',
  '..',
  '/',
  'a/b',
  '../../etc/passwd',
  '..\\..',
  '__all__',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  '\0',
  'a\0b',
  '\n',
  'a\r\nb: c',
  '\u2028',
  '\u202e',
  '\uFEFF',
  '\ud800',
  'a\udc00b',
  '😀'.repeat(60),
  'é'.repeat(199),
  'x'.repeat(2_000),
  '%',
  '%00',
  '%zz',
  '%2e%2e%2f',
  '$&',
  '`',
  '"',
  "'",
  '<img src=x onerror=alert(1)>',
  '{field|x|0|none|}',
  '{{{|||}}}',
  'javascript:alert(1)',
  'http://',
  '//[',
  '=1+1',
  '-1',
  '1e999',
  'NaN',
  'null',
  '2026-02-31',
  '9999-12-31T23:59:59.999Z',
  '275760-09-13',
  '31/12/99999',
  'CREDIT_~success::',
];

const NUMBERS = [
  0,
  -0,
  -1,
  1.5,
  29,
  2 ** 31,
  -(2 ** 31) - 1,
  2 ** 53,
  8.64e15,
  8.64e15 + 1,
  1e308,
  5e-324,
  NaN,
  Infinity,
  -Infinity,
];

const DEPTH = 3_000;

/** Nested deeper than a recursion may go that trusts its input. */
const deep = (): unknown => {
  let value: unknown = 1;
  for (let level = 0; level < DEPTH; level += 1) value = level % 2 === 0 ? [value] : { a: value };
  return value;
};

export const malformedText: fc.Arbitrary<string> = fc.oneof(
  { arbitrary: fc.constantFrom(...TEXTS), weight: 3 },
  { arbitrary: fc.string({ unit: 'binary', maxLength: 40 }), weight: 1 },
);

/** Whatever JSON can say. */
export const malformedJson: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: malformedText, weight: 6 },
  { arbitrary: fc.constantFrom<unknown>(...NUMBERS), weight: 3 },
  { arbitrary: fc.constantFrom<unknown>(null, true, false), weight: 3 },
  { arbitrary: fc.constantFrom<unknown>([], {}, [[]], [null], { '': 0 }, [{}]), weight: 2 },
  { arbitrary: fc.jsonValue({ maxDepth: 3 }), weight: 2 },
  { arbitrary: fc.constant(null).map(deep), weight: 1 },
);

/** Whatever a program can hand over besides. */
export const malformedValue: fc.Arbitrary<unknown> = fc.oneof(
  { arbitrary: malformedJson, weight: 8 },
  {
    arbitrary: fc
      .constantFrom<() => unknown>(
        () => undefined,
        () => new Date(NaN),
        () => new Date(8.64e15),
        () => new Date(0),
        () => new Uint8Array(3),
        () => new Map([['a', 1]]),
        () => Object.create(null) as unknown,
        () => 2n ** 70n,
        () => Symbol('odd'),
        () => () => 'called',
        () => Array.from({ length: 20_000 }, () => 0),
      )
      .map((make) => make()),
    weight: 2,
  },
);
