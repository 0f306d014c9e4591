import { useState } from 'react';
import type { ActivityFilter, OrganisationId, Year } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { Button, Flex, saveFile, Text } from 'shared-kernel/ui';
import { saveJson } from '../files/saveJson';
import { exportActivity, exportLog } from '../server/activity';
import { activityRows } from './activityCsv';

interface ExportActivityProps {
  readonly organisationId: OrganisationId;
  readonly years: readonly Year[];
  readonly filter: ActivityFilter;
  readonly onExported: () => void;
}

/** The lines as a table for people, or the whole log with its digests for an auditor. */
export const ExportActivity = ({
  organisationId,
  years,
  filter,
  onExported,
}: ExportActivityProps) => {
  const { withToast } = useServerToasts();
  const [busy, setBusy] = useState<'table' | 'log' | null>(null);
  const today = new Date().toISOString().slice(0, 10);

  const saveTable = async () => {
    setBusy('table');
    const answer = await withToast('Activity', 'The file was saved', () =>
      exportActivity({ organisationId, filter }),
    );
    if (answer.ok) {
      const { spreadsheetCsv } = await import('supporter-data');
      saveFile(`activity-${today}.csv`, 'text/csv', [
        spreadsheetCsv(activityRows(answer.value, years)),
      ]);
      onExported();
    }
    setBusy(null);
  };
  const saveLog = async () => {
    setBusy('log');
    const answer = await withToast('Activity', 'The file was saved', () =>
      exportLog({ organisationId }),
    );
    if (answer.ok) {
      saveJson(`activity-with-digests-${today}.json`, answer.value);
      onExported();
    }
    setBusy(null);
  };

  return (
    <div>
      <Flex gap="3" wrap="wrap">
        <Button
          variant="outline"
          loading={busy === 'table'}
          loadingText="Saving"
          onClick={() => void saveTable()}
        >
          Export these lines (CSV)
        </Button>
        <Button
          variant="outline"
          loading={busy === 'log'}
          loadingText="Saving"
          onClick={() => void saveLog()}
        >
          Save the whole log for an auditor
        </Button>
      </Flex>
      <Text color="fg.muted" fontSize="sm" mt="2" maxW="65ch">
        Kept elsewhere, the file for an auditor shows later whether a line of the log was changed,
        added or taken away.
      </Text>
    </div>
  );
};
