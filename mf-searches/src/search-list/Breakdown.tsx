import { Reveal, Table, Text } from 'shared-kernel/ui';
import { breakdownRows } from './breakdownRows';

interface BreakdownProps {
  readonly spread: Readonly<Record<string, number>> | null;
}

/** How many supporters matched an action once, twice and so on (spec §2). */
export const Breakdown = ({ spread }: BreakdownProps) => {
  const rows = breakdownRows(spread);
  return (
    <Reveal label="Breakdown">
      {rows.length === 0 ? (
        <Text color="fg.muted" fontSize="sm">
          No breakdown to show
        </Text>
      ) : (
        <Table.ScrollArea borderWidth="1px" borderRadius="l2" maxH="16rem" maxW="22rem">
          <Table.Root size="sm" aria-label="Breakdown" stickyHeader>
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader whiteSpace="normal">
                  Number of times an action matched
                </Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body fontVariantNumeric="tabular-nums">
              {rows.map(({ times, supporters }) => (
                <Table.Row key={times}>
                  <Table.Cell>{times}</Table.Cell>
                  <Table.Cell textAlign="end">{supporters.toLocaleString('en-GB')}</Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Table.ScrollArea>
      )}
    </Reveal>
  );
};
