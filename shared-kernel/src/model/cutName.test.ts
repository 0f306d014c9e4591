import { cutName } from './cutName';

it.each([
  ['Hello', 'Hello'],
  ['a'.repeat(20), 'a'.repeat(20)],
  ['a'.repeat(21), `${'a'.repeat(20)}…`],
  ['Thank you, everyone! And more', 'Thank you, everyone!…'],
  ['Thank you, everyone and more', 'Thank you, everyone…'],
  ['👩‍🌾'.repeat(21), `${'👩‍🌾'.repeat(20)}…`],
  ['💚'.repeat(21), `${'💚'.repeat(20)}…`],
])('cuts %s', (name, cut) => {
  expect(cutName(name)).toBe(cut);
});
