import {
  failed,
  succeeded,
  type ImportRecord,
  type ImportState,
  type SavedMapping,
} from 'shared-kernel/model';
import type { ServerFailure } from 'shared-kernel/server';
import { aColumn } from 'shared-kernel/testing';
import type { ImportPort } from '../importPort';
import { mappingsOf } from './mappingsOf';
import { aCheck, anImport } from './anImport';

/** The inspection's proposal for a small file. */
export const COLUMNS = [
  aColumn({ position: 1, header: 'Email', name: 'Email', role: 'email' }),
  aColumn({ position: 2, header: 'City', name: 'City', samples: ['Leeds', 'York'] }),
  aColumn({
    position: 3,
    header: 'Gift',
    name: 'Gift',
    type: 'number',
    typeShare: 0.98,
    filled: 100,
  }),
];

/** What a working state comes to with the next look at the record. */
const NEXT: Readonly<Partial<Record<ImportState, Partial<ImportRecord>>>> = {
  inspecting: { state: 'mapping', columns: COLUMNS },
  checking: { state: 'checked', check: aCheck({ absentSupporters: 3 }) },
  importing: {
    state: 'done',
    undoable: true,
    outcome: { newSupporters: 4, changed: 3, unchanged: 2, removed: 0 },
    counts: {
      rows: 10,
      rejectedNoEmail: 1,
      rejectedInvalidEmail: 0,
      rejectedTooManyCells: 0,
      rejectedOther: 0,
      mergedRows: 0,
      erasedRows: 0,
      supporters: 9,
    },
  },
  undoing: { state: 'undone', undoable: false },
};

const CHECKED_AGAIN: ServerFailure = {
  code: 'server/failed-precondition',
  message: 'This import was checked again in another window, so nothing was written',
};

interface ImportServer {
  readonly port: ImportPort;
  /** What was asked, in order. */
  readonly asked: readonly (readonly [string, unknown?])[];
  readonly records: ImportRecord[];
  /** Changes the newest record from outside, and what its work comes to. */
  become(parts: Partial<ImportRecord>): void;
  comesTo(state: ImportState, parts: Partial<ImportRecord>): void;
  /** The next question fails. */
  refuse(failure: ServerFailure): void;
}

/** A server whose one import goes through its states: each look at a working record finds it one state on. */
export function importServer(
  records: ImportRecord[] = [],
  mappings: SavedMapping[] = [],
): ImportServer {
  const asked: [string, unknown?][] = [];
  const next = new Map(Object.entries(NEXT));
  let refusal: ServerFailure | null = null;
  const become = (parts: Partial<ImportRecord>) => {
    records[0] = { ...(records[0] ?? anImport()), ...parts };
  };
  const answer = (name: string, said: unknown, parts: Partial<ImportRecord>) => {
    asked.push([name, said]);
    const failure = refusal;
    refusal = null;
    if (failure !== null) return Promise.resolve(failed(failure));
    become(parts);
    return Promise.resolve(succeeded(undefined));
  };
  const port: ImportPort = {
    countRows: () => Promise.resolve(1_235),
    fingerprintOf: () => Promise.resolve('f1'),
    readStart: () => Promise.resolve(null),
    loadWorkbookReader: () => Promise.reject(new Error('No workbook is chosen')),
    saveCsv: (name, text) => asked.push(['saveCsv', { name, text }]),
    startImport: async ({ fileName, options }) => {
      const started = await answer('startImport', { fileName, options }, { fileName, options });
      const importId = anImport().id;
      return started.ok ? succeeded({ importId, receivedChunks: [] }) : started;
    },
    uploadChunk: ({ number }) => answer('uploadChunk', number, {}),
    finishUpload: () => answer('finishUpload', null, { state: 'inspecting' }),
    reinspectImport: ({ options }) =>
      answer('reinspectImport', options, { state: 'inspecting', options }),
    checkImport: ({ mapping }) => answer('checkImport', mapping, { state: 'checking', mapping }),
    runImport: ({ checkId, absent }) =>
      checkId === records[0]?.check?.id
        ? answer('runImport', absent, { state: 'importing', absent })
        : Promise.resolve(failed(CHECKED_AGAIN)),
    cancelImport: () => answer('cancelImport', null, { state: 'cancelled' }),
    undoImport: () => answer('undoImport', null, { state: 'undoing' }),
    downloadRejectedRows: ({ kept }) =>
      Promise.resolve(
        succeeded({ csv: kept === 'rejected' ? 'Line,Reason\r\n' : 'Line,Field\r\n' }),
      ),
    ...mappingsOf(mappings, (name, said) => asked.push([name, said])),
    loadImports: () => Promise.resolve(succeeded({ items: [...records], malformed: [] })),
    loadImport: () => {
      const record = records[0] ?? anImport();
      become(next.get(record.state) ?? {});
      return Promise.resolve(succeeded(record));
    },
  };
  return {
    port,
    asked,
    records,
    become,
    comesTo: (state, parts) => next.set(state, { ...next.get(state), ...parts }),
    refuse: (failure) => {
      refusal = failure;
    },
  };
}
