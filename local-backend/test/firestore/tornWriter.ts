import { openDocumentStore, parseWrites } from '../../src/documents';

/**
 * Commits small documents around one that is larger than this process may write to a file, and prints which were
 * acknowledged. It ends without releasing the store, as if it was killed.
 */
const [, , directory = ''] = process.argv;
const database = await openDocumentStore(directory, { warn: (text) => console.error(text) });
const store = database.project('torn');

const commit = async (path: string, characters: number): Promise<string> => {
  const writes = parseWrites(
    [0, 1, 2].map((part) => ({
      update: {
        name: `projects/torn/databases/(default)/documents/${path}${part}`,
        fields: { text: { stringValue: 'x'.repeat(characters) } },
      },
    })),
    'torn',
  );
  if (!writes.ok) throw new Error(writes.error.message);
  const receipt = await store.commit(writes.value);
  return receipt.ok ? 'acknowledged' : receipt.error.code;
};

const outcomes = [await commit('small/before', 100), await commit('large/', 900_000)];
const area = database.area('accounts');
await area.put('ada', { email: 'ada@example.org' });
outcomes.push(await commit('small/after', 100), await commit('small/last', 100));
process.stdout.write(outcomes.join(), () => process.kill(process.pid, 'SIGKILL'));
