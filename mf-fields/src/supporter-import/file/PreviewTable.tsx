import { printCount } from 'shared-kernel/model';
import type { FilePreview } from 'supporter-data';
import { Table } from 'shared-kernel/ui';

/** Enough to recognise one's file by; the next step shows every column. */
const COLUMNS = 12;
const ROWS = 5;

const HIDDEN = '•••';

type PreviewTableProps = Pick<FilePreview, 'header' | 'rows' | 'refusedPositions'>;

/** The first cells of the file as they would be read. */
export const PreviewTable = ({ header, rows, refusedPositions }: PreviewTableProps) => {
  const refused = new Set(refusedPositions);
  const cellOf = (row: readonly string[], index: number) =>
    refused.has(index + 1) && row[index] ? HIDDEN : (row[index] ?? '');
  return (
    <Table.ScrollArea
      role="group"
      aria-label="First rows of the file"
      tabIndex={0}
      borderWidth="1px"
      borderRadius="l2"
    >
      <Table.Root size="sm" aria-label="First rows of the file" whiteSpace="nowrap">
        <Table.Header>
          <Table.Row>
            {header.slice(0, COLUMNS).map((name, index) => (
              <Table.ColumnHeader key={index} maxW="14rem" truncate title={name}>
                {name}
              </Table.ColumnHeader>
            ))}
            {header.length > COLUMNS && (
              <Table.ColumnHeader color="fg.subtle">
                and {printCount(header.length - COLUMNS)} more
              </Table.ColumnHeader>
            )}
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {rows.slice(0, ROWS).map((row, line) => (
            <Table.Row key={line}>
              {header.slice(0, COLUMNS).map((_, index) => (
                <Table.Cell key={index} maxW="14rem" truncate title={cellOf(row, index)}>
                  {cellOf(row, index)}
                </Table.Cell>
              ))}
              {header.length > COLUMNS && <Table.Cell />}
            </Table.Row>
          ))}
        </Table.Body>
      </Table.Root>
    </Table.ScrollArea>
  );
};
