import type { ColumnNote } from 'shared-kernel/model';
import { Flex, Info, List, TriangleAlert } from 'shared-kernel/ui';

interface ColumnNotesProps {
  readonly notes: readonly ColumnNote[];
  readonly refused: boolean;
}

/** What a person should know of a column. */
export const ColumnNotes = ({ notes, refused }: ColumnNotesProps) =>
  notes.length === 0 ? null : (
    <List.Root variant="plain" gap="1" mt="2" fontSize="sm">
      {notes.map(({ code, text }) => (
        <List.Item key={code} asChild>
          <Flex as="li" gap="2" align="flex-start" color={refused ? 'orange.fg' : 'fg.muted'}>
            <Flex as="span" flex="none" pt="3px">
              {refused ? <TriangleAlert size={14} aria-hidden /> : <Info size={14} aria-hidden />}
            </Flex>
            <span>{text}</span>
          </Flex>
        </List.Item>
      ))}
    </List.Root>
  );
