import type { Listing } from 'shared-kernel/firestore';
import { ForEditors } from 'shared-kernel/roles';
import { Button, ErrorPanel, Flex, Stack, Text, Trash2 } from 'shared-kernel/ui';

interface UnreadableRowsProps {
  /** Of the list: "searches". */
  readonly what: string;
  readonly rows: Listing<unknown>['malformed'];
  readonly onDelete: (id: string) => void;
}

/** In place of the rows whose documents are broken: what is wrong with each, and the way to be rid of it. */
export const UnreadableRows = ({ what, rows, onDelete }: UnreadableRowsProps) =>
  rows.length > 0 && (
    <ErrorPanel title={`${String(rows.length)} of the ${what} cannot be read`}>
      <Stack gap="2" mt="2">
        <Text>What is stored is damaged. Everything else goes on without it.</Text>
        {rows.map(({ id, fault }) => (
          <Flex key={id} role="group" aria-label={id} gap="3" wrap="wrap" align="center">
            <Text flex="1" minW="12rem" overflowWrap="anywhere">
              {id} ({fault.path}: {fault.message})
            </Text>
            <ForEditors>
              <Button
                size="sm"
                variant="outline"
                aria-label={`Delete ${id}`}
                onClick={() => {
                  onDelete(id);
                }}
              >
                <Trash2 size={14} aria-hidden />
                Delete
              </Button>
            </ForEditors>
          </Flex>
        ))}
      </Stack>
    </ErrorPanel>
  );
