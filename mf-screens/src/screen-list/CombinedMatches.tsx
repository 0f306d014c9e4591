import { Examples } from 'shared-kernel/addresses';
import { printCount, type Year } from 'shared-kernel/model';
import { Box, Reveal, Table, Text } from 'shared-kernel/ui';
import { combinedRows } from './combinedRows';

/** How many supporters see 1, 2, … screens, behind a button (spec §2). */
export const CombinedMatches = ({ year }: { year: Year }) => {
  const rows = combinedRows(year.screensCombined, year.supportersTotal);
  return (
    <Reveal label="Supporters by number of screens">
      {rows.length === 0 ? (
        <Text color="fg.muted">Nothing has been counted yet.</Text>
      ) : (
        <Box borderWidth="1px" borderRadius="l3" overflowX="auto">
          <Table.Root size="sm">
            <Table.Header>
              <Table.Row>
                <Table.ColumnHeader>Matching</Table.ColumnHeader>
                <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
                <Table.ColumnHeader>Examples</Table.ColumnHeader>
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {rows.map(({ label, screens, total, share, emails }) => (
                <Table.Row key={label} verticalAlign="top">
                  <Table.Cell fontWeight="medium">{label}</Table.Cell>
                  <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                    {printCount(total)} ({share})
                  </Table.Cell>
                  <Table.Cell>
                    <Examples of={{ kind: 'combined', screens }} emails={emails} />
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
    </Reveal>
  );
};
