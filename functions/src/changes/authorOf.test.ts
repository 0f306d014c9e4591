import { authorOf } from './authorOf';

it.each([
  ['somebody signed in', { authType: 'unknown', authId: 'user-1' }, 'user-1'],
  [
    'somebody in the console',
    { authType: 'unknown', authId: 'ada@example.org' },
    'ada@example.org',
  ],
  ['somebody without a name', { authType: 'unknown' }, ''],
  ['the server', { authType: 'service_account', authId: 'x' }, null],
  ['the server', { authType: 'unknown', authId: 'p@appspot.gserviceaccount.com' }, null],
  ['Firestore itself', { authType: 'system' }, null],
])('%s is told by the event’s context %j', (_, context, author) => {
  expect(authorOf(context)).toBe(author);
});
