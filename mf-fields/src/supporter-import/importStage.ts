import type { FileOptions, ImportRecord, ImportState } from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';

export const IMPORT_STEPS = ['file', 'columns', 'check', 'import', 'result'] as const;
export type ImportStep = (typeof IMPORT_STEPS)[number];

/** Where a person stands with an import, from choosing the file to its result. */
export type ImportStage =
  | { readonly stage: 'choosing' }
  | { readonly stage: 'chosen'; readonly file: File }
  | { readonly stage: 'uploading'; readonly file: File; readonly sentBytes: number }
  | {
      readonly stage: 'stopped';
      readonly file: File;
      readonly options: FileOptions;
      readonly failure: ServerFailure;
    }
  | {
      readonly stage: 'recorded';
      readonly record: ImportRecord;
      /** Back from the check to the columns. */
      readonly remapping: boolean;
    };

interface StateTraits {
  readonly step: ImportStep;
  /** The server is at work: the page looks again and again. */
  readonly working: boolean;
  /** The import has come to an end, whichever. */
  readonly ended: boolean;
}

const waits = (step: ImportStep): StateTraits => ({ step, working: false, ended: false });
const works = (step: ImportStep): StateTraits => ({ step, working: true, ended: false });
const ends: StateTraits = { step: 'result', working: false, ended: true };

export const STATE_TRAITS = {
  uploading: waits('file'),
  inspecting: works('columns'),
  mapping: waits('columns'),
  checking: works('check'),
  checked: waits('check'),
  importing: works('import'),
  undoing: works('result'),
  done: ends,
  failed: ends,
  cancelled: ends,
  expired: ends,
  undone: ends,
} as const satisfies Record<ImportState, StateTraits>;

export function stepOf(stage: ImportStage): ImportStep {
  if (stage.stage !== 'recorded') return 'file';
  return stage.remapping ? 'columns' : STATE_TRAITS[stage.record.state].step;
}

/** Imports by their beginning, the newest first. */
export const newestFirst = (records: readonly ImportRecord[]): readonly ImportRecord[] =>
  records.toSorted((a, b) => startOf(b) - startOf(a));

/** The import that a page goes on with after a reload: the newest that has not ended and whose file is up. */
export const unfinished = (records: readonly ImportRecord[]): ImportRecord | null =>
  newestFirst(records).find(({ state }) => state !== 'uploading' && !STATE_TRAITS[state].ended) ??
  null;

/** The newest upload that stopped half-way: choosing the same file again goes on with it. */
export const stoppedUpload = (records: readonly ImportRecord[]): ImportRecord | null =>
  newestFirst(records).find(({ state }) => state === 'uploading') ?? null;

const startOf = ({ startedAt }: ImportRecord): number => startedAt?.getTime() ?? 0;
