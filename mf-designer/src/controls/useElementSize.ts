import { useLayoutEffect, useState, type RefObject } from 'react';
import type { Box } from 'shared-kernel/model';

/** The room of an element in CSS pixels, followed as it changes; null until it was measured. */
export function useElementSize(ref: RefObject<HTMLElement | null>): Box | null {
  const [size, setSize] = useState<Box | null>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const measure = () => {
      setSize({ width: element.clientWidth, height: element.clientHeight });
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => {
      observer.disconnect();
    };
  }, [ref]);
  return size;
}
