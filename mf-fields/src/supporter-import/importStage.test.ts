import { asId, type ImportId } from 'shared-kernel/model';
import { newestFirst, stepOf, stoppedUpload, unfinished } from './importStage';
import { anImport } from './testing/anImport';

const at = (id: string, ms: number, state: Parameters<typeof anImport>[0] = {}) =>
  anImport({ id: asId<ImportId>(id), startedAt: new Date(ms), ...state });

it('goes on with the newest import that has not ended', () => {
  const older = at('older', 1, { state: 'mapping' });
  const newer = at('newer', 2, { state: 'importing' });
  const done = at('done', 3, { state: 'done' });
  expect(unfinished([older, done, newer])).toBe(newer);
  expect(unfinished([done])).toBeNull();
});

it('keeps a stopped upload apart: only its file can go on with it', () => {
  const upload = at('upload', 3, { state: 'uploading' });
  expect(unfinished([upload])).toBeNull();
  expect(stoppedUpload([at('done', 4, { state: 'done' }), upload])).toBe(upload);
});

it.each([
  ['inspecting', 'columns'],
  ['checked', 'check'],
  ['importing', 'import'],
  ['failed', 'result'],
] as const)('an import that is %s stands at the step %s', (state, step) => {
  expect(stepOf({ stage: 'recorded', record: anImport({ state }), remapping: false })).toBe(step);
});

it('goes back from the check to the columns', () => {
  const record = anImport({ state: 'checked' });
  expect(stepOf({ stage: 'recorded', record, remapping: true })).toBe('columns');
});

it('puts the newest first', () => {
  const [older, newer] = [at('older', 1), at('newer', 2)];
  expect(newestFirst([older, newer])).toEqual([newer, older]);
});
