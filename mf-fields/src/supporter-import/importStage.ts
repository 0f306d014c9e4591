import type { ImportId, ImportRecord } from 'shared-kernel/model';
import type { UploadPosition, UploadStopped } from './uploadFile';

/** Where a person stands with an import, from choosing the file to its result. */
export type ImportStage =
  | { readonly stage: 'choosing' }
  | { readonly stage: 'chosen'; readonly file: File }
  | { readonly stage: 'uploading'; readonly file: File; readonly position: UploadPosition }
  | { readonly stage: 'stopped'; readonly file: File; readonly stopped: UploadStopped }
  | {
      readonly stage: 'working';
      readonly importId: ImportId;
      /** Null until the first look at it. */
      readonly record: ImportRecord | null;
    }
  | { readonly stage: 'ended'; readonly record: ImportRecord };

/** The stage that an import's record tells of. */
export const stageOf = (record: ImportRecord): ImportStage =>
  record.state === 'done' || record.state === 'failed'
    ? { stage: 'ended', record }
    : { stage: 'working', importId: record.id, record };

/** The import that is still working, if any: the page takes it up again after a reload. */
export const unfinished = (records: readonly ImportRecord[]): ImportRecord | null =>
  records
    .filter(({ state }) => state === 'working')
    .reduce<ImportRecord | null>(
      (newest, record) => (newest === null || startOf(record) > startOf(newest) ? record : newest),
      null,
    );

const startOf = ({ startedAt }: ImportRecord): number => startedAt?.getTime() ?? 0;
