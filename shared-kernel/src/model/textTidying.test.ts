import { capitalised, collapseSpaces, digitsAndDots, wordCharacters } from './textTidying';

it.each([
  ['  Spring \t walk\n2026 ', 'Spring walk 2026'],
  ['\u00a0 ', ''],
  ['one', 'one'],
])('collapses repeated spaces: %j', (text, tidied) => {
  expect(collapseSpaces(text)).toBe(tidied);
});

it.each([
  ['#Our Year, 2026!', 'OurYear2026'],
  ['år_2026', 'år_2026'],
  ['क्षेत्र', 'क्षेत्र'],
  ['🌳', ''],
])('strips non-word characters: %j', (text, tidied) => {
  expect(wordCharacters(text)).toBe(tidied);
});

it.each([
  ['£1,250.50', '1250.50'],
  ['24 px', '24'],
  ['none', ''],
])('keeps only digits and dots: %j', (text, tidied) => {
  expect(digitsAndDots(text)).toBe(tidied);
});

it.each([
  ['completed a page', 'Completed a page'],
  ['étage', 'Étage'],
  ['𐐨bc', '𐐀bc'],
  ['', ''],
])('capitalises the first letter: %j', (text, tidied) => {
  expect(capitalised(text)).toBe(tidied);
});
