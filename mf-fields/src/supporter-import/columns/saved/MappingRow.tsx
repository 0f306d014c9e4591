import { nameOf, unbroken, type SavedMapping, type UnreadableMapping } from 'shared-kernel/model';
import { useServerToasts } from 'shared-kernel/server';
import { useYear } from 'shared-kernel/session';
import { Badge, Box, Button, ConfirmDialog, Flex, List, Text } from 'shared-kernel/ui';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { importPortAtom } from '../../importPort';
import { RenameMappingDialog } from './RenameMappingDialog';

interface MappingRowProps {
  readonly mapping: SavedMapping | UnreadableMapping;
  /** How it fits the file. */
  readonly note: string;
  /** The columns are set as it says. */
  readonly used: boolean;
  /** Null where there is nothing of it to use. */
  readonly onUse: (() => void) | null;
  readonly onChanged: () => Promise<void>;
}

/** One saved mapping, and what can be done with it. */
export const MappingRow = ({ mapping, note, used, onUse, onChanged }: MappingRowProps) => {
  const port = useAtomValue(importPortAtom);
  const { organisationId } = useYear().scope;
  const { withToast } = useServerToasts();
  const [asked, ask] = useState<'rename' | 'delete' | null>(null);
  const name = nameOf(mapping);
  const close = () => ask(null);
  const remove = async () => {
    close();
    await withToast('Mapping', `“${name}” was deleted.`, () =>
      port.deleteMapping({ organisationId, id: mapping.id }),
    );
    await onChanged();
  };
  return (
    <List.Item
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      columnGap="3"
      rowGap="1"
      py="2"
      _notLast={{ borderBottomWidth: '1px' }}
    >
      <Box flex="1 1 14rem" minW="0">
        <Text fontWeight="medium" overflowWrap="anywhere">
          {name}
          {used && <Badge ms="2">In use</Badge>}
        </Text>
        <Text fontSize="sm" color="fg.muted" overflowWrap="anywhere">
          {[note, ...('saved' in mapping ? [savedWords(mapping)] : [])].join(' · ')}
        </Text>
      </Box>
      <Flex gap="1">
        {onUse !== null && (
          <Button size="xs" variant="outline" aria-label={`Use ${name}`} onClick={onUse}>
            Use
          </Button>
        )}
        {'saved' in mapping && (
          <Button
            size="xs"
            variant="ghost"
            aria-label={`Rename ${name}`}
            onClick={() => ask('rename')}
          >
            Rename
          </Button>
        )}
        <Button
          size="xs"
          variant="ghost"
          aria-label={`Delete ${name}`}
          onClick={() => ask('delete')}
        >
          Delete
        </Button>
      </Flex>
      {asked === 'rename' && 'saved' in mapping && (
        <RenameMappingDialog mapping={mapping} onClose={close} onChanged={onChanged} />
      )}
      <ConfirmDialog
        open={asked === 'delete'}
        title={`Delete the mapping “${name}”?`}
        confirmLabel="Delete mapping"
        danger
        onConfirm={() => void remove()}
        onCancel={close}
      >
        What was imported with it stays as it is. The mapping is gone for every admin of the
        organisation, and cannot be brought back.
      </ConfirmDialog>
    </List.Item>
  );
};

const savedWords = ({ saved: { savedBy, savedAt } }: SavedMapping): string =>
  savedAt === null
    ? `saved by ${savedBy}`
    : `saved by ${savedBy} on ${unbroken(savedAt.toLocaleDateString('en-GB', { dateStyle: 'long' }))}`;
