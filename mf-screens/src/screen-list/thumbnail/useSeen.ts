import { useEffect, useRef, useState, type RefObject } from 'react';

/** Drawn a little before it comes into the window. */
const AHEAD = '400px';

/** Whether an element has come near the window yet; at once where no browser says. */
export function useSeen(): readonly [RefObject<HTMLDivElement | null>, boolean] {
  const element = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(() => !('IntersectionObserver' in window));

  useEffect(() => {
    if (seen || element.current === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
      },
      { rootMargin: AHEAD },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
    };
  }, [seen]);

  return [element, seen];
}
