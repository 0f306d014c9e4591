import { useEffect, useEffectEvent, useState, type DragEvent } from 'react';

import { pictureFiles } from 'shared-kernel/picture-library';
import { useMayEdit } from 'shared-kernel/roles';

/** Files that are dropped onto something; from whoever looks only, none. */
export function useFileDrop(onFiles: (files: readonly File[]) => void) {
  const [over, setOver] = useState(false);
  const mayEdit = useMayEdit();
  const drop = {
    onDragOver: (event: DragEvent) => {
      if (!mayEdit || !event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => {
      setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const files = pictureFiles(event.dataTransfer);
      if (mayEdit && files.length > 0) onFiles(files);
    },
  };
  return { over, drop };
}

/** Files that are pasted while something is there. */
export function useFilePaste(onFiles: (files: readonly File[]) => void): void {
  const mayEdit = useMayEdit();
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const files = pictureFiles(event.clipboardData);
    if (!mayEdit || files.length === 0) return;
    event.preventDefault();
    onFiles(files);
  });
  useEffect(() => {
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('paste', paste);
    };
  }, []);
}
