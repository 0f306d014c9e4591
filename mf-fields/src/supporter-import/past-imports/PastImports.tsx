import type { ImportRecord } from 'shared-kernel/model';
import { Badge, Box, Button, Heading, Table } from 'shared-kernel/ui';
import { UndoImport } from '../result/UndoImport';
import { pastImportWords } from './pastImportWords';

interface PastImportsProps {
  /** Those that have ended, the newest first. */
  readonly records: readonly ImportRecord[];
  readonly asking: boolean;
  readonly onShow: (record: ImportRecord) => void;
  readonly onUndo: (record: ImportRecord) => void;
}

/** Who imported what and when, and what came of it. */
export const PastImports = ({ records, asking, onShow, onUndo }: PastImportsProps) =>
  records.length === 0 ? null : (
    <Box as="section" aria-labelledby="past-imports">
      <Heading as="h2" id="past-imports" fontSize="lg" fontWeight="semibold" mb="2">
        Imports so far
      </Heading>
      <Table.ScrollArea borderWidth="1px" borderRadius="l3" bg="bg.panel">
        <Table.Root size="sm" aria-label="Imports so far">
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>File</Table.ColumnHeader>
              <Table.ColumnHeader>When</Table.ColumnHeader>
              <Table.ColumnHeader>Who</Table.ColumnHeader>
              <Table.ColumnHeader>Result</Table.ColumnHeader>
              <Table.ColumnHeader>
                <span hidden>Undo</span>
              </Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {records.map((record) => (
              <PastImport
                key={record.id}
                record={record}
                asking={asking}
                onShow={() => onShow(record)}
                onUndo={() => onUndo(record)}
              />
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
    </Box>
  );

interface PastImportProps {
  readonly record: ImportRecord;
  readonly asking: boolean;
  readonly onShow: () => void;
  readonly onUndo: () => void;
}

const PastImport = ({ record, asking, onShow, onUndo }: PastImportProps) => {
  const words = pastImportWords(record);
  return (
    <Table.Row bg="transparent">
      <Table.Cell maxW="16rem">
        <Button
          variant="plain"
          size="sm"
          h="auto"
          px="0"
          color="accent.fg"
          whiteSpace="normal"
          overflowWrap="anywhere"
          textAlign="start"
          _hover={{ textDecoration: 'underline' }}
          onClick={onShow}
        >
          {record.fileName}
        </Button>
      </Table.Cell>
      <Table.Cell whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
        {words.when}
      </Table.Cell>
      <Table.Cell overflowWrap="anywhere">{record.startedBy}</Table.Cell>
      <Table.Cell minW="12rem">
        {words.state !== null && (
          <Badge me="2" colorPalette={record.state === 'failed' ? 'red' : 'gray'}>
            {words.state}
          </Badge>
        )}
        {words.result}
      </Table.Cell>
      <Table.Cell textAlign="end">
        <UndoImport record={record} small disabled={asking} onUndo={onUndo} />
      </Table.Cell>
    </Table.Row>
  );
};
