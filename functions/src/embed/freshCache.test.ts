import { freshCache, type FreshCache } from './freshCache';

let nowMs: number;
let reads: string[];
let answers: Map<string, Promise<number>>;
let cache: FreshCache<number>;

beforeEach(() => {
  nowMs = 0;
  reads = [];
  answers = new Map();
  cache = freshCache({
    read: (key) => {
      reads.push(key);
      return answers.get(key) ?? Promise.resolve(reads.length);
    },
    now: () => new Date(nowMs),
    freshMs: 10,
    staleMs: 20,
    most: 2,
  });
});

it('reads once for all who ask at the same time', async () => {
  expect(await Promise.all([cache.get('a'), cache.get('a')])).toEqual([1, 1]);
});

it('gives what is no longer fresh while it is read anew', async () => {
  await cache.get('a');
  nowMs = 10;
  expect(await cache.get('a')).toBe(1);
  expect(await cache.get('a')).toBe(2);
  expect(reads).toHaveLength(2);
});

it('never gives what is stale', async () => {
  await cache.get('a');
  nowMs = 20;
  expect(await cache.get('a')).toBe(2);
});

it('forgets, also what is being read at the moment', async () => {
  await cache.get('a');
  nowMs = 10;
  const renewing = cache.get('a');
  cache.forget('a');
  await renewing;
  expect(await cache.get('a')).toBe(3);
});

it('does not remember a failure', async () => {
  answers.set('a', Promise.reject(new Error('no store')));
  await expect(cache.get('a')).rejects.toThrow('no store');
  answers.delete('a');
  expect(await cache.get('a')).toBe(2);
});

it('keeps those asked for last', async () => {
  await cache.get('a');
  await cache.get('b');
  await cache.get('a');
  await cache.get('c');
  await cache.get('a');
  expect(reads).toEqual(['a', 'b', 'c']);
});
