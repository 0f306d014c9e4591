import { anImport } from '../testing/anImport';
import { pastImportWords } from './pastImportWords';

const counts = {
  rows: 10,
  rejectedNoEmail: 1,
  rejectedInvalidEmail: 1,
  rejectedTooManyCells: 0,
  rejectedOther: 0,
  mergedRows: 0,
  erasedRows: 0,
  supporters: 8,
};

it('counts what an import did, and leaves out what it did not', () => {
  const outcome = { newSupporters: 1200, changed: 3, unchanged: 0, removed: 0 };
  expect(pastImportWords(anImport({ state: 'done', counts, outcome }))).toMatchObject({
    state: null,
    result: '1,200 new, 3 changed, 2 rejected',
  });
});

it('says why one failed or expired, and that one was undone', () => {
  expect(
    pastImportWords(anImport({ state: 'failed', failure: 'The file is empty.' })),
  ).toMatchObject({ state: 'Failed', result: 'The file is empty.' });
  expect(
    pastImportWords(anImport({ state: 'expired', failure: 'Nobody went on.', counts })),
  ).toMatchObject({ state: 'Expired', result: 'Nobody went on.' });
  expect(pastImportWords(anImport({ state: 'undone' })).state).toBe('Undone');
});
