import { Link, links } from 'shared-kernel/contract';
import type { ImportRecord } from 'shared-kernel/model';
import { usePageActions } from 'shared-kernel/page-actions';
import {
  Button,
  EmptyState,
  ErrorPanel,
  Flex,
  Heading,
  Panel,
  Stack,
  Text,
} from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { rejectedTotal } from '../check/checkFigures';
import { Figures } from '../Figures';
import { importSummary } from './importSummary';
import { RejectedRows } from './RejectedRows';
import { UnreadableValues } from './UnreadableValues';

interface ImportResultProps {
  readonly record: ImportRecord;
  readonly undo: ReactNode;
  readonly onAnother: () => void;
}

/** What came of an import. */
export const ImportResult = ({ record, undo, onAnother }: ImportResultProps) => {
  usePageActions([
    {
      id: 'import-another-file',
      label: 'Import another file',
      keys: [],
      isAvailable: () => true,
      run: onAnother,
    },
  ]);
  return (
    <Stack gap="4">
      <Outcome record={record} />
      {record.state === 'done' && record.rejectedRows.length > 0 && (
        <RejectedRows
          record={record}
          total={record.counts === null ? record.rejectedRows.length : rejectedTotal(record.counts)}
        >
          Everything else went in. Correct these lines in the file and import it again to add them.
        </RejectedRows>
      )}
      {record.state === 'done' && (
        <UnreadableValues record={record}>
          The lines are in the download, until the next import.
        </UnreadableValues>
      )}
      <Flex gap="3" wrap="wrap">
        {record.state === 'done' && (
          <Button asChild>
            <Link to={links.searches()}>Build a search</Link>
          </Button>
        )}
        <Button asChild variant={record.state === 'done' ? 'outline' : 'solid'}>
          <Link to={links.fields()}>Back to Data fields</Link>
        </Button>
        <Button variant="outline" onClick={onAnother}>
          Import another file
        </Button>
        {undo}
      </Flex>
    </Stack>
  );
};

const Outcome = ({ record }: { record: ImportRecord }) => {
  const { state, fileName, failure, counts, outcome } = record;
  if (state === 'failed' || state === 'expired') {
    return (
      <ErrorPanel title={`${fileName} was not imported`}>
        {failure} Your supporters are as they were before.
      </ErrorPanel>
    );
  }
  if (state === 'cancelled' || state === 'undone') {
    return (
      <EmptyState title={`The import of ${fileName} is ${state}`}>
        Your supporters are as they were before it.
      </EmptyState>
    );
  }
  return (
    <Panel>
      <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
        {fileName} is imported
      </Heading>
      <Text color="fg.muted" fontSize="sm" mb="2">
        Searches and screens are counted again after an import.
      </Text>
      {counts !== null && (
        <Figures label="Result of the import" figures={importSummary(counts, outcome)} />
      )}
    </Panel>
  );
};
