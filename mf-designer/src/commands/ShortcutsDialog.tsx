import {
  Box,
  chakra,
  Dialog,
  DialogClose,
  Heading,
  HStack,
  Portal,
  Stack,
  Text,
} from 'shared-kernel/ui';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { shortcutsShownAtom } from '../editor/viewAtoms';
import { COMMAND_GROUPS, type Command } from './command';
import { COMMANDS } from './commands';
import { isMac, shortcutLabel } from './shortcutLabel';

/** Every command that has a key. */
export const ShortcutsDialog = () => {
  const shown = useEditorValue(shortcutsShownAtom);
  const setShown = useSetEditorValue(shortcutsShownAtom);
  return (
    <Dialog.Root
      open={shown}
      size="xl"
      placement="center"
      scrollBehavior="inside"
      lazyMount
      unmountOnExit
      onOpenChange={({ open }) => {
        setShown(open);
      }}
    >
      <Portal>
        <Dialog.Backdrop />
        <Dialog.Positioner px="4">
          <Dialog.Content borderRadius="l3">
            <Dialog.Header pe="14">
              <Dialog.Title fontSize="lg">Shortcuts</Dialog.Title>
            </Dialog.Header>
            <Dialog.Body pb="6">
              <Box columnGap="10" css={{ columnWidth: '18rem' }}>
                {COMMAND_GROUPS.map((group) => (
                  <ShortcutGroup key={group} group={group} />
                ))}
              </Box>
            </Dialog.Body>
            <DialogClose />
          </Dialog.Content>
        </Dialog.Positioner>
      </Portal>
    </Dialog.Root>
  );
};

const ShortcutGroup = ({ group }: { group: Command['group'] }) => (
  <Stack as="section" gap="1" mb="5" breakInside="avoid">
    <Heading as="h3" fontSize="sm">
      {group}
    </Heading>
    {COMMANDS.filter((command) => command.group === group).map((command) => (
      <ShortcutRow key={command.id} command={command} />
    ))}
  </Stack>
);

const ShortcutRow = ({ command }: { command: Command }) => (
  <HStack justify="space-between" fontSize="sm">
    <Text>{command.label}</Text>
    <HStack gap="2">
      {command.shortcuts.map((shortcut) => {
        const label = shortcutLabel(shortcut, isMac());
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
