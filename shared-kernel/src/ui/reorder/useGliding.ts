import { useLayoutEffect, useRef, type RefObject } from 'react';
import { draggingNow } from './lateDragging';

/** Seconds, and a curve that goes a little beyond its end: short enough to press the next button meanwhile. */
const GLIDE = { duration: 0.18, ease: [0.3, 1.3, 0.6, 1] as [number, number, number, number] };

/**
 * Rows that change places glide there, so that the eye can follow which went where. `isPlaced` says of the next order
 * that its rows stand there already, as after a drag; it is then taken back.
 */
export function useGliding<Id extends string>(
  ids: readonly Id[],
  rows: RefObject<ReadonlyMap<Id, HTMLElement>>,
  isPlaced: RefObject<boolean>,
): void {
  const before = useRef<Places<Id>>({ order: '', corners: new Map() });
  const order = ids.join('\n');
  useLayoutEffect(() => {
    const stood = before.current;
    const read = () => {
      const corners = new Map([...rows.current].map(([id, row]) => [id, cornerOf(row)]));
      before.current = { order, corners };
      return corners;
    };
    const glides = !order.startsWith(stood.order) && !isPlaced.current && !prefersReducedMotion();
    isPlaced.current = false;
    if (!glides) return afterPicture(read);
    for (const [id, corner] of read()) {
      const row = rows.current.get(id);
      const from = stood.corners.get(id) ?? corner;
      const way = `translate(${String(from.left - corner.left)}px, ${String(from.top - corner.top)}px)`;
      if (row !== undefined && (from.left !== corner.left || from.top !== corner.top))
        void draggingNow()?.animate(row, { transform: [way, 'none'] }, GLIDE);
    }
    return undefined;
  }, [order, rows, isPlaced]);
}

/** Where the rows of an order stand. */
interface Places<Id> {
  readonly order: string;
  readonly corners: ReadonlyMap<Id, Corner>;
}

interface Corner {
  readonly left: number;
  readonly top: number;
}

const cornerOf = ({ offsetLeft, offsetTop }: HTMLElement): Corner => ({
  left: offsetLeft,
  top: offsetTop,
});

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Once the page is laid out anyway: reading before would have it laid out at once, which long lists take long for. */
function afterPicture(read: () => unknown): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => {
    timer = setTimeout(read);
  });
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}
