import { aYear, YEAR } from '../testing/aYear';
import { testServer } from '../testing/testServer';

const DAY_MS = 24 * 60 * 60 * 1_000;
const BYTES = new Uint8Array([1]);

it('files that no document names go after a day, and no others', async () => {
  const on = testServer(aYear());
  const { documents, files } = on.services;
  await documents.commit(
    Array.from({ length: 120 }, (_, number) => ({
      kind: 'set' as const,
      path: `${YEAR}/imports/i1/chunks/${String(number)}`,
      data: { sizeBytes: 1, bytes: BYTES },
    })),
  );
  for (const name of ['snapshot-dead-0', 'import-i1-120', 'notes.txt'])
    await files.write(`documents/grove/2026/${name}`, BYTES, null);
  await files.write('media/of/480.webp', BYTES, null);
  await on.handlers.expireImports();
  expect(await files.files('documents')).toHaveLength(123);

  on.advance(DAY_MS + 1);
  await files.write('documents/grove/2026/snapshot-new-0', BYTES, null);
  await on.handlers.expireImports();
  const left = await files.files('documents');
  expect(left).toHaveLength(120 + 2);
  expect(left).toContain('grove/2026/notes.txt');
  expect(left).toContain('grove/2026/snapshot-new-0');
  expect(await files.files('media')).toEqual(['of/480.webp']);
});
