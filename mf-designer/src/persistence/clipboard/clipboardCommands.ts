import type { Command } from '../../editor/commands/command';

const named = (id: string, label: string, key: string): Command => ({
  id,
  label,
  group: 'Edit',
  shortcuts: [{ key, mod: true }],
  // The browser sends these keys as events of the clipboard (useClipboard).
  isAvailable: () => false,
  run: () => undefined,
});

/** Listed among the shortcuts; done by the browser's own keys. */
export const CLIPBOARD_COMMANDS = [
  named('copy', 'Copy to the clipboard', 'c'),
  named('cut', 'Cut to the clipboard', 'x'),
  named('paste', 'Paste', 'v'),
] as const;
