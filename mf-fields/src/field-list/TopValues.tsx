import { printCount, shareWords, type FieldListEntry } from 'shared-kernel/model';
import { Box, Reveal, Table, Text } from 'shared-kernel/ui';
import { ScrollTable } from '../scroll-table/ScrollTable';
import { BAR } from './chartColours';
import { useOpenSection } from './openSections';

type ForTopValues = Pick<FieldListEntry, 'name' | 'count' | 'topValues'>;

const NAMED = 3;

/** The texts that most supporters share, in a line; nothing where too few share any (D415). */
export const TopValuesLine = ({ field: { topValues = [] } }: { field: ForTopValues }) =>
  topValues.length === 0 ? null : (
    <Text fontSize="sm" overflowWrap="anywhere">
      <Text as="span" color="fg.muted">
        Most common:
      </Text>{' '}
      {topValues
        .slice(0, NAMED)
        .map(({ value, count }) => `${value} (${printCount(count)})`)
        .join(', ')}
    </Text>
  );

/** All of them, with how many supporters have each. */
export const TopValues = ({ field }: { field: ForTopValues }) => {
  const { name, count: filled, topValues = [] } = field;
  const section = useOpenSection('top', name);
  if (topValues.length <= NAMED) return null;
  const most = Math.max(...topValues.map(({ count }) => count));
  return (
    <Reveal label="Most common values" {...section}>
      <ScrollTable
        label="Most common values"
        head={
          <>
            <Table.ColumnHeader>Value</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
            <Table.ColumnHeader aria-hidden w="40%" />
          </>
        }
      >
        {topValues.map(({ value, count }) => (
          <Table.Row key={value}>
            <Table.Cell overflowWrap="anywhere">{value}</Table.Cell>
            <Table.Cell textAlign="end" whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
              {printCount(count)} ({shareWords(count, filled)})
            </Table.Cell>
            <Table.Cell aria-hidden>
              <Box
                h="6px"
                borderRadius="full"
                bg={BAR}
                style={{ width: `${String((count / most) * 100)}%` }}
              />
            </Table.Cell>
          </Table.Row>
        ))}
      </ScrollTable>
    </Reveal>
  );
};
