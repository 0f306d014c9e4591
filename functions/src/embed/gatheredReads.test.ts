import { memoryDocuments } from '../testing/memoryDocuments';
import { gatheredReads } from './gatheredReads';

const stored = memoryDocuments({ 'things/a': { name: 'A' }, 'things/b': { name: 'B' } });

it('reads together what is asked for at one moment, and gives everybody their own', async () => {
  const requests: (readonly string[])[] = [];
  const get = gatheredReads({
    getAll: (paths) => {
      requests.push(paths);
      return stored.getAll(paths);
    },
  });
  const documents = await Promise.all(['things/b', 'things/none', 'things/a', 'things/b'].map(get));
  expect(documents.map((document) => document?.data['name'])).toEqual(['B', undefined, 'A', 'B']);
  expect(requests).toHaveLength(1);
  await get('things/a');
  expect(requests).toHaveLength(2);
});

it('asks for no more than a few hundred at a time', async () => {
  const sizes: number[] = [];
  const get = gatheredReads({
    getAll: (paths) => {
      sizes.push(paths.length);
      return stored.getAll(paths);
    },
  });
  await Promise.all(Array.from({ length: 700 }, () => get('things/a')));
  expect(sizes).toEqual([300, 300, 100]);
});

it('tells everybody of a failure, and goes on after it', async () => {
  let fails = true;
  const get = gatheredReads({
    getAll: (paths) => (fails ? Promise.reject(new Error('no store')) : stored.getAll(paths)),
  });
  const both = await Promise.allSettled([get('things/a'), get('things/b')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  fails = false;
  expect((await get('things/a'))?.data).toEqual({ name: 'A' });
});
