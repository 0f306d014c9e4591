import { asId, type ImportId, type ImportRecord } from 'shared-kernel/model';
import { stageOf, unfinished } from './importStage';

const aRecord = (parts: Partial<ImportRecord>): ImportRecord => ({
  id: asId<ImportId>('import-1'),
  fileName: 'people.csv',
  sizeBytes: 1,
  chunkCount: 1,
  state: 'working',
  step: '',
  processed: 0,
  total: 0,
  counts: null,
  rejectedRows: [],
  failure: '',
  startedBy: '',
  startedAt: null,
  finishedAt: null,
  ...parts,
});

it.each([
  ['uploading', 'working'],
  ['working', 'working'],
  ['done', 'ended'],
  ['failed', 'ended'],
] as const)('a record that is %s shows as %s', (state, stage) => {
  expect(stageOf(aRecord({ state })).stage).toBe(stage);
});

it('takes up the newest import that still works, and no upload that was left', () => {
  const older = aRecord({ id: asId<ImportId>('older'), startedAt: new Date(1) });
  const newer = aRecord({ id: asId<ImportId>('newer'), startedAt: new Date(2) });
  const left = aRecord({ state: 'uploading', startedAt: new Date(3) });
  expect(unfinished([older, newer, left])).toBe(newer);
  expect(unfinished([left])).toBeNull();
});
