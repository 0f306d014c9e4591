import type { ImportCheck } from 'shared-kernel/model';
import { Reveal, Table } from 'shared-kernel/ui';
import { ScrollTable } from '../../scroll-table/ScrollTable';

/** Which lines went into the supporter of an earlier line. */
export const MergedRows = ({ merged, mergedRows }: Pick<ImportCheck, 'merged' | 'mergedRows'>) =>
  merged.length === 0 ? null : (
    <Reveal
      label={
        merged.length < mergedRows
          ? `The first ${merged.length} merged rows`
          : 'Merged rows, by line'
      }
    >
      <ScrollTable
        label="Merged rows"
        head={
          <>
            <Table.ColumnHeader textAlign="end" w="6rem">
              Line
            </Table.ColumnHeader>
            <Table.ColumnHeader>Email address</Table.ColumnHeader>
          </>
        }
      >
        {merged.map(({ line, email }) => (
          <Table.Row key={line}>
            <Table.Cell textAlign="end" fontVariantNumeric="tabular-nums">
              {line}
            </Table.Cell>
            <Table.Cell overflowWrap="anywhere">{email}</Table.Cell>
          </Table.Row>
        ))}
      </ScrollTable>
    </Reveal>
  );
