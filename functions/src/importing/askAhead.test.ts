import { aYear, YEAR } from '../testing/aYear';
import { checkCsv, confirm, recordOf } from '../testing/importCsv';
import { testServer, type TestServer } from '../testing/testServer';
import { askAhead } from './askAhead';

const CSV = 'Email,Gift\nann@example.org,5\nbob@example.org,50';

/** What is asked of the store about supporters and the file, in order. */
function askedOf({ documents }: TestServer): string[] {
  const asked: string[] = [];
  const { count, getAll } = documents;
  jest.spyOn(documents, 'count').mockImplementation((collection, equal) => {
    if (collection === `${YEAR}/supporters`) asked.push('count');
    return count(collection, equal);
  });
  jest.spyOn(documents, 'getAll').mockImplementation((paths) => {
    if (paths.some((path) => path.includes('/chunks/'))) asked.push('file');
    return getAll(paths);
  });
  return asked;
}

it('supporters are counted while the file is read, once for the check and once for taking it in', async () => {
  const server = testServer(aYear({}));
  const asked = askedOf(server);
  const checked = await checkCsv(server, CSV);
  await server.settled();
  // The inspection came first.
  expect(asked.slice(asked.indexOf('count'))).toEqual(['count', 'file']);
  asked.length = 0;
  await confirm(server, checked);
  expect((await recordOf(server, checked.id)).state).toBe('done');
  expect(asked).toEqual(['count', 'file']);
});

it('tells whoever waits for it that it failed, and nobody else', async () => {
  const counted = askAhead(Promise.reject(new Error('unavailable')));
  // Where nobody had caught it by now, the process would end.
  await new Promise((resolve) => setImmediate(resolve));
  await expect(counted).rejects.toThrow('unavailable');
});
