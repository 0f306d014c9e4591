import { readValue, type TypedValue } from '../values/typedValue';
import { fillText, PLACEHOLDER_ERROR, type PlaceholderContext } from './fillText';

const VALUES: Readonly<Record<string, TypedValue | null>> = {
  Name: readValue('string', ' Anne-Marie '),
  Joined: readValue('date', '04/08/2019'),
  Signed: readValue('action', '12:P:05/06/2026~web'),
  Gift: readValue('donation', 'CREDIT_SINGLE~success::1250.50'),
  Pledge: readValue('number', '£4,969'),
  Owed: readValue('number', '-£1,250.50'),
  Empty: null,
  Sly: readValue('string', '{field|Name|0|none|x} <b>'),
  Wave: readValue('string', '👋🏽 hello'),
};

const context: PlaceholderContext = {
  field: (name) => VALUES[name] ?? null,
  search: (id) =>
    readValue('number', { none: '0', once: '1', twice: '2', often: '1200' }[id] ?? ''),
};
const fill = (text: string, raw = false): string => fillText(text, context, raw);

describe('[E23] placeholders', () => {
  it.each([
    ['{}'],
    ['{Name}'],
    ['{field|Name|0|none}'],
    ['{field|Name|0|none|a|b}'],
    ['Dear {field|Name|0|none|friend}, {oops}'],
  ])('%s makes the whole text an error', (text) => {
    expect(fill(text)).toBe(PLACEHOLDER_ERROR);
  });

  it.each(['plain', '', 'a { b', 'a } b', '} {', 'a\nb'])('"%s" has none', (text) => {
    expect(fill(text)).toBe(text);
  });

  it('may stand side by side', () => {
    expect(fill('{field|Name|0|none|}{search|once|0||}!')).toBe('Anne-Marie1!');
  });
});

describe('[E24] values', () => {
  it.each([
    ['{field|Name|0|none|x}', 'Anne-Marie'],
    ['{field|Name|0||x}', 'Anne-Marie'],
    ['{field|Joined|0|none|x}', '4/8/2019'],
    ['{field|Signed|0|none|x}', '5/6/2026'],
    ['{field|Gift|0|none|x}', '1250.5'],
    ['{field|Pledge|0|none|x}', '4969'],
    ['{search|often|0|none|x}', '1200'],
    ['{search|none|0|none|x}', '0'],
  ])('%s prints %s', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });
});

it.each([
  '{field|Empty|0|none| a friend }',
  '{field|Nobody|0|moneyPounds| a friend }',
  '{search|gone|0|numberOfTimes| a friend }',
  '{page|Name|0|none| a friend }',
  '{constructor|Name|0|none| a friend }',
])('[E25] %s gives its fallback', (text) => {
  expect(fill(text)).toBe(' a friend ');
});

describe('[E26] truncation', () => {
  it.each([
    ['{field|Name|4|none|x}', 'Anne…'],
    ['{field|Name|10|none|x}', 'Anne-Marie'],
    ['{field|Name|9|none|x}', 'Anne-Mari…'],
    ['{field|Name|0|none|x}', 'Anne-Marie'],
    ['{field|Name|many|none|x}', 'Anne-Marie'],
    ['{field|Name||none|x}', 'Anne-Marie'],
    ['{field|Name|-2|none|x}', 'Anne-Marie'],
    ['{field|Wave|3|none|x}', '👋🏽…'],
    ['{field|Wave|1|none|x}', '👋…'],
  ])('%s prints %s', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it('leaves everything but text whole', () => {
    expect(fill('{field|Joined|2|none|x} {field|Pledge|2|none|x}')).toBe('4/8/2019 4969');
    expect(fill('{field|Empty|2|none|fallback}')).toBe('fallback');
  });
});

describe('[E27] money', () => {
  it.each([
    ['{field|Gift|0|moneyPounds|x}', '£1,250.50'],
    ['{field|Pledge|0|moneyDollars|x}', '$4,969'],
    ['{field|Owed|0|moneyEuros|x}', '€-1,250.50'],
    ['{search|often|0|moneyPounds|x}', '£1,200'],
  ])('%s prints %s', (text, expected) => {
    expect(fill(text)).toBe(expected);
  });

  it('has no grouping where it is raw', () => {
    expect(fill('{field|Gift|0|moneyPounds|x}', true)).toBe('£1250.50');
    expect(fill('{field|Pledge|0|moneyPounds|x}', true)).toBe('£4969');
  });

  it.each([
    ['0.99', '£0.99'],
    ['10.005', '£10.01'],
    ['2.999', '£3'],
    ['-0.001', '£0'],
  ])('%s rounds to %s', (raw, expected) => {
    const one = { ...context, field: () => readValue('number', raw) };
    expect(fillText('{field|x|0|moneyPounds|}', one)).toBe(expected);
  });
});

it.each([
  ['{search|none|0|numberOfTimes|x}', '0 times'],
  ['{search|once|0|numberOfTimes|x}', 'once'],
  ['{search|twice|0|numberOfTimes|x}', 'twice'],
  ['{search|often|0|numberOfTimes|x}', '1200 times'],
  ['{field|Name|0|numberOfTimes|x}', 'Anne-Marie'],
  ['{field|Name|4|moneyPounds|x}', 'Anne…'],
  ['{field|Joined|0|moneyPounds|x}', '4/8/2019'],
  ['{field|Pledge|0|shouted|x}', '4969'],
  ['{field|Pledge|0|constructor|x}', '4969'],
])('[E28] %s prints %s', (text, expected) => {
  expect(fill(text)).toBe(expected);
});

it('[E29] what a value holds is never filled', () => {
  expect(fill('{field|Sly|0|none|x}')).toBe('{field|Name|0|none|x} <b>');
});
