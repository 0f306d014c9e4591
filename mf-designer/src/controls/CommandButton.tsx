import { IconButton } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import type { Command, CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorReading } from '../editor/useEditorReading';

interface CommandButtonProps {
  readonly command: Command;
  readonly context: CommandContext;
  /** Of a command that switches something on and off: whether it is on. */
  readonly pressed?: boolean;
  /** The icon. */
  readonly children: ReactNode;
}

/** A command in a toolbar; its key is told on pointing at it. */
export const CommandButton = ({ command, context, pressed, children }: CommandButtonProps) => {
  const available = useEditorReading(() => command.isAvailable(context));
  const detail = useEditorReading(() => command.detail?.(context) ?? null);
  return (
    <IconButton
      size="sm"
      variant={pressed === true ? 'subtle' : 'ghost'}
      aria-label={command.label}
      aria-pressed={pressed}
      title={commandTitle(command, detail)}
      disabled={!available}
      onClick={() => {
        command.run(context);
      }}
    >
      {children}
    </IconButton>
  );
};
