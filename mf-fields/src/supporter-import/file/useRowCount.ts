import type { FilePreview } from 'supporter-data';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { importPortAtom } from '../importPort';

type Read = Pick<FilePreview, 'encoding' | 'delimiter' | 'headerRow' | 'start' | 'fault'>;

/** How many rows of supporters a file has, counted here while nothing of it is sent yet; null until that is known. */
export function useRowCount(file: File, read: Read | null): number | null {
  const { countRows } = useAtomValue(importPortAtom);
  const encoding = read?.fault === null ? read.encoding : null;
  const delimiter = read?.delimiter ?? null;
  const key = `${encoding ?? ''} ${delimiter ?? ''}`;
  const [counted, setCounted] = useState<{ key: string; rows: number } | null>(null);
  useEffect(() => {
    if (encoding === null || delimiter === null) return undefined;
    const leaving = new AbortController();
    void countRows(file, { encoding, delimiter, left: leaving.signal }).then((rows) => {
      if (rows !== null && !leaving.signal.aborted) setCounted({ key, rows });
    });
    return () => leaving.abort();
  }, [countRows, file, encoding, delimiter, key]);

  if (counted?.key !== key || read === null) return null;
  const above = read.start.filter(({ number }) => number <= (read.headerRow ?? 0)).length;
  return Math.max(counted.rows - above, 0);
}
