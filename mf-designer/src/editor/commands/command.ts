import type { DesignEditor } from '../createEditor';

/** A key as `KeyboardEvent.key` names it, lower case. `mod` is Ctrl, on a Mac ⌘. */
export interface Shortcut {
  readonly key: string;
  readonly mod?: boolean;
  readonly shift?: boolean;
  readonly alt?: boolean;
}

/** What a command works on: the editor, and what only the page can do. */
export interface CommandContext {
  readonly editor: DesignEditor;
  readonly save: () => void;
}

export const COMMAND_GROUPS = ['Screen', 'Edit', 'Arrange', 'Look'] as const;
export type CommandGroup = (typeof COMMAND_GROUPS)[number];

/** One thing that can be done to the screen, by key, button or menu alike. */
export interface Command {
  readonly id: string;
  /** An imperative for buttons and the list of shortcuts. */
  readonly label: string;
  readonly group: CommandGroup;
  readonly shortcuts: readonly Shortcut[];
  /** Also while a person types into an input. */
  readonly whileTyping?: boolean;
  /** What exactly it would do now, said on pointing at its button; null where there is nothing to add. */
  readonly detail?: (context: CommandContext) => string | null;
  readonly isAvailable: (context: CommandContext) => boolean;
  readonly run: (context: CommandContext) => void;
}

/** What changes nothing, beside all of the group `Look`. */
const LOOKS: ReadonlySet<string> = new Set([
  ...['select-all', 'select-none', 'show-shortcuts', 'show-versions'],
]);

/** Whether a command can be run now; for whoever looks only, nothing that changes something can. */
export const isOffered = (command: Command, context: CommandContext): boolean =>
  (!context.editor.readOnly || command.group === 'Look' || LOOKS.has(command.id)) &&
  command.isAvailable(context);
