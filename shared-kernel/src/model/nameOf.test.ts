import { nameOf } from './nameOf';

it('calls a nameless thing Untitled', () => {
  expect(nameOf({ name: '  ' })).toBe('Untitled');
  expect(nameOf({ name: 'Hello' })).toBe('Hello');
});
