import { Box, chakra, Dialog, Heading, HStack, Stack, Text } from 'shared-kernel/ui';

import { EditorDialog } from '../controls/EditorDialog';
import { COMMAND_GROUPS, type Command, type CommandGroup } from '../editor/commands/command';
import { hasMacKeys, keyWords } from 'shared-kernel/page-actions';
import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { HELD_KEYS, type HeldKey } from './heldKeys';
import { shortcutsShownAtom } from './showShortcuts';

interface ShortcutsProps {
  /** Everything that can be done by key. */
  readonly commands: readonly Command[];
}

/** Every command that has a key, and the keys that are held while pointing. */
export const ShortcutsDialog = ({ commands }: ShortcutsProps) => {
  const shown = useEditorValue(shortcutsShownAtom);
  const setShown = useSetEditorValue(shortcutsShownAtom);
  return (
    <EditorDialog
      shown={shown}
      size="xl"
      onClose={() => {
        setShown(false);
      }}
    >
      <Dialog.Header pe="14">
        <Dialog.Title fontSize="lg">Shortcuts</Dialog.Title>
      </Dialog.Header>
      <Dialog.Body pb="6">
        <Box columnGap="10" css={{ columnWidth: '18rem' }}>
          {COMMAND_GROUPS.map((group) => (
            <ShortcutGroup key={group} group={group} commands={commands} />
          ))}
        </Box>
      </Dialog.Body>
    </EditorDialog>
  );
};

interface ShortcutGroupProps extends ShortcutsProps {
  readonly group: CommandGroup;
}

const ShortcutGroup = ({ group, commands }: ShortcutGroupProps) => (
  <Stack as="section" gap="1" mb="5" breakInside="avoid">
    <Heading as="h3" fontSize="sm">
      {group}
    </Heading>
    {[...commands, ...HELD_KEYS]
      .filter((keys) => keys.group === group)
      .map((keys) => (
        <ShortcutRow key={keys.label} keys={keys} />
      ))}
  </Stack>
);

const ShortcutRow = ({ keys }: { keys: HeldKey }) => (
  <HStack justify="space-between" gap="4" fontSize="sm">
    <Text>{keys.label}</Text>
    <HStack gap="2" flexShrink="0">
      {keys.shortcuts.map((shortcut) => {
        const label = keyWords(shortcut, hasMacKeys());
        return (
          <chakra.kbd
            key={label}
            px="1.5"
            borderWidth="1px"
            borderRadius="l1"
            fontSize="xs"
            color="fg.muted"
          >
            {label}
          </chakra.kbd>
        );
      })}
    </HStack>
  </HStack>
);
