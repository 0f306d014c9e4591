import { OTHER } from 'shared-kernel/evaluation';
import type { FieldListEntry } from 'shared-kernel/model';
import { Box, Reveal, Table } from 'shared-kernel/ui';
import { FIELD_WORDS } from './fieldWords';
import { spreadRows, type SpreadRow } from './spreadRows';

/** How often each value of a field occurs, as a table whose bars are the chart. */
export const Spread = ({ field }: { field: FieldListEntry }) => {
  const words = FIELD_WORDS[field.type];
  return (
    <Reveal label={words.spreadTitle} disabled={Object.keys(field.spread).length === 0}>
      <SpreadTable
        title={words.spreadTitle}
        keyTitle={words.spreadKey}
        rows={spreadRows(field.type, field.spread)}
      />
    </Reveal>
  );
};

interface SpreadTableProps {
  readonly title: string;
  readonly keyTitle: string;
  readonly rows: readonly SpreadRow[];
}

const SpreadTable = ({ title, keyTitle, rows }: SpreadTableProps) => {
  const most = Math.max(...rows.map(({ count }) => count));
  return (
    <Table.ScrollArea borderWidth="1px" borderRadius="l2" maxH="20rem">
      <Table.Root size="sm" aria-label={title} stickyHeader>
        <Table.Header>
          <Table.Row>
            <Table.ColumnHeader>{keyTitle}</Table.ColumnHeader>
            <Table.ColumnHeader textAlign="end">Supporters</Table.ColumnHeader>
            <Table.ColumnHeader aria-hidden w="40%" />
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.map(({ key, count }) => (
            <Table.Row key={key}>
              <Table.Cell overflowWrap="anywhere">
                {key === OTHER ? 'Other values' : key}
              </Table.Cell>
              <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
                {count.toLocaleString('en-GB')}
              </Table.Cell>
              <Table.Cell aria-hidden>
                <Box
                  h="6px"
                  borderRadius="full"
                  bg="accent.emphasized"
                  style={{ width: `${String((count / most) * 100)}%` }}
                />
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
};
