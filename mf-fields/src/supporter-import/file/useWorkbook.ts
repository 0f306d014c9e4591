import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { importPortAtom } from '../importPort';

/** A workbook as far as it is read. */
export interface Workbook {
  /** Those that can be seen in it; none until they are known. */
  readonly sheets: readonly string[];
  /** The one that is imported. */
  readonly sheet: string;
  /** Of that sheet, so far. */
  readonly rows: number;
  /** The sheet as CSV; null until it is read whole. */
  readonly csv: File | null;
  /** Why it cannot be read, as a sentence; 'gone' where the file was moved or deleted since it was chosen. */
  readonly fault: string | null;
}

export const GONE = 'gone';

const UNREAD: Workbook = { sheets: [], sheet: '', rows: 0, csv: null, fault: null };

/** Reads a sheet of a workbook on this computer: the chosen one, or the first. */
export function useWorkbook(file: File, chosen: string | null): Workbook {
  const { loadWorkbookReader, readStart } = useAtomValue(importPortAtom);
  const [read, setRead] = useState({ file, chosen, workbook: UNREAD });
  useEffect(() => {
    let isLeft = false;
    let workbook = UNREAD;
    const say = (part: Partial<Workbook>): void => {
      workbook = { ...workbook, ...part };
      if (!isLeft) setRead({ file, chosen, workbook });
    };
    const open = async (): Promise<void> => {
      const [bytes, { readSheet, sheetNames }] = await Promise.all([
        readStart(file, file.size),
        loadWorkbookReader(),
      ]);
      if (bytes === null) {
        say({ fault: GONE });
        return;
      }
      const sheets = await sheetNames(bytes);
      if (!sheets.ok) {
        say({ fault: sheets.error.message });
        return;
      }
      const sheet = sheets.value.find((name) => name === chosen) ?? sheets.value[0] ?? '';
      say({ sheets: sheets.value, sheet });
      const pieces = await readSheet(bytes, sheet, async (rows) => {
        if (isLeft) throw new Error('Another file or sheet was chosen');
        say({ rows });
        await new Promise((resolve) => setTimeout(resolve));
      });
      if (!pieces.ok) {
        say({ fault: pieces.error.message });
        return;
      }
      const name = sheets.value.length === 1 ? file.name : `${file.name} (${sheet})`;
      say({ csv: new File([...pieces.value], name, { type: 'text/csv' }) });
    };
    void open().catch((failure: unknown) => {
      // Thrown where React hears of it, so that the page says that it cannot go on.
      if (!isLeft)
        setRead(() => {
          throw failure;
        });
    });
    return () => {
      isLeft = true;
    };
  }, [file, chosen, loadWorkbookReader, readStart]);

  if (read.file !== file) return UNREAD;
  if (read.chosen === chosen) return read.workbook;
  return { ...UNREAD, sheets: read.workbook.sheets, sheet: chosen ?? '' };
}
