import { textOptions, type FilePreview } from 'supporter-data';
import type { FileOptions } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { importPortAtom } from '../importPort';
import { loadPreviewing } from './loadPreviewing';

/** So much of a file decides how it looks. */
const PREVIEW_BYTES = 256 * 1024;

type Previewing = Awaited<ReturnType<typeof loadPreviewing>>;

interface Start {
  readonly file: File;
  readonly bytes: Uint8Array | null;
  readonly previewFile: Previewing;
}

/** How the file would be read with these options; null until its beginning is read, 'gone' where it cannot be. */
export function useFilePreview(file: File, options: FileOptions): FilePreview | 'gone' | null {
  const { readStart } = useAtomValue(importPortAtom);
  const [start, setStart] = useState<Start | null>(null);
  useEffect(() => {
    let current = true;
    void Promise.all([readStart(file, PREVIEW_BYTES), loadPreviewing()]).then(
      ([bytes, previewFile]) => {
        if (current) setStart({ file, bytes, previewFile });
      },
      (failure: unknown) => {
        // Thrown where React hears of it, so that the page says that it cannot go on.
        if (current)
          setStart(() => {
            throw failure;
          });
      },
    );
    return () => {
      current = false;
    };
  }, [file, readStart]);

  return useMemo(() => {
    if (start?.file !== file) return null;
    if (start.bytes === null) return 'gone';
    return start.previewFile(start.bytes, {
      isWhole: file.size <= PREVIEW_BYTES,
      ...textOptions(options),
    });
  }, [start, file, options]);
}
