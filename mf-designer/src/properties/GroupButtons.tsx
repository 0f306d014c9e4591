import { Button, HStack } from 'shared-kernel/ui';

import { commandTitle } from '../editor/commands/commandTitle';
import { GROUP_COMMANDS } from '../editor/commands/groupCommands';
import { useEditor } from '../editor/EditorContext';
import { useEditorReading } from '../editor/useEditorReading';

/** [S125] What is selected as one. */
export const GroupButtons = () => {
  const editor = useEditor();
  const available = useEditorReading(() =>
    GROUP_COMMANDS.map((command) => command.isAvailable({ editor })).join(),
  ).split(',');
  return (
    <HStack gap="2">
      {GROUP_COMMANDS.map((command, index) => (
        <Button
          key={command.id}
          size="xs"
          variant="outline"
          title={commandTitle(command)}
          disabled={available[index] !== 'true'}
          onClick={() => {
            command.run({ editor });
          }}
        >
          {command.label}
        </Button>
      ))}
    </HStack>
  );
};
