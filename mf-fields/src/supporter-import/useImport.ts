import type { DataFailure } from 'shared-kernel/firestore';
import {
  workDone,
  type AbsentChoice,
  type FileOptions,
  type ImportId,
  type ImportMapping,
  type ImportRecord,
  type SpecialAnswer,
} from 'shared-kernel/model';
import { watched, type Watch } from 'shared-kernel/running-import';
import type { ServerFailure, ServerAnswer } from 'shared-kernel/server';
import type { ImportAddress } from '../server/imports';
import { useYear } from 'shared-kernel/session';
import { usePolling } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useMemo, useState } from 'react';
import { forgetKeptMapping } from './columns/keptMapping';
import { importPortAtom } from './importPort';
import { STATE_TRAITS, type ImportStage } from './importStage';
import { useUpload } from './file/useUpload';

/** The server reports about once a second. */
const IMPORT_POLL_MS = 1000;

export interface ImportControl {
  readonly stage: ImportStage;
  /** Null while there is nothing to tell it by. */
  readonly secondsLeft: number | null;
  /** Why the server did not do what was asked last. */
  readonly failure: ServerFailure | null;
  /** Why the last look at the record failed; the import itself goes on. */
  readonly lookFailure: DataFailure | null;
  /** A question is on its way. */
  readonly asking: boolean;
  readonly choose: (file: File | null) => void;
  readonly upload: (file: File, options: FileOptions) => Promise<void>;
  readonly abortUpload: () => void;
  readonly show: (record: ImportRecord) => void;
  readonly remap: (remapping: boolean) => void;
  readonly reinspect: (id: ImportId, options: FileOptions) => Promise<void>;
  readonly check: (id: ImportId, mapping: ImportMapping) => Promise<void>;
  /** Runs the check that the person saw; where there is another one meanwhile, that is shown instead. */
  readonly run: (
    id: ImportId,
    checkId: string,
    absent: AbsentChoice,
    special: readonly SpecialAnswer[],
  ) => Promise<void>;
  readonly cancel: (id: ImportId) => Promise<void>;
  readonly undo: (id: ImportId) => Promise<void>;
  /** Cancels an import that is not on the page. */
  readonly forget: (id: ImportId) => Promise<void>;
}

type Call = (address: ImportAddress) => ServerAnswer;

/** One import from the choice of its file to its result, as the person at this page goes through it. */
export function useImport(): ImportControl {
  const port = useAtomValue(importPortAtom);
  const { organisationId, yearId } = useYear().scope;
  const scope = useMemo(() => ({ organisationId, yearId }), [organisationId, yearId]);
  const [stage, setStage] = useState<ImportStage>({ stage: 'choosing' });
  const [watch, setWatch] = useState<Watch | null>(null);
  const [failure, setFailure] = useState<ServerFailure | null>(null);
  const [lookFailure, setLookFailure] = useState<DataFailure | null>(null);
  const [asking, setAsking] = useState(false);

  const show = useCallback((record: ImportRecord) => {
    setStage((before) => ({
      stage: 'recorded',
      record,
      remapping: before.stage === 'recorded' && before.remapping && record.state === 'checked',
    }));
    const { id, state } = record;
    setWatch((before) => watched(before, `${id} ${state}`, workDone(record), Date.now()));
  }, []);

  const look = useCallback(
    async (id: ImportId) => {
      const record = await port.loadImport(scope, id);
      setLookFailure(record.ok ? null : record.error);
      if (record.ok) show(record.value);
    },
    [port, scope, show],
  );

  const workingId =
    stage.stage === 'recorded' && STATE_TRAITS[stage.record.state].working ? stage.record.id : null;
  usePolling(workingId !== null, async () => workingId !== null && look(workingId), IMPORT_POLL_MS);

  const forget = async (id: ImportId) => {
    setAsking(true);
    const answer = await port.cancelImport({ ...scope, importId: id });
    setFailure(answer.ok ? null : answer.error);
    setAsking(false);
  };

  const ask = async (id: ImportId, call: Call) => {
    setAsking(true);
    const answer = await call({ ...scope, importId: id });
    setFailure(answer.ok ? null : answer.error);
    if (answer.ok) {
      forgetKeptMapping(id);
      remap(false);
    }
    await look(id);
    setAsking(false);
  };

  const remap = (remapping: boolean) =>
    setStage((before) => (before.stage === 'recorded' ? { ...before, remapping } : before));

  const choose = (file: File | null) => {
    setFailure(null);
    setWatch(null);
    setStage(file === null ? { stage: 'choosing' } : { stage: 'chosen', file });
  };

  const showUpload = useCallback((sending: ImportStage) => {
    setStage(sending);
    if (sending.stage !== 'uploading') return;
    const { file, sentBytes } = sending;
    setWatch((before) =>
      watched(before, `sending ${file.name}`, sentBytes / file.size, Date.now()),
    );
  }, []);
  const { upload, abortUpload } = useUpload(scope, showUpload, look);
  return {
    stage,
    secondsLeft: watch?.secondsLeft ?? null,
    failure,
    lookFailure,
    asking,
    choose,
    upload,
    abortUpload,
    show,
    remap,
    reinspect: (id, options) => ask(id, (address) => port.reinspectImport({ ...address, options })),
    check: (id, mapping) => ask(id, (address) => port.checkImport({ ...address, mapping })),
    run: (id, checkId, absent, special) =>
      ask(id, (address) => port.runImport({ ...address, checkId, absent, special })),
    cancel: (id) => ask(id, port.cancelImport),
    undo: (id) => ask(id, port.undoImport),
    forget,
  };
}
