import { previewFile, textOptions, type FilePreview } from 'shared-kernel/importing';
import type { FileOptions } from 'shared-kernel/model';
import { useEffect, useState } from 'react';

/** So much of a file decides how it looks. */
const PREVIEW_BYTES = 256 * 1024;

/** How the file would be read with these options; null until its beginning is read, 'gone' where it cannot be. */
export function useFilePreview(file: File, options: FileOptions): FilePreview | 'gone' | null {
  const [start, setStart] = useState<{ file: File; bytes: Uint8Array | 'gone' } | null>(null);
  useEffect(() => {
    let current = true;
    const keep = (bytes: Uint8Array | 'gone') => {
      if (current) setStart({ file, bytes });
    };
    file
      .slice(0, PREVIEW_BYTES)
      .arrayBuffer()
      .then(
        (buffer) => keep(new Uint8Array(buffer)),
        () => keep('gone'), // moved or deleted since it was chosen
      );
    return () => {
      current = false;
    };
  }, [file]);

  if (start?.file !== file) return null;
  if (start.bytes === 'gone') return 'gone';
  return previewFile(start.bytes, {
    isWhole: file.size <= PREVIEW_BYTES,
    ...textOptions(options),
  });
}
