import type { ImportRecord } from 'shared-kernel/model';
import { serverSentence } from 'shared-kernel/server';
import { useToast, useYear } from 'shared-kernel/session';
import { Button, Download } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import type { KeptCsv } from '../../server/imports';
import { importPortAtom } from '../importPort';

const FILE_WORDS = {
  rejected: 'rejected rows',
  unreadable: 'values that could not be read',
} as const satisfies Record<KeptCsv, string>;

interface DownloadCsvProps {
  readonly record: ImportRecord;
  readonly kept: KeptCsv;
}

/** The whole list that a page shows the beginning of, for a spreadsheet. */
export const DownloadCsv = ({ record, kept }: DownloadCsvProps) => {
  const port = useAtomValue(importPortAtom);
  const { scope } = useYear();
  const showToast = useToast();
  const [isLoading, setLoading] = useState(false);

  const download = async () => {
    setLoading(true);
    const answer = await port.downloadRejectedRows({ ...scope, importId: record.id, kept });
    setLoading(false);
    if (answer.ok) {
      port.saveCsv(
        `${record.fileName.replace(/\.[^.]*$/, '')} - ${FILE_WORDS[kept]}.csv`,
        answer.value.csv,
      );
    } else {
      showToast({ header: 'Import', body: serverSentence(answer.error), variant: 'danger' });
    }
  };
  return (
    <Button variant="outline" size="sm" loading={isLoading} onClick={() => void download()}>
      <Download size={16} aria-hidden />
      Download as CSV
    </Button>
  );
};
