import type { Gesture, Pull } from './gesture';

/** Below this many pixels a press is a click, not a drag. */
const DRAG_THRESHOLD_PX = 3;

interface ActiveGesture {
  readonly gesture: Gesture;
  readonly pointerId: number;
  readonly start: { readonly x: number; readonly y: number };
  moving: boolean;
  /** The newest place, not acted upon yet. */
  awaiting: Pull | null;
  frame: number;
}

/**
 * Carries one gesture at a time from pressing to releasing, moving it once a frame; Escape takes it back.
 * Returns how to stop following.
 */
export function followPointer(
  room: HTMLElement,
  begin: (event: PointerEvent) => Gesture | null,
): () => void {
  const view = room.ownerDocument.defaultView ?? window;
  let active: ActiveGesture | null = null;

  const moveNow = () => {
    if (active?.awaiting == null) return;
    const { gesture, awaiting } = active;
    view.cancelAnimationFrame(active.frame);
    active.awaiting = null;
    gesture.move(awaiting);
  };

  const end = (how: (ended: ActiveGesture) => void) => {
    if (active === null) return;
    const ended = active;
    active = null;
    view.cancelAnimationFrame(ended.frame);
    how(ended);
  };

  const cancel = () => {
    end(({ gesture, moving }) => {
      if (moving) gesture.cancel();
    });
  };

  const onDown = (event: PointerEvent) => {
    if (active !== null || event.button !== 0) return;
    const gesture = begin(event);
    if (gesture === null) return;
    const start = { x: event.clientX, y: event.clientY };
    active = {
      gesture,
      pointerId: event.pointerId,
      start,
      moving: false,
      awaiting: null,
      frame: 0,
    };
    room.setPointerCapture(event.pointerId);
  };

  const onMove = (event: PointerEvent) => {
    if (active?.pointerId !== event.pointerId) return;
    const by = { x: event.clientX - active.start.x, y: event.clientY - active.start.y };
    if (!active.moving && Math.hypot(by.x, by.y) < DRAG_THRESHOLD_PX) return;
    active.moving = true;
    if (active.awaiting === null) active.frame = view.requestAnimationFrame(moveNow);
    active.awaiting = { by, free: event.altKey, straight: event.shiftKey };
  };

  const onUp = (event: PointerEvent) => {
    if (active?.pointerId !== event.pointerId) return;
    moveNow();
    end(({ gesture, moving }) => {
      if (moving) gesture.drop();
      else gesture.click();
    });
  };

  const onCancel = (event: PointerEvent) => {
    if (active?.pointerId === event.pointerId) cancel();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || active?.moving !== true) return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  };

  room.addEventListener('pointerdown', onDown);
  room.addEventListener('pointermove', onMove);
  room.addEventListener('pointerup', onUp);
  room.addEventListener('pointercancel', onCancel);
  view.addEventListener('keydown', onKey, true);
  return () => {
    cancel();
    room.removeEventListener('pointerdown', onDown);
    room.removeEventListener('pointermove', onMove);
    room.removeEventListener('pointerup', onUp);
    room.removeEventListener('pointercancel', onCancel);
    view.removeEventListener('keydown', onKey, true);
  };
}
