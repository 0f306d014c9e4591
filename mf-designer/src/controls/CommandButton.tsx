import { IconButton } from 'shared-kernel/ui';
import type { ReactNode } from 'react';

import { isOffered, type Command, type CommandContext } from '../editor/commands/command';
import { commandTitle } from '../editor/commands/commandTitle';
import { useEditorReading } from '../editor/useEditorReading';

interface CommandButtonProps {
  readonly command: Command;
  readonly context: CommandContext;
  /** Of a command that switches something on and off: whether it is on. */
  readonly pressed?: boolean;
  readonly size?: 'sm' | '2xs';
  /** The icon. */
  readonly children: ReactNode;
}

/** A command in a toolbar; its key is told on pointing at it. */
export const CommandButton = ({
  command,
  context,
  pressed,
  size = 'sm',
  children,
}: CommandButtonProps) => {
  const available = useEditorReading(() => isOffered(command, context));
  const detail = useEditorReading(() => command.detail?.(context) ?? null);
  return (
    <IconButton
      size={size}
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
