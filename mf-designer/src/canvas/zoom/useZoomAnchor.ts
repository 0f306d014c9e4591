import { useEffect, useLayoutEffect, useRef } from 'react';

import { useEditor } from '../../editor/EditorContext';
import { scaleAtom, withinZoom, zoomAtom } from './zoomAtom';

/** A place in the window that keeps showing the same spot of the stage while the scale changes. */
interface Anchor {
  readonly x: number;
  readonly y: number;
}

/** How far one notch of a wheel, or of a pinch on a touchpad, goes. */
const WHEEL_RATE = 0.002;

/** [S26] Ctrl+wheel zooms at the pointer; keys and buttons zoom at the middle of the room. */
export function useZoomAnchor(room: HTMLElement | null, scale: number): void {
  const editor = useEditor();
  const anchor = useRef<Anchor | null>(null);
  const seenScale = useRef(scale);

  useEffect(() => {
    if (room === null) return undefined;
    const zoom = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      anchor.current = { x: event.clientX, y: event.clientY };
      const wanted = editor.get(scaleAtom) * Math.exp(-event.deltaY * WHEEL_RATE);
      editor.store.set(zoomAtom, withinZoom(wanted));
    };
    room.addEventListener('wheel', zoom, { passive: false });
    return () => {
      room.removeEventListener('wheel', zoom);
    };
  }, [editor, room]);

  useLayoutEffect(() => {
    const ratio = scale / seenScale.current;
    seenScale.current = scale;
    if (room === null || ratio === 1) return;
    keepInPlace(room, anchor.current ?? middleOf(room), ratio);
    anchor.current = null;
  }, [room, scale]);
}

/** The scroll offset grows with the stage around the anchor; the browser keeps it within its bounds. */
function keepInPlace(room: HTMLElement, anchor: Anchor, ratio: number): void {
  const { left, top } = room.getBoundingClientRect();
  const x = anchor.x - left;
  const y = anchor.y - top;
  room.scrollLeft = (room.scrollLeft + x) * ratio - x;
  room.scrollTop = (room.scrollTop + y) * ratio - y;
}

function middleOf(room: HTMLElement): Anchor {
  const { left, top, width, height } = room.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
