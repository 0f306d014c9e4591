import { pageMove } from './pageMove';

const PAGE = 'https://oak.example/year';

it.each([
  [PAGE, 'none'],
  ['https://OAK.example:443/year', 'none'],
  ['https://oak.example/other', 'sameSite'],
  ['https://www.oak.example/year', 'otherSite'],
  ['http://oak.example/year', 'otherSite'],
  ['', 'otherSite'],
])('a link stands to the embed page “%s” as %s', (page, move) => {
  expect(pageMove(PAGE, page)).toBe(move);
});
