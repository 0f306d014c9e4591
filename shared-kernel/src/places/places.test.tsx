import { placeKey, rememberPlace, wayBack } from './places';

const shown = (parts: Partial<Parameters<typeof placeKey>[0]> = {}) => ({
  pathname: '/screens',
  search: '',
  key: 'abc',
  state: null,
  ...parts,
});

afterEach(() => {
  sessionStorage.clear();
});

it('leads to a list that was not seen yet as it begins', () => {
  expect(wayBack('/screens')).toEqual({ to: '/screens', state: null });
});

it('leads back to a list with its filters, under the name by which its scrolling is kept', () => {
  rememberPlace(shown({ search: '?find=hello' }));
  const back = wayBack('/screens');
  expect(back.to).toBe('/screens?find=hello');
  expect(placeKey(shown({ key: 'new', state: back.state }))).toBe('abc');
});

it('goes on under the earlier name once it was come back to', () => {
  rememberPlace(shown());
  rememberPlace(shown({ key: 'later', state: wayBack('/screens').state }));
  expect(wayBack('/screens').state).toEqual({ place: 'abc' });
});

it('knows pages that are opened by their address by it', () => {
  expect(placeKey(shown({ key: 'default', search: '?tag=a' }))).toBe('/screens?tag=a');
  expect(placeKey(shown({ state: { from: 'elsewhere' } }))).toBe('abc');
});

it('keeps nothing of pages of one thing', () => {
  rememberPlace(shown({ pathname: '/screens/hello/design', search: '?x=1' }));
  expect(wayBack('/screens/hello/design').state).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

it('leads on where what was kept is somebody else’s', () => {
  sessionStorage.setItem('place /screens', '{"search":1}');
  expect(wayBack('/screens')).toEqual({ to: '/screens', state: null });
});

it('forgets lists of another organisation or year when one is switched to', () => {
  rememberPlace(shown({ search: '?find=hello' }));
  rememberPlace(shown({ pathname: '/home', state: { scopeSwitch: true } }));
  expect(wayBack('/screens')).toEqual({ to: '/screens', state: null });
});
