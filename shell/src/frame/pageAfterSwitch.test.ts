import { pageAfterSwitch } from './pageAfterSwitch';

describe('the page after another organisation or year was chosen', () => {
  it.each([
    ['/searches/abc', '/searches'],
    ['/screens/abc/design', '/screens'],
    ['/fields/import', '/fields'],
    ['/screens', '/screens'],
    ['/account', '/account'],
    ['/set-up', '/set-up'],
    ['/set-up/people', '/set-up/people'],
    ['/set-up/roll-forward', '/set-up/roll-forward'],
    ['/screens/links', '/screens'],
    ['/nowhere', '/home'],
    ['/searches-of-old', '/home'],
  ])('%s leads to %s', (before, after) => {
    expect(pageAfterSwitch(before)).toBe(after);
  });
});
