import { printValue, readValue, type TypedValue } from './typedValue';

const printed = (value: TypedValue | null): string | null => value && printValue(value);

describe('[E1] numbers', () => {
  it.each([
    ['£1,250.50', '1250.5'],
    ['-£5', '-5'],
    ['£-5', '-5'],
    [' 1,000,000 ', '1000000'],
    ['007', '7'],
    ['0.20', '0.2'],
    ['-0', '0'],
    ['€3', '3'],
    ['123456789012345673', '123456789012345673'],
  ])('%s reads as %s', (raw, expected) => {
    expect(printed(readValue('number', raw))).toBe(expected);
  });

  it.each(['1,5', '1e5', '.5', '5.', '-£-5', '--5', '1,0000', '5 £', '£ 5', '5%', 'Infinity', '٣'])(
    '%s is no number',
    (raw) => {
      expect(readValue('number', raw)).toBeNull();
    },
  );
});

describe('[E2] donations', () => {
  it.each([
    ['CREDIT_SINGLE~success::25.00~771201', '25'],
    ['RECUR_UNMANAGED~success::10.00~success::10.00~refund::10.00', '10'],
    ['CREDIT_SINGLE~success::0.10~success::0.20', '0.3'],
    ['CREDIT_SINGLE~success::1,500.00', '1500'],
    ['CREDIT_SINGLE~failed::9.00~success::1.00', '1'],
    ['25.50', '25.5'],
  ])('%s amounts to %s', (raw, expected) => {
    expect(printed(readValue('donation', raw))).toBe(expected);
  });

  it.each([
    'CREDIT_SINGLE~failed::25.00',
    'CREDIT_SINGLE~success::5.00~refund::5.00',
    'RECUR_UNMANAGED~refund::5.00',
    'CREDIT_',
    'success::5.00',
  ])('%s has no amount', (raw) => {
    expect(readValue('donation', raw)).toBeNull();
  });
});

describe('[E3] dates', () => {
  it.each([
    ['4/8/2019', '4/8/2019'],
    ['04/08/2019', '4/8/2019'],
    ['29/2/2024', '29/2/2024'],
    ['29/2/2000', '29/2/2000'],
  ])('%s reads as %s', (raw, expected) => {
    expect(printed(readValue('date', raw))).toBe(expected);
  });

  it.each(['31/2/2026', '29/2/2026', '29/2/1900', '0/1/2026', '1/13/2026', '1/1/26', '2026-01-01'])(
    '%s is no date',
    (raw) => {
      expect(readValue('date', raw)).toBeNull();
    },
  );
});

describe('[E4] actions', () => {
  it.each([
    ['15/06/2026', '15/6/2026'],
    ['39686:P:17/10/2025~web', '17/10/2025'],
    ['23371:P:30/07/2026~85358:P:29/12/2025', '30/7/2026'],
  ])('%s took place on %s', (raw, expected) => {
    expect(printed(readValue('action', raw))).toBe(expected);
  });

  it.each(['5/6/2026', '1:P:5/6/2026', '1:P:31/02/2026~2:P:01/01/2026', '1:P:', 'yes'])(
    '%s has no participation date',
    (raw) => {
      expect(readValue('action', raw)).toBeNull();
    },
  );
});

it.each(['action', 'date', 'donation', 'number', 'string', 'unknown'] as const)(
  '[E5] blank is missing for %s',
  (type) => {
    expect(readValue(type, '')).toBeNull();
    expect(readValue(type, ' \t\u00a0')).toBeNull();
  },
);

it('[E5] text is trimmed', () => {
  expect(readValue('string', '  two words ')).toEqual({ kind: 'text', text: 'two words' });
});

it.each([
  ['CREDIT_SINGLE~success::5.00', 'number'],
  ['01/02/2026', 'day'],
  ['1/2/2026', 'day'],
  ['£5', 'number'],
  ['0123', 'text'],
])('[E6] %s of an unlisted field reads as %s', (raw, kind) => {
  expect(readValue('unknown', raw)?.kind).toBe(kind);
});
