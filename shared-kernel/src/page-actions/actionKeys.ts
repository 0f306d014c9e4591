import type { ActionKey } from './pageAction';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Shift is asked of letters only where it is named: "?" is typed with it on some keyboards, and without on others. */
export const isPressed = ({ key, mod, shift, alt }: ActionKey, pressed: Pressed): boolean =>
  pressed.key.toLowerCase() === key &&
  (pressed.ctrlKey || pressed.metaKey) === (mod === true) &&
  pressed.altKey === (alt === true) &&
  (!/^[a-z]$/.test(key) || pressed.shiftKey === (shift === true));

/** Whether a key goes into what has the focus. */
export const isTypedInto = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input, textarea, select, [contenteditable="true"]') !== null;

/** Whether something is asked over the page, which keys of the page are not for. */
export const isOverPage = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"], [role="alertdialog"]') !== null;

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
  // With a key held down.
  click: 'click',
  drag: 'drag',
};

/** "Ctrl+Shift+Z", on a Mac "⇧⌘Z". */
export function keyWords({ key, mod, shift, alt }: ActionKey, mac: boolean): string {
  const name = KEY_NAMES[key] ?? key.toUpperCase();
  const modifiers = [
    alt === true && (mac ? '⌥' : 'Alt'),
    mod === true && !mac && 'Ctrl',
    shift === true && (mac ? '⇧' : 'Shift'),
    mod === true && mac && '⌘',
  ].filter((part) => part !== false);
  return [...modifiers, name].join(mac ? '' : '+');
}

export const hasMacKeys = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);
