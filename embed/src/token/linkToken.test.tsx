import { pageToken } from './linkToken';

const [MINE, THEIRS] = [
  `${'m'.repeat(40)}.${'a'.repeat(22)}`,
  `${'t'.repeat(40)}.${'b'.repeat(22)}`,
];
const visit = (address: string) => {
  history.replaceState({ kept: true }, '', address);
};
const address = () => location.pathname + location.search + location.hash;

beforeEach(() => sessionStorage.clear());

it('leaves the address as soon as it was read, the rest of which stays', () => {
  visit(`/year?from=mail#top&s=${MINE}&x=1`);
  expect(pageToken(window).current()).toBe(MINE);
  expect(address()).toBe('/year?from=mail#top&x=1');
  expect(history.state).toEqual({ kept: true });
  visit(`/year#s=${MINE}`);
  pageToken(window).current();
  expect(location.href).not.toContain('#');
});

it('is there after a reload, and on that page of the tab alone', () => {
  visit(`/year#s=${MINE}`);
  expect(pageToken(window).current()).toBe(MINE);
  expect(pageToken(window).current()).toBe(MINE);
  visit('/other-page');
  expect(pageToken(window).current()).toBe('');
});

it('gives way to another link that is opened in the same tab', () => {
  visit(`/year#s=${MINE}`);
  const token = pageToken(window);
  token.current();
  visit(`/year#s=${THEIRS}`);
  expect(token.current()).toBe(THEIRS);
  expect(pageToken(window).current()).toBe(THEIRS);
});

it('is forgotten for good, but not in the place of another', () => {
  visit(`/year#s=${MINE}`);
  const token = pageToken(window);
  token.current();
  token.forget(THEIRS);
  expect(token.current()).toBe(MINE);
  token.forget(MINE);
  expect(token.current()).toBe('');
  expect(pageToken(window).current()).toBe('');
  expect(sessionStorage.length).toBe(0);
});

it('what cannot be one stays where it is, and is not kept', () => {
  visit('/year#s=a-search');
  expect(pageToken(window).current()).toBe('a-search');
  expect(address()).toBe('/year#s=a-search');
  visit('/year#section&s2=x');
  expect(pageToken(window).current()).toBe('');
});

it('is read and leaves the address where the browser refuses storage', () => {
  visit(`/year#s=${MINE}`);
  const token = pageToken({
    location,
    history,
    get sessionStorage(): Storage {
      throw new DOMException('', 'SecurityError');
    },
  });
  expect(token.current()).toBe(MINE);
  expect(token.current()).toBe(MINE);
  expect(address()).toBe('/year');
  token.forget(MINE);
  expect(token.current()).toBe('');
});
