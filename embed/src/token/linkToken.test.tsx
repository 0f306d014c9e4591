import { forgetFragmentToken, linkTokenOf } from './linkToken';

const visit = (address: string) => {
  history.replaceState({ kept: true }, '', address);
};
function aPlace(token?: string): HTMLElement {
  const place = document.createElement('div');
  if (token !== undefined) place.setAttribute('data-token', token);
  return place;
}

it('the token beside the place goes before the one in the address', () => {
  visit('/year#s=from.address');
  expect(linkTokenOf(aPlace(' beside.place '), window)).toBe('beside.place');
  expect(linkTokenOf(aPlace(' '), window)).toBe('from.address');
  expect(linkTokenOf(aPlace(), window)).toBe('from.address');
});

it('a fragment that means something else is no token', () => {
  visit('/year#section&s2=x');
  expect(linkTokenOf(aPlace(), window)).toBe('');
  visit('/year');
  expect(linkTokenOf(aPlace(), window)).toBe('');
});

it('is forgotten from the address alone, the rest of which stays', () => {
  visit('/year?from=mail#top&s=a.b&x=1');
  forgetFragmentToken(window, 'a.b');
  expect(location.pathname + location.search + location.hash).toBe('/year?from=mail#top&x=1');
  expect(history.state).toEqual({ kept: true });
});

it('another token in the address stays', () => {
  visit('/year#s=mine');
  forgetFragmentToken(window, 'theirs');
  expect(location.hash).toBe('#s=mine');
  forgetFragmentToken(window, 'mine');
  expect(location.href).not.toContain('#');
});
