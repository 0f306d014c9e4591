import { printCount } from 'shared-kernel/model';
import { Box, Table, Text } from 'shared-kernel/ui';
import { breakdownRows, type BreakdownRow } from './breakdownRows';

interface BreakdownProps {
  readonly spread: Readonly<Record<string, number>> | null;
}

/** How many supporters matched an action once, twice and so on (spec §2). */
export const Breakdown = ({ spread }: BreakdownProps) => {
  const rows = breakdownRows(spread);
  return rows.length === 0 ? (
    <Text color="fg.muted" fontSize="sm">
      No breakdown to show
    </Text>
  ) : (
    <BreakdownTable rows={rows} />
  );
};

/** A bar chart whose rows are those of its table. */
const BreakdownTable = ({ rows }: { rows: readonly BreakdownRow[] }) => {
  const most = Math.max(...rows.map(({ supporters }) => supporters));
  return (
    <Table.ScrollArea borderWidth="1px" borderRadius="l2" maxH="16rem" w="full" maxW="full">
      <Table.Root size="sm" aria-label="Breakdown" stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader whiteSpace="normal" w="9rem">
              Number of times an action matched
            </Table.ColumnHeader>
            <Table.ColumnHeader aria-hidden />
            <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
          </Table.Row>
        </Table.Header>
        <Table.Body fontVariantNumeric="tabular-nums">
          {rows.map(({ times, supporters }) => (
            <Table.Row key={times}>
              <Table.Cell>{times}</Table.Cell>
              <Table.Cell aria-hidden px="0" minW="6rem">
                <Box
                  h="10px"
                  minW="2px"
                  borderRadius="2px"
                  bg="green.solid"
                  style={{ width: `${String((supporters / most) * 100)}%` }}
                />
              </Table.Cell>
              <Table.Cell textAlign="end">{printCount(supporters)}</Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
};
