import type { DataFailure } from 'shared-kernel/firestore';
import type { ImportId } from 'shared-kernel/model';
import { useYear } from 'shared-kernel/session';
import { usePolling } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { importPortAtom } from './importPort';
import { stageOf, unfinished, type ImportStage } from './importStage';
import { UPLOAD_START, uploadFile, type UploadPosition } from './uploadFile';

/** The server reports about once a second. */
const IMPORT_POLL_MS = 1000;

export interface ImportControl {
  readonly stage: ImportStage;
  /** Why the last look at the record failed; the import itself goes on. */
  readonly lookFailure: DataFailure | null;
  readonly choose: (file: File | null) => void;
  /** Begins, or goes on where an upload stopped. */
  readonly upload: (file: File, from?: UploadPosition) => Promise<void>;
}

export function useImport(): ImportControl {
  const port = useAtomValue(importPortAtom);
  const { organisationId, yearId } = useYear().scope;
  const scope = useMemo(() => ({ organisationId, yearId }), [organisationId, yearId]);
  const [stage, setStage] = useState<ImportStage>({ stage: 'choosing' });
  const [lookFailure, setLookFailure] = useState<DataFailure | null>(null);

  const look = useCallback(
    async (importId: ImportId) => {
      const record = await port.loadImport(scope, importId);
      setLookFailure(record.ok ? null : record.error);
      if (record.ok) setStage(stageOf(record.value));
    },
    [port, scope],
  );

  useEffect(() => {
    let current = true;
    void port.loadImports(scope).then((listing) => {
      const running = listing.ok ? unfinished(listing.value.items) : null;
      if (!current || running === null) return;
      setStage((before) => (before.stage === 'choosing' ? stageOf(running) : before));
    });
    return () => {
      current = false;
    };
  }, [port, scope]);

  const importId = stage.stage === 'working' ? stage.importId : null;
  usePolling(importId !== null, async () => importId !== null && look(importId), IMPORT_POLL_MS);

  const choose = useCallback((file: File | null) => {
    setStage(file === null ? { stage: 'choosing' } : { stage: 'chosen', file });
  }, []);

  const upload = useCallback(
    async (file: File, from: UploadPosition = UPLOAD_START) => {
      setStage({ stage: 'uploading', file, position: from });
      const uploaded = await uploadFile(port, scope, file, from, (position) => {
        setStage({ stage: 'uploading', file, position });
      });
      if (!uploaded.ok) {
        setStage({ stage: 'stopped', file, stopped: uploaded.error });
        return;
      }
      setStage({ stage: 'working', importId: uploaded.value, record: null });
      await look(uploaded.value);
    },
    [port, scope, look],
  );

  return { stage, lookFailure, choose, upload };
}
