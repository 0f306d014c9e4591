import { firstWord } from './firstWord';

describe('the first name', () => {
  it.each([
    ['Ada Lovelace', 'Ada'],
    ['  Anne-Marie  van der Meer', 'Anne-Marie'],
    ['', ''],
    ['\u00a0Zoë\u00a0Falk', 'Zoë'],
  ])('of %j is %j (spec §4)', (displayName, first) => {
    expect(firstWord(displayName)).toBe(first);
  });
});
