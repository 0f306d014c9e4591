import { useEffect } from 'react';

import { isOffered, type Command, type CommandContext } from './command';
import { matchesShortcut } from './matchesShortcut';

/**
 * Runs commands by key, wherever on the page the focus is; not behind an open dialog. Where two share a key, the first
 * that is available runs.
 */
export function useCommandKeys(commands: readonly Command[], context: CommandContext): void {
  useEffect(() => {
    const run = (event: KeyboardEvent) => {
      if (event.defaultPrevented || isInDialog(event.target)) return;
      if (PRESSING_KEYS.has(event.key) && isPressedByKey(event.target)) return;
      const typing = isTyping(event.target);
      const command = commands.find(
        (one) =>
          (one.whileTyping === true || !typing) &&
          one.shortcuts.some((shortcut) => matchesShortcut(shortcut, event)) &&
          isOffered(one, context),
      );
      if (command === undefined) return;
      event.preventDefault();
      command.run(context);
    };
    window.addEventListener('keydown', run);
    return () => {
      window.removeEventListener('keydown', run);
    };
  }, [commands, context]);
}

export const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

const PRESSING_KEYS: ReadonlySet<string> = new Set([' ', 'Enter']);

/** Space and Enter are the keys of whatever they press or open. */
const isPressedByKey = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('button, a[href], summary, [role="button"], [role="radio"]') !== null;

export const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;
