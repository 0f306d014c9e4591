import { usePageActions } from 'shared-kernel/page-actions';

import { isOffered, type Command, type CommandContext } from '../editor/commands/command';

/** The designer's commands in the list of everything that can be done (Ctrl+K); their keys it hears itself. */
export function useOfferedCommands(commands: readonly Command[], context: CommandContext): void {
  usePageActions(
    commands.map((command) => ({
      id: command.id,
      label: command.label,
      keys: command.shortcuts,
      isAvailable: () => isOffered(command, context),
      run: () => {
        command.run(context);
      },
    })),
    { hearsKeys: true },
  );
}
