import { readHashtag } from './hashtag';

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
