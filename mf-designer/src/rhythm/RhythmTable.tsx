import { Box, Table, Text, VisuallyHidden } from 'shared-kernel/ui';
import type { ItemId } from 'shared-kernel/model';

import {
  isChanged,
  type RhythmChanges,
  type RhythmRow,
} from '../document/timing/rhythm/rhythmChanges';
import { inSeconds } from '../document/timing/timelineWords';

interface RhythmTableProps {
  readonly changes: RhythmChanges;
  readonly nameOf: (id: ItemId) => string;
}

/** Each delay as it is and as it would be; what stays is paler. */
export const RhythmTable = ({ changes, nameOf }: RhythmTableProps) => (
  <Box overflowX="auto">
    <Table.Root size="sm" aria-label="What the rhythm changes">
      <Table.Header>
        <Table.Row>
          <Table.ColumnHeader>Object</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Delay now</Table.ColumnHeader>
          <Table.ColumnHeader textAlign="end">Then</Table.ColumnHeader>
          <Table.ColumnHeader>
            <VisuallyHidden>What else changes</VisuallyHidden>
          </Table.ColumnHeader>
        </Table.Row>
      </Table.Header>
      <Table.Body fontVariantNumeric="tabular-nums">
        {changes.rows.map((row) => (
          <ChangeRow
            key={row.id}
            row={row}
            name={row.id === 'end' ? 'End of the screen' : nameOf(row.id)}
          />
        ))}
        {changes.background !== '' && (
          <Table.Row>
            <Table.Cell>Background</Table.Cell>
            <Table.Cell />
            <Table.Cell />
            <Table.Cell>{changes.background}</Table.Cell>
          </Table.Row>
        )}
      </Table.Body>
      <Table.Footer fontVariantNumeric="tabular-nums">
        <Table.Row fontWeight="semibold">
          <Table.Cell>Length</Table.Cell>
          <Table.Cell textAlign="end">{inSeconds(changes.secondsBefore)}</Table.Cell>
          <Table.Cell textAlign="end">{inSeconds(changes.secondsAfter)}</Table.Cell>
          <Table.Cell />
        </Table.Row>
      </Table.Footer>
    </Table.Root>
  </Box>
);

const ChangeRow = ({ row, name }: { readonly row: RhythmRow; readonly name: string }) => {
  const { delayBefore, delayAfter, also } = row;
  return (
    <Table.Row color={isChanged(row) ? undefined : 'fg.muted'}>
      <Table.Cell maxW="14rem">
        <Text truncate title={name}>
          {name}
        </Text>
      </Table.Cell>
      <Table.Cell textAlign="end">{inSeconds(delayBefore)}</Table.Cell>
      <Table.Cell textAlign="end" fontWeight={delayBefore === delayAfter ? undefined : 'semibold'}>
        {inSeconds(delayAfter)}
      </Table.Cell>
      <Table.Cell>{also.join(', ')}</Table.Cell>
    </Table.Row>
  );
};
