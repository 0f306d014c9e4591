import fc from 'fast-check';
import { asId, type ImportId } from 'shared-kernel/model';
import { partPath } from '../snapshot/manifest';
import { documentOf, fileOf } from './fileOf';
import { chunkPath, supporterPath, yearScope } from './paths';

/** Anything that may be the id of a document, and more. */
const id = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 12 })
  .filter((text) => !text.includes('/'));

describe('where bytes of documents lie', () => {
  it('is a file of their own for each chunk and each part, which leads back to it', () => {
    fc.assert(
      fc.property(id, id, id, fc.nat(), fc.boolean(), (organisation, year, of, number, isChunk) => {
        const scope = yearScope(organisation, year);
        const path = isChunk
          ? chunkPath(scope, asId<ImportId>(of), number)
          : partPath(scope, of, number);
        const file = fileOf(path) ?? '';
        expect(documentOf(file)).toBe(path);
        // Nothing in a name leads out of the folder.
        expect(file.split('/')).toHaveLength(4);
        expect(file).toMatch(/^documents\/[^./\\]+\/[^./\\]+\/[^./\\]+$/);
      }),
    );
  });

  it.each([
    supporterPath(yearScope('grove', '2026'), 'ann@example.org'),
    'organisations/grove/years/2026/snapshot/manifest',
    'organisations/grove/years/2026/imports/i1',
    'organisations/grove/years/2026/imports/i1/before/000001',
  ])('is the document itself for %s', (path) => {
    expect(fileOf(path)).toBeNull();
  });

  it.each([
    'documents/grove/2026/notes.txt',
    'documents/grove/2026/import-i1',
    'documents/gr.ove/2026/snapshot-s-0',
    'documents/%zz/2026/snapshot-s-0',
    'documents/grove/2026/import-%2e-0',
    'media/grove/2026/import-i1-0',
    '',
  ])('is told of no other file: "%s"', (file) => {
    expect(documentOf(file)).toBeNull();
  });
});
