import { releaseOfStack } from './releaseOfStack';

const ORIGIN = 'https://a.org';
const REMOTES = [
  { id: 'searches', manifest: '/remotes/searches/1.2.0/mf-manifest.json' },
  { id: 'screens', manifest: '/remotes/screens/mf-manifest.json?attempt=1' },
  { id: 'fields', manifest: 'http://localhost:3004/mf-manifest.json' },
  { id: 'refused', manifest: '' },
];
const of = (stack: string) => releaseOfStack(stack, REMOTES, ORIGIN)?.id ?? null;

it.each([
  ['at x (https://a.org/remotes/searches/1.2.0/main.js:1:2)', 'searches'],
  ['x@https://a.org/remotes/screens/main.js:1:2', 'screens'],
  ['at x (http://localhost:3004/main.js:1:2)', 'fields'],
  [
    'at useState (https://a.org/main.js:1:2)\nat x (https://a.org/remotes/screens/a.js:1:2)\nat y (https://a.org/remotes/searches/1.2.0/b.js:1:2)',
    'screens',
  ],
  ['at x (https://a.org/main.js:1:2)', null],
  ['at x (https://b.org/remotes/screens/main.js:1:2)', null],
  ['at x (https://a.org/remotes/searches-of-old/main.js:1:2)', null],
  ['', null],
])('a stack is that of the first release whose script stands in it: %s', (stack, id) => {
  expect(of(stack)).toBe(id);
});
