import { decideSave, REVISION_FIELDS, revisionIn } from './revisions';

const at = new Date('2026-11-01T09:00:00Z');
const stored = { revision: 3, savedBy: 'ada@example.org', savedAt: at };
const save = (expectedRevision: number, savedBy: string, isStored = false) =>
  decideSave(stored, { expectedRevision, savedBy, isStored: () => isStored });

describe('what saving over a revision comes to', () => {
  it('is the next one where nobody has saved since', () => {
    expect(save(3, 'ben@example.org')).toEqual({ outcome: 'write', revision: 4 });
  });

  it.each([2, 4])(
    'is a conflict where another one is stored than %i, with who saved it',
    (seen) => {
      expect(save(seen, 'ben@example.org')).toEqual({ outcome: 'conflict', ...stored });
    },
  );

  it('is done where one’s own attempt was stored, and its answer lost', () => {
    expect(save(2, 'ada@example.org', true)).toEqual({ outcome: 'saved', revision: 3 });
  });

  it.each([
    ['somebody else saved the same', 2, 'ben@example.org', true],
    ['one’s own later save differs', 2, 'ada@example.org', false],
    ['it is older than one save', 1, 'ada@example.org', true],
  ])('is a conflict where %s', (_what, seen, savedBy, isStored) => {
    expect(save(seen, savedBy, isStored).outcome).toBe('conflict');
  });
});

describe('the revision of a document', () => {
  it('is read from the fields of the thing', () => {
    const document = { ...stored, setupRevision: 7, setupSavedBy: 'ben@example.org' };
    expect(revisionIn(document, REVISION_FIELDS.search)).toEqual(stored);
    expect(revisionIn(document, REVISION_FIELDS.setup)).toEqual({
      revision: 7,
      savedBy: 'ben@example.org',
      savedAt: null,
    });
  });

  it.each([undefined, null, '3', 1.5, Number.NaN, 1e308])('is 0 where it is %p', (revision) => {
    expect(revisionIn({ revision }, REVISION_FIELDS.year).revision).toBe(0);
  });
});
