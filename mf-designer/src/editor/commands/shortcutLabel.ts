import type { Shortcut } from './command';

const KEY_NAMES: Readonly<Record<string, string>> = {
  delete: 'Del',
  backspace: 'Backspace',
  enter: 'Enter',
  escape: 'Esc',
  arrowleft: '←',
  arrowright: '→',
  arrowup: '↑',
  arrowdown: '↓',
  ' ': 'Space',
  click: 'click',
  drag: 'drag',
};

/** "Ctrl+Shift+Z", on a Mac "⇧⌘Z". */
export function shortcutLabel({ key, mod, shift, alt }: Shortcut, mac: boolean): string {
  const name = KEY_NAMES[key] ?? key.toUpperCase();
  const modifiers = [
    alt === true && (mac ? '⌥' : 'Alt'),
    mod === true && !mac && 'Ctrl',
    shift === true && (mac ? '⇧' : 'Shift'),
    mod === true && mac && '⌘',
  ].filter((part) => part !== false);
  return [...modifiers, name].join(mac ? '' : '+');
}

export const isMac = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
