import type { RejectedRow } from 'shared-kernel/model';
import { Box, Heading, Table, Text } from 'shared-kernel/ui';
import { REJECTION_WORDS } from './rejectionWords';

interface RejectedRowsProps {
  /** The first of them, in file order. */
  readonly rows: readonly RejectedRow[];
  readonly total: number;
}

/** Which lines of the file did not go in, and why. */
export const RejectedRows = ({ rows, total }: RejectedRowsProps) => (
  <Box>
    <Heading as="h2" fontSize="lg" fontWeight="semibold" mb="1">
      Rejected rows
    </Heading>
    <Text color="fg.muted" mb="3">
      Everything else went in. Correct these lines in the file and import it again to add them.
      {rows.length < total && ` The first ${rows.length.toLocaleString('en-GB')} are listed.`}
    </Text>
    <Table.ScrollArea borderWidth="1px" borderRadius="l2" maxH="24rem">
      <Table.Root size="sm" aria-label="Rejected rows" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader w="6rem" textAlign="end">
              Line
            </Table.ColumnHeader>
            <Table.ColumnHeader>Reason</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ line, reason }) => (
            <Table.Row key={line}>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {line}
              </Table.Cell>
              <Table.Cell>{REJECTION_WORDS[reason]}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  </Box>
);
