import { printCount, shareWords, type SearchOverlap } from 'shared-kernel/model';
import { Box, Table } from 'shared-kernel/ui';

interface OverlapTableProps {
  readonly overlap: SearchOverlap;
  readonly firstName: string;
  readonly secondName: string;
}

/** How many match both searches, one alone, and neither. */
export const OverlapTable = ({ overlap, firstName, secondName }: OverlapTableProps) => {
  const { supporters, both, onlyFirst, onlySecond } = overlap;
  const rows = [
    { words: 'Both', count: both, colours: ['accent.solid', 'orange.solid'] },
    { words: `Only “${firstName}”`, count: onlyFirst, colours: ['accent.solid'] },
    { words: `Only “${secondName}”`, count: onlySecond, colours: ['orange.solid'] },
    { words: 'Neither', count: supporters - both - onlyFirst - onlySecond, colours: [] },
  ];
  return (
    <Table.Root size="sm" aria-label="Overlap" bg="transparent">
      <Table.Header>
        <Table.Row bg="transparent">
          <Table.ColumnHeader>Supporters who match</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Of all</Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {rows.map(({ words, count, colours }) => (
          <Table.Row key={words} bg="transparent">
            <Table.Cell overflowWrap="anywhere" color="fg">
              {colours.map((colour) => (
                <Box
                  key={colour}
                  as="span"
                  display="inline-block"
                  boxSize="2.5"
                  me="1.5"
                  borderRadius="full"
                  bg={colour}
                />
              ))}
              {words}
            </Table.Cell>
            <Table.Cell textAlign="end" color="fg">
              {printCount(count)}
            </Table.Cell>
            <Table.Cell textAlign="end">{shareWords(count, supporters)}</Table.Cell>
          </Table.Row>
        ))}
      </Table.Body>
    </Table.Root>
  );
};
