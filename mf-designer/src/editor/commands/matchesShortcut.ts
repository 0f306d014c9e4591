import type { Shortcut } from './command';

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'shiftKey' | 'altKey'>;

/** Shift counts for named keys and letters only: `?` and `[` are typed with it on some keyboards. */
export const matchesShortcut = (shortcut: Shortcut, pressed: Pressed): boolean => {
  const { key, mod = false, shift = false, alt = false } = shortcut;
  const needsShiftAlike = key.length > 1 || /^\p{L}$/u.test(key);
  return (
    pressed.key.toLowerCase() === key &&
    (pressed.ctrlKey || pressed.metaKey) === mod &&
    pressed.altKey === alt &&
    (!needsShiftAlike || pressed.shiftKey === shift)
  );
};
