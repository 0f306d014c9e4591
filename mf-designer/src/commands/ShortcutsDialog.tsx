import { Button, chakra, Heading, HStack, ModalDialog, Stack, Text } from 'shared-kernel/ui';

import { useEditorValue, useSetEditorValue } from '../editor/EditorContext';
import { shortcutsShownAtom } from '../editor/viewAtoms';
import { COMMAND_GROUPS, type Command } from './command';
import { COMMANDS } from './commands';
import { isMac, shortcutLabel } from './shortcutLabel';

/** Every command that has a key. */
export const ShortcutsDialog = () => {
  const shown = useEditorValue(shortcutsShownAtom);
  const setShown = useSetEditorValue(shortcutsShownAtom);
  const close = () => {
    setShown(false);
  };
  return (
    <ModalDialog
      open={shown}
      title="Shortcuts"
      onClose={close}
      footer={
        <Button variant="outline" onClick={close}>
          Close
        </Button>
      }
    >
      <Stack gap="5">
        {COMMAND_GROUPS.map((group) => (
          <Stack as="section" key={group} gap="1">
            <Heading as="h3" fontSize="sm">
              {group}
            </Heading>
            {COMMANDS.filter((command) => command.group === group).map((command) => (
              <ShortcutRow key={command.id} command={command} />
            ))}
          </Stack>
        ))}
      </Stack>
    </ModalDialog>
  );
};

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
