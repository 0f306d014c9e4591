import type { ItemType } from 'shared-kernel/model';
import { Button, ImageIcon, Link2, Share2, SimpleGrid, Type } from 'shared-kernel/ui';

import type { CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorReading } from '../editor/useEditorReading';
import { ADD_COMMANDS } from './addCommands';

const ADDITIONS = [
  { type: 'text', short: 'Text', icon: Type },
  { type: 'image', short: 'Image', icon: ImageIcon },
  { type: 'share', short: 'Share', icon: Share2 },
  { type: 'button', short: 'Button', icon: Link2 },
] as const satisfies readonly { readonly type: ItemType; [part: string]: unknown }[];

interface AddButtonsProps {
  readonly context: CommandContext;
}

/** Adds an object in front of all others [S1]. */
export const AddButtons = ({ context }: AddButtonsProps) => {
  const room = useEditorReading(() => ADD_COMMANDS.text.isAvailable(context));
  return (
    <SimpleGrid columns={4} gap="1.5">
      {ADDITIONS.map(({ type, short, icon: AdditionIcon }) => (
        <Button
          key={type}
          data-adds={type}
          size="xs"
          px="1"
          gap="1.5"
          aria-label={ADD_COMMANDS[type].label}
          title={commandTitle(ADD_COMMANDS[type])}
          variant="outline"
          disabled={!room}
          onClick={() => {
            ADD_COMMANDS[type].run(context);
          }}
        >
          <AdditionIcon size={14} aria-hidden /> {short}
        </Button>
      ))}
    </SimpleGrid>
  );
};
