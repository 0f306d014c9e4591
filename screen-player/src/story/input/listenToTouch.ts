import type { Clock } from '../../player/clock';
import type { StoryMove } from '../storyMove';

/** Longer is holding, shorter a tap. */
const TAP_MS = 350;
/** Farther than this is a swipe; less than a tenth of the narrowest phone. */
const SWIPE_PIXELS = 30;

/** Farther down than this leaves: nobody does it by mistake. */
const LEAVING_PIXELS = 90;

export interface TouchListener {
  readonly onMove: (move: StoryMove) => void;
  /** A swipe down, where there is something to leave. */
  readonly onLeave: (() => void) | undefined;
  /** True from the moment of touching until releasing. */
  readonly onHold: (held: boolean) => void;
}

interface Touch {
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
  readonly startedMs: number;
}

/**
 * [T4] Fingers, pens and mice on the screen itself: a tap on the left third goes back, on the right third forth, in
 * the middle it pauses; a swipe to the left goes forth, to the right back, down leaves. Whatever is pressed by itself (share
 * buttons) is left alone.
 */
export function listenToTouch(
  element: HTMLElement,
  clock: Clock,
  { onMove, onHold, onLeave }: TouchListener,
): () => void {
  let touch: Touch | null = null;

  const begin = (event: PointerEvent) => {
    if (!event.isPrimary || event.button !== 0 || isPressedByItself(event)) return;
    touch = {
      pointer: event.pointerId,
      x: event.clientX,
      y: event.clientY,
      startedMs: clock.nowMs(),
    };
    onHold(true);
  };
  const end = (event: PointerEvent) => {
    if (touch?.pointer !== event.pointerId) return;
    const move = event.type === 'pointerup' ? moveOf(touch, event, element, clock) : null;
    touch = null;
    onHold(false);
    if (move === 'leave') onLeave?.();
    else if (move !== null) onMove(move);
  };
  // On the window, since a finger may leave the element before it is lifted.
  const view = element.ownerDocument.defaultView ?? window;
  element.addEventListener('pointerdown', begin);
  view.addEventListener('pointerup', end);
  view.addEventListener('pointercancel', end);
  return () => {
    element.removeEventListener('pointerdown', begin);
    view.removeEventListener('pointerup', end);
    view.removeEventListener('pointercancel', end);
  };
}

function moveOf(
  touch: Touch,
  { clientX, clientY }: PointerEvent,
  element: HTMLElement,
  clock: Clock,
): StoryMove | 'leave' | null {
  const [across, down] = [clientX - touch.x, clientY - touch.y];
  if (Math.abs(across) > SWIPE_PIXELS && Math.abs(across) > Math.abs(down)) {
    return across < 0 ? 'next' : 'previous';
  }
  if (down > LEAVING_PIXELS) return 'leave';
  if (Math.abs(down) > SWIPE_PIXELS || clock.nowMs() - touch.startedMs > TAP_MS) return null;
  const { left, width } = element.getBoundingClientRect();
  const index = (touch.x - left) / width;
  if (index < 1 / 3) return 'previous';
  return index > 2 / 3 ? 'next' : 'toggle';
}

const isPressedByItself = (event: Event): boolean => {
  const [target] = event.composedPath();
  return target instanceof Element && target.closest('button, a, input, label, summary') !== null;
};
