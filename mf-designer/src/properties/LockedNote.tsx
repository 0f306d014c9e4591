import type { ItemId } from 'shared-kernel/model';
import { Button, HStack, Lock, Spacer, Text } from 'shared-kernel/ui';

import { lockedIdsAtom } from '../editor/documentAtoms';
import { useSetEditorValue } from '../editor/EditorContext';

interface LockedNoteProps {
  /** Which of the selected items are locked; at least one. */
  readonly lockedIds: readonly ItemId[];
  readonly several: boolean;
}

/** [S25] Why the place cannot be changed, and the way out. */
export const LockedNote = ({ lockedIds, several }: LockedNoteProps) => {
  const setLocked = useSetEditorValue(lockedIdsAtom);
  return (
    <HStack gap="2" fontSize="sm" color="fg.muted">
      <Lock size={14} aria-hidden />
      <Text>
        {several
          ? 'Some of the selected items are locked. Unlock them to move or resize.'
          : 'This item is locked. Unlock it to move or resize.'}
      </Text>
      <Spacer />
      <Button
        size="xs"
        variant="outline"
        flexShrink="0"
        onClick={() => {
          setLocked((before) => new Set([...before].filter((id) => !lockedIds.includes(id))));
        }}
      >
        Unlock
      </Button>
    </HStack>
  );
};
