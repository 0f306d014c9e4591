import type { FileOptions, ImportId, YearScope } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useEffect, useRef } from 'react';
import { importPortAtom } from '../importPort';
import type { ImportStage } from '../importStage';
import { uploadFile } from './uploadFile';

interface UploadControl {
  /** Begins, or goes on where an upload of the same file stopped. */
  readonly upload: (file: File, options: FileOptions) => Promise<void>;
  /** Ends the upload and takes back what is up. */
  readonly abortUpload: () => void;
}

/** Sends a file and tells the page how far it is; leaving the page stops it, and what is up stays up. */
export function useUpload(
  scope: YearScope,
  setStage: (stage: ImportStage) => void,
  onUploaded: (id: ImportId) => Promise<void>,
): UploadControl {
  const port = useAtomValue(importPortAtom);
  /** 'left' keeps what is up for another day, 'discarded' does not. */
  const run = useRef<{ end: 'left' | 'discarded' | null }>({ end: null });
  useEffect(
    () => () => {
      run.current.end ??= 'left';
    },
    [],
  );

  const upload = async (file: File, options: FileOptions) => {
    const mine: { end: 'left' | 'discarded' | null } = { end: null };
    run.current = mine;
    setStage({ stage: 'uploading', file, sentBytes: 0 });
    const uploaded = await uploadFile(port, {
      scope,
      file,
      options,
      isAborted: () => mine.end !== null,
      onProgress: (sentBytes) => {
        if (mine.end === null) setStage({ stage: 'uploading', file, sentBytes });
      },
    });
    if (uploaded.ok) return onUploaded(uploaded.value);
    if (uploaded.error.end === 'stopped') {
      setStage({ stage: 'stopped', file, options, failure: uploaded.error.failure });
      return;
    }
    const { importId } = uploaded.error;
    if (mine.end === 'discarded' && importId !== null)
      await port.cancelImport({ ...scope, importId });
  };

  const abortUpload = () => {
    run.current.end = 'discarded';
    setStage({ stage: 'choosing' });
  };
  return { upload, abortUpload };
}
