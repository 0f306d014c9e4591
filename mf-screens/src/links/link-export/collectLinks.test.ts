import { failed, succeeded } from 'shared-kernel/model';
import { collectLinks, NOTHING_COLLECTED, type CollectedLinks } from './collectLinks';

const aPage = (supporterId: string, next: string | null, withoutId = 0) =>
  succeeded({ rows: [{ supporterId, link: `https://a.org/#s=${supporterId}` }], withoutId, next });

const FAILURE = { code: 'server/unavailable', message: '' } as const;

it('asks page after page, each from where the last one ended', async () => {
  const asked: (string | null)[] = [];
  const seen: number[] = [];
  const pages = [aPage('1', 'b', 2), aPage('=2', 'c'), aPage('3', null, 1)];
  const end = await collectLinks(NOTHING_COLLECTED, {
    askPage: (after) => {
      asked.push(after);
      return Promise.resolve(pages.shift() ?? failed(FAILURE));
    },
    onPage: ({ count }) => seen.push(count),
    signal: new AbortController().signal,
  });
  expect(asked).toEqual([null, 'b', 'c']);
  expect(seen).toEqual([1, 2, 3]);
  expect(end).toMatchObject({
    status: 'complete',
    collected: { count: 3, withoutIdCount: 3, defusedCount: 1, after: null },
  });
});

it('keeps what it has when the server fails, and goes on from there', async () => {
  const end = await collectLinks(NOTHING_COLLECTED, {
    askPage: (after) => Promise.resolve(after === null ? aPage('1', 'b') : failed(FAILURE)),
    onPage: () => undefined,
    signal: new AbortController().signal,
  });
  if (end.status !== 'failed') throw new Error('The server had failed.');
  expect(end.failure).toEqual(FAILURE);

  const asked: (string | null)[] = [];
  const rest = await collectLinks(end.collected, {
    askPage: (after) => {
      asked.push(after);
      return Promise.resolve(aPage('2', null));
    },
    onPage: () => undefined,
    signal: new AbortController().signal,
  });
  expect(asked).toEqual(['b']);
  if (rest.status !== 'complete') throw new Error('It went on to the end.');
  expect(rest.collected.csvParts.join('')).toBe(
    'supporter_id,link\r\n1,https://a.org/#s=1\r\n2,https://a.org/#s=2\r\n',
  );
});

it('drops the answer that comes after it was cancelled', async () => {
  const controller = new AbortController();
  const seen: CollectedLinks[] = [];
  const end = await collectLinks(NOTHING_COLLECTED, {
    askPage: () => {
      controller.abort();
      return Promise.resolve(aPage('1', 'b'));
    },
    onPage: (collected) => seen.push(collected),
    signal: controller.signal,
  });
  expect(end).toEqual({ status: 'cancelled' });
  expect(seen).toEqual([]);
});
