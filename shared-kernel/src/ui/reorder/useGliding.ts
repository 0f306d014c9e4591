import { animate } from 'framer-motion/dom/mini';
import { useLayoutEffect, useRef, type RefObject } from 'react';

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
  const before = useRef<ReadonlyMap<Id, number>>(new Map());
  const order = ids.join('\n');
  useLayoutEffect(() => {
    const tops = new Map([...rows.current].map(([id, row]) => [id, row.offsetTop]));
    const glides = !isPlaced.current && !prefersReducedMotion();
    isPlaced.current = false;
    for (const [id, top] of glides ? tops : []) {
      const row = rows.current.get(id);
      const way = (before.current.get(id) ?? top) - top;
      if (row !== undefined && way !== 0)
        void animate(row, { transform: [`translateY(${String(way)}px)`, 'none'] }, GLIDE);
    }
    before.current = tops;
  }, [order, rows, isPlaced]);
}

const prefersReducedMotion = (): boolean =>
  window.matchMedia('(prefers-reduced-motion: reduce)').matches;
