import { mendHashtag, readHashtag } from './hashtag';

it.each([
  ['#OakhollowYear', '#OakhollowYear'],
  [' OakhollowYear ', '#OakhollowYear'],
  ['#Überjahr_2026', '#Überjahr_2026'],
  ['  ', ''],
])('reads “%s” as “%s”', (written, hashtag) => {
  expect(readHashtag(written)).toBe(hashtag);
});

it.each(['#', '#two words', '#a-b', '##a', `#${'a'.repeat(61)}`])('refuses “%s”', (written) => {
  expect(readHashtag(written)).toBeNull();
});

it.each([
  ['Our Year, 2026!', '#OurYear2026'],
  ['##a-b', '#ab'],
  ['#', ''],
  ['', ''],
])('mends “%s” to “%s” when the input is left', (written, hashtag) => {
  expect(mendHashtag(written)).toBe(hashtag);
  expect(readHashtag(hashtag)).toBe(hashtag);
});
