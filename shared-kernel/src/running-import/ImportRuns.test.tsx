import { asId, succeeded, WORK_STEPS, type ImportId, type ImportRecord } from 'shared-kernel/model';
import { signedIn } from 'shared-kernel/testing';
import { renderPage } from 'shared-kernel/testing/page';
import { screen } from '@testing-library/react';
import { ImportRuns, runsWords } from './ImportRuns';
import { runningImportAtom } from './runningImport';

it.each([
  [
    { state: 'importing', step: WORK_STEPS.writing, processed: 24, total: 100 },
    'Supporters are being imported (42% done), so this number will change.',
  ],
  [
    { state: 'importing', step: '', processed: 0, total: 0 },
    'Supporters are being imported, so this number will change.',
  ],
  [
    { state: 'undoing', step: 'Taking back', processed: 999, total: 1000 },
    'An import is being undone (99% done), so this number will change.',
  ],
  [{ state: 'checking', step: WORK_STEPS.reading, processed: 1, total: 2 }, null],
  [{ state: 'done', step: '', processed: 0, total: 0 }, null],
  [null, null],
] as const)('of %j beside a total: %s', (running, words) => {
  expect(runsWords(running)).toBe(words);
});

it('stands there while an import runs, and not where none does', async () => {
  const store = signedIn();
  const importing = {
    ...{ id: asId<ImportId>('i'), state: 'importing', step: WORK_STEPS.writing },
    ...{ processed: 24, total: 100 },
  } as ImportRecord;
  store.set(runningImportAtom, { load: () => Promise.resolve(succeeded(importing)) });
  const { unmount } = renderPage(ImportRuns, { path: '/searches', store });
  expect(await screen.findByText(/^Supporters are being imported \(42% done\)/)).toBeVisible();
  unmount();
  renderPage(ImportRuns, { path: '/searches', store: signedIn() });
  expect(screen.queryByText(/imported/)).not.toBeInTheDocument();
});
