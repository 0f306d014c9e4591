/** What is drawn a little before it comes into the window. */
const AHEAD = '400px';

/** Calls once when an element comes near the window, at once where no browser says; returns how to stop that. */
export function whenNear(element: HTMLElement, call: () => unknown): () => void {
  const view = element.ownerDocument.defaultView;
  if (view === null || !('IntersectionObserver' in view)) {
    call();
    return () => undefined;
  }
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      call();
    },
    { rootMargin: AHEAD, scrollMargin: AHEAD },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
