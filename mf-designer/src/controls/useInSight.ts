import { useEffect, useRef, useState, type RefObject } from 'react';

/** Drawn a little before it comes into the window, and for as long after. */
const AHEAD = '500px';

/** Whether an element is near the window; always where no browser says. */
export function useInSight<E extends HTMLElement>(): readonly [RefObject<E | null>, boolean] {
  const element = useRef<E>(null);
  const [near, setNear] = useState(() => !('IntersectionObserver' in window));
  useEffect(() => {
    if (element.current === null || !('IntersectionObserver' in window)) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        setNear(entries.at(-1)?.isIntersecting === true);
      },
      { rootMargin: AHEAD },
    );
    sight.observe(element.current);
    return () => {
      sight.disconnect();
    };
  }, []);
  return [element, near];
}
