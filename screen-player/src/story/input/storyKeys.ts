import type { StoryMove } from '../storyMove';

/** [T4] What the keys do while the focus is in a story. */
const MOVES: Readonly<Record<string, StoryMove>> = {
  ArrowRight: 'next',
  ArrowLeft: 'previous',
  ' ': 'toggle',
};

/** What takes keys for itself. */
const TYPING = 'input, textarea, select, [contenteditable]';
/** What is pressed with the space bar. */
const PRESSED_BY_SPACE = 'button, a, summary';

/** Calls with every key that means something here, which then does nothing else. */
export function listenToKeys(element: HTMLElement, onMove: (move: StoryMove) => void): () => void {
  const listener = (event: KeyboardEvent) => {
    const move = Object.hasOwn(MOVES, event.key) ? MOVES[event.key] : undefined;
    if (move === undefined || event.defaultPrevented || hasModifier(event)) return;
    const [target] = event.composedPath();
    if (!(target instanceof Element) || target.closest(TYPING) !== null) return;
    if (move === 'toggle' && target.closest(PRESSED_BY_SPACE) !== null) return;
    event.preventDefault();
    onMove(move);
  };
  element.addEventListener('keydown', listener);
  return () => {
    element.removeEventListener('keydown', listener);
  };
}

/** [T4] Where there is something to leave. */
export function listenToEscape(
  element: HTMLElement,
  onLeave: (() => void) | undefined,
): () => void {
  const listener = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || onLeave === undefined) return;
    event.preventDefault();
    onLeave();
  };
  element.addEventListener('keydown', listener);
  return () => {
    element.removeEventListener('keydown', listener);
  };
}

const hasModifier = (event: KeyboardEvent): boolean =>
  event.ctrlKey || event.altKey || event.metaKey || event.shiftKey;
