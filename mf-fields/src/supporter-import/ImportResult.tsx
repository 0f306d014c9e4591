import { Link, links } from 'shared-kernel/contract';
import type { ImportCounts, ImportRecord } from 'shared-kernel/model';
import { Button, ErrorPanel, Flex, Heading, Panel, Stack, Table } from 'shared-kernel/ui';
import { importSummary, rejectedTotal } from './importSummary';
import { RejectedRows } from './RejectedRows';

interface ImportResultProps {
  readonly record: ImportRecord;
  readonly onAnother: () => void;
}

/** What came of an import. */
export const ImportResult = ({ record, onAnother }: ImportResultProps) => (
  <Stack gap="5">
    {record.state === 'failed' && (
      <ErrorPanel title={`${record.fileName} was not imported`}>{record.failure}</ErrorPanel>
    )}
    {record.state === 'done' && record.counts !== null && (
      <Counts fileName={record.fileName} counts={record.counts} />
    )}
    {record.rejectedRows.length > 0 && (
      <RejectedRows
        rows={record.rejectedRows}
        total={record.counts === null ? record.rejectedRows.length : rejectedTotal(record.counts)}
      />
    )}
    <Flex gap="3" wrap="wrap">
      <Button asChild>
        <Link to={links.fields()}>Back to Data fields</Link>
      </Button>
      <Button variant="outline" onClick={onAnother}>
        Import another file
      </Button>
    </Flex>
  </Stack>
);

const Counts = ({ fileName, counts }: { fileName: string; counts: ImportCounts }) => (
  <Panel>
    <Heading as="h2" fontSize="lg" fontWeight="semibold" overflowWrap="anywhere">
      {fileName} is imported
    </Heading>
    <Table.Root size="sm" mt="3" aria-label="Result of the import">
      <Table.Body>
        {importSummary(counts).map(({ label, count }) => (
          <Table.Row key={label} bg="transparent">
            <Table.ColumnHeader scope="row" fontWeight="normal" color="fg.muted" ps="0">
              {label}
            </Table.ColumnHeader>
            <Table.Cell
              textAlign="end"
              fontWeight="medium"
              fontVariantNumeric="tabular-nums"
              pe="0"
            >
              {count.toLocaleString('en-GB')}
            </Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  </Panel>
);
