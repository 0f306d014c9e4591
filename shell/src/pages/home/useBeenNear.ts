import { useCallback, useState, type RefCallback } from 'react';

/** Ahead of the window, and no more than what is not yet seen of Home on a phone: its code would come at once. */
const AHEAD = '100px';

/** Whether an element has been near the window; at once where no browser says. */
export function useBeenNear<E extends HTMLElement>(): readonly [RefCallback<E>, boolean] {
  const [hasBeenNear, setHasBeenNear] = useState(() => !('IntersectionObserver' in window));
  const look = useCallback((element: E | null) => {
    if (element === null || !('IntersectionObserver' in window)) return undefined;
    const sight = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasBeenNear(true);
      },
      { rootMargin: AHEAD },
    );
    sight.observe(element);
    return () => {
      sight.disconnect();
    };
  }, []);
  return [look, hasBeenNear];
}
