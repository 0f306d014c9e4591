import fc from 'fast-check';
import type { FieldType } from 'shared-kernel/model';
import { createFieldProfiler, profileSupporters } from './fieldProfiler';
import { inferFieldType } from './fieldTypes';
import { limitSpread, OTHER } from './limitSpread';
import { storedFieldEntry } from './storedFieldEntry';

const of = (count: number, value: string): readonly string[] =>
  Array.from({ length: count }, () => value);

describe('[E38] types', () => {
  it.each([
    ['unknown', ['', '  ']],
    ['donation', ['CREDIT_X~success::1.00', 'RECUR_Y~failed::1.00']],
    ['action', ['1:P:01/06/2026', '02/06/2026']],
    ['date', ['01/06/2026', '2/6/2026']],
    ['number', ['1', '£2', '-3.5', '0']],
    ['string', ['07700900123', '07700900124']],
    ['string', ['6/13/2026', '1/1/2026']],
    ['string', ['2026-06-01']],
    ['number', [...of(98, '5'), ...of(2, 'x'), ...of(9, '')]],
    ['string', [...of(97, '5'), ...of(3, 'x')]],
    ['string', [...of(97, '5'), ...of(3, '05')]],
    ['date', [...of(98, '1/6/2026'), ...of(2, 'soon')]],
  ] as const)('%s', (type, values) => {
    expect(inferFieldType(values)).toBe(type);
  });

  it('that a person set stay', () => {
    const supporters = [{ email: 'bea@example.org', fields: { Code: '12' } }];
    const types = new Map<string, FieldType>([['Code', 'string']]);
    expect(profileSupporters(['Code'], supporters)[0]?.type).toBe('number');
    expect(profileSupporters(['Code'], supporters, types)[0]).toMatchObject({
      type: 'string',
      spread: { '2': 1 },
    });
  });
});

const profile = (type: FieldType, values: readonly string[]) => {
  const profiler = createFieldProfiler([{ name: 'Field', type }]);
  values.forEach((value, row) =>
    profiler.add({ email: `row${row}@x.org`, fields: { Field: value } }),
  );
  return profiler.results()[0];
};

describe('[E39] extremes', () => {
  it.each([
    ['number', ['9', '£10', '10.00', '9.0'], 'row1@x.org', 'row0@x.org'],
    ['number', ['123456789012345671', '123456789012345670'], 'row0@x.org', 'row1@x.org'],
    ['date', ['2/1/2026', '30/12/2025', 'never', '1/2/2026'], 'row3@x.org', 'row1@x.org'],
    ['string', ['ab', ' abc ', 'xyz', 'zz'], 'row1@x.org', 'row0@x.org'],
    ['donation', ['CREDIT_X~success::5.00', 'CREDIT_X~failed::9.00'], 'row0@x.org', 'row0@x.org'],
  ] as const)('%s', (type, values, largest, smallest) => {
    const entry = profile(type, values);
    expect(entry?.exampleValues.largest?.supporterEmail).toBe(largest);
    expect(entry?.exampleValues.smallest?.supporterEmail).toBe(smallest);
  });

  it('show the value as it is in the file', () => {
    expect(profile('number', [' £1,000.00'])?.exampleValues.largest?.value).toBe(' £1,000.00');
  });
});

it.each([
  ['date', ['4/8/2019', 'soon', '31/2/2026', ''], 2],
  ['number', ['1,000', 'x'], 1],
  ['donation', ['CREDIT_X~failed::9.00', 'CREDIT_X~success::5.00', 'gift'], 1],
  ['date', ['4/8/2019'], undefined],
  ['string', ['soon', ''], undefined],
] as const)('counts of a %s what is there and cannot be read', (type, values, unreadable) => {
  expect(profile(type, values)?.unreadable).toBe(unreadable);
});

describe('[E40] spreads', () => {
  it.each([
    ['date', ['4/8/2019', '04/08/2019', 'soon', ''], { '04/08/2019': 2, none: 2 }],
    ['action', ['1:P:05/06/2026', '05/06/2026'], { '05/06/2026': 2 }],
    ['number', ['1,000', '1000.0', 'x', '-0'], { '1000': 2, '0': 1 }],
    ['donation', ['CREDIT_X~success::0.99', '0.99'], { '0.99': 2 }],
    ['string', [' ab ', 'cd', '👋'], { '2': 3 }],
    ['unknown', [''], {}],
  ] as const)('%s', (type, values, expected) => {
    expect(profile(type, values)?.spread).toEqual(expected);
  });

  it('count as `none` the supporters without the field at all', () => {
    const profiler = createFieldProfiler([{ name: 'Joined', type: 'date' }]);
    profiler.add({ email: 'bea@example.org', fields: {} });
    profiler.add({ email: 'kit@example.org', fields: { Joined: '1/1/2026' } });
    expect(profiler.results()[0]).toMatchObject({ count: 1, spread: { none: 1, '01/01/2026': 1 } });
  });
});

it('[E40] fields named like properties of an object are fields', () => {
  const supporters = [
    { email: 'bea@example.org', fields: { ['__proto__']: '5', constructor: 'x' } },
  ];
  const entries = profileSupporters(['__proto__', 'constructor', 'toString'], supporters);
  expect(entries.map(({ type, count }) => [type, count])).toEqual([
    ['number', 1],
    ['string', 1],
    ['unknown', 0],
  ]);
});

it('[E41] profiles of parts merge to the profile of the whole', () => {
  const values = ['5', '9', '', '9', 'x', '5', '1', '1'];
  const people = values.map((value, row) => ({
    email: `row${row}@x.org`,
    fields: { Field: value },
  }));
  const profilerOf = (part: typeof people) => {
    const profiler = createFieldProfiler([{ name: 'Field', type: 'number' }]);
    part.forEach(profiler.add);
    return profiler;
  };
  for (let cut = 0; cut <= people.length; cut += 1) {
    const merged = profilerOf(people.slice(0, cut));
    merged.merge(profilerOf(people.slice(cut)));
    expect(merged.results()).toEqual(profilerOf(people).results());
  }
});

describe('[E42] stored entries', () => {
  it('keep the commonest keys of a spread, and the rest as other', () => {
    expect(limitSpread({ a: 1, b: 5, c: 2, d: 1 }, 2)).toEqual({ b: 5, c: 2, other: 2 });
    expect(limitSpread({ a: 1, b: 5 }, 2)).toEqual({ a: 1, b: 5 });
    const once = limitSpread({ a: 1, b: 5, c: 2, d: 1 }, 2);
    expect(limitSpread(once, 2)).toEqual(once);
    expect(limitSpread(once, 1)).toEqual({ b: 5, other: 4 });
  });

  it('stay below a document’s size', () => {
    const entry = profile('string', of(40, '€'.repeat(50_000)))!;
    expect(Buffer.byteLength(JSON.stringify(storedFieldEntry(entry)))).toBeLessThan(100_000);
  });
});

it('the keys that stay are the commonest, of equal ones the first by text', () => {
  const spread = fc.dictionary(fc.string({ maxLength: 3 }), fc.integer({ min: 1, max: 4 }));
  fc.assert(
    fc.property(spread, fc.integer({ min: 1, max: 6 }), (whole, keys) => {
      const { [OTHER]: before = 0, ...known } = whole;
      const sorted = Object.entries(known).sort(
        ([left, some], [right, more]) => more - some || (left < right ? -1 : 1),
      );
      const rest = sorted.slice(keys).reduce((sum, [, count]) => sum + count, before);
      const expected = Object.fromEntries([...sorted.slice(0, keys), [OTHER, rest]]);
      const limited = sorted.length > keys ? expected : whole;
      expect(limitSpread(whole, keys)).toEqual(limited);
      expect(limitSpread(new Map(Object.entries(whole)), keys)).toEqual(limited);
    }),
  );
});
