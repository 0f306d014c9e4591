import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Documents } from 'functions/handlers';
import { openDataFolder } from '../../src';

let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'closing-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const ASKED: Readonly<Record<keyof Documents, (documents: Documents) => Promise<unknown>>> = {
  get: (documents) => documents.get('a/b'),
  getAll: (documents) => documents.getAll(['a/b', 'a/c']),
  list: (documents) => documents.list('a'),
  commit: (documents) => documents.commit([{ kind: 'set', path: 'a/d', data: {} }]),
  count: (documents) => documents.count('a'),
  where: (documents) => documents.where('a', 'n', [1]),
  page: (documents) => documents.page('a', { size: 1, after: null, select: ['n'] }),
  collections: (documents) => documents.collections('a/b'),
  group: (documents) => documents.group('users', 'organisation', ['x']),
  bulk: (documents) => documents.bulk([{ kind: 'set', path: 'a/e', data: {} }]),
  transaction: (documents) => documents.transaction((transaction) => transaction.get('a/b')),
  pages: (documents) => documents.pages('a', 1)[Symbol.asyncIterator]().next(),
};

describe('a data folder that is closed while a job goes on', () => {
  it('answers what was asked before, and refuses the rest in a way that the job can catch', async () => {
    const { documents, close } = await openDataFolder(join(folder, 'data'), {
      log: () => undefined,
    });
    await documents.commit([{ kind: 'set', path: 'a/b', data: { n: 1 } }]);
    const isRefused = () =>
      documents.get('a/b').then(
        () => false,
        () => true,
      );
    const before = Promise.all(Object.values(ASKED).map((ask) => ask(documents)));
    const goingOn = documents.transaction(async (transaction) => {
      while (!(await isRefused()));
      return transaction.get('a/b');
    });
    const caught = expect(goingOn).rejects.toThrow('The data folder is closed');
    const closing = close();
    await before;
    await caught;
    await closing;
    for (const [name, ask] of Object.entries(ASKED))
      expect([name, await ask(documents).catch(String)]).toEqual([
        name,
        'Error: The data folder is closed',
      ]);
  });
});
