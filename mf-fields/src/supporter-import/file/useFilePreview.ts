import { previewFile, textOptions, type FilePreview } from 'supporter-data';
import type { FileOptions } from 'shared-kernel/model';
import { useAtomValue } from 'jotai';
import { useEffect, useMemo, useState } from 'react';
import { importPortAtom } from '../importPort';

/** So much of a file decides how it looks. */
const PREVIEW_BYTES = 256 * 1024;

/** How the file would be read with these options; null until its beginning is read, 'gone' where it cannot be. */
export function useFilePreview(file: File, options: FileOptions): FilePreview | 'gone' | null {
  const { readStart } = useAtomValue(importPortAtom);
  const [start, setStart] = useState<{ file: File; bytes: Uint8Array | null } | null>(null);
  useEffect(() => {
    let current = true;
    void readStart(file, PREVIEW_BYTES).then((bytes) => {
      if (current) setStart({ file, bytes });
    });
    return () => {
      current = false;
    };
  }, [file, readStart]);

  return useMemo(() => {
    if (start?.file !== file) return null;
    if (start.bytes === null) return 'gone';
    return previewFile(start.bytes, {
      isWhole: file.size <= PREVIEW_BYTES,
      ...textOptions(options),
    });
  }, [start, file, options]);
}
