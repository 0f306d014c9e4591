import { REJECTION_WORDS } from 'supporter-data';
import { printCount, type ImportRecord } from 'shared-kernel/model';
import { Flex, Heading, List, Panel, Table, Text } from 'shared-kernel/ui';
import type { ReactNode } from 'react';
import { ScrollTable } from '../../scroll-table/ScrollTable';
import { DownloadCsv } from './DownloadCsv';
import { adviceFor } from './rejectionAdvice';

interface RejectedRowsProps {
  /** Its rejected rows are the first of them, in file order. */
  readonly record: ImportRecord;
  readonly total: number;
  /** What they mean for the import, in a sentence. */
  readonly children: ReactNode;
}

/** Rows shown on the page; the file to download has them all. */
const SHOWN = 100;

/** Which lines of the file do not go in, and why. */
export const RejectedRows = ({ record, total, children }: RejectedRowsProps) => {
  const rows = record.rejectedRows.slice(0, SHOWN);
  return (
    <Panel>
      <Flex gap="3" wrap="wrap" justify="space-between" align="flex-start" mb="3">
        <div>
          <Heading as="h2" fontSize="lg" fontWeight="semibold">
            Rejected rows
          </Heading>
          <Text color="fg.muted" fontSize="sm" maxW="65ch">
            {children}
            {rows.length < total && ` The first ${printCount(rows.length)} are listed.`}
          </Text>
        </div>
        <DownloadCsv record={record} kept="rejected" />
      </Flex>
      <List.Root variant="plain" gap="1" mb="3" fontSize="sm">
        {adviceFor(record.rejectedRows).map(({ reason, advice }) => (
          <List.Item key={reason} display="block">
            <Text as="span" fontWeight="medium">
              {REJECTION_WORDS[reason]}:
            </Text>{' '}
            {advice}
          </List.Item>
        ))}
      </List.Root>
      <ScrollTable
        label="Rejected rows"
        head={
          <>
            <Table.ColumnHeader w="6rem" textAlign="end">
              Line
            </Table.ColumnHeader>
            <Table.ColumnHeader>Reason</Table.ColumnHeader>
          </>
        }
      >
        {rows.map(({ line, reason }) => (
          <Table.Row key={line}>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {line}
            </Table.Cell>
            <Table.Cell>{REJECTION_WORDS[reason]}</Table.Cell>
          </Table.Row>
        ))}
      </ScrollTable>
    </Panel>
  );
};
