import { placesOnTheWay } from './placesOnTheWay';

it('stands at the last write that is in, however many were given', () => {
  const places = placesOnTheWay('start');
  expect(places.after(0)).toBe('start');
  for (const place of ['one', 'two', 'three']) places.note(place);
  expect(places.after(2)).toBe('two');
  expect(places.after(2)).toBe('two');
  places.note('four');
  expect(places.after(4)).toBe('four');
});
