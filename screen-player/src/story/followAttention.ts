/** Why a story waits although nobody paused it. */
export type InattentionReason = 'page-hidden' | 'out-of-sight';

/** As much of the story as has to be in sight for it to play. */
const SHARE_IN_SIGHT = 0.4;

/** [T5] Tells when the page is hidden, or the element is scrolled out of sight, and when it is back. */
export function followAttention(
  element: HTMLElement,
  onChange: (reason: InattentionReason, isAway: boolean) => void,
): () => void {
  const page = element.ownerDocument;
  const view = page.defaultView ?? window;
  const tellHidden = () => {
    onChange('page-hidden', page.visibilityState === 'hidden');
  };
  tellHidden();
  page.addEventListener('visibilitychange', tellHidden);
  const stopWatching = watchSight(view, element, (inSight) => {
    onChange('out-of-sight', !inSight);
  });
  return () => {
    page.removeEventListener('visibilitychange', tellHidden);
    stopWatching();
  };
}

/** A browser without the observer takes everything to be in sight. */
function watchSight(
  view: Window & typeof globalThis,
  element: HTMLElement,
  onSight: (inSight: boolean) => void,
): () => void {
  if (!('IntersectionObserver' in view)) return () => undefined;
  const observer = new view.IntersectionObserver(
    (entries) => {
      const latest = entries.at(-1);
      if (latest !== undefined) onSight(latest.intersectionRatio >= SHARE_IN_SIGHT);
    },
    { threshold: [0, SHARE_IN_SIGHT] },
  );
  observer.observe(element);
  return () => {
    observer.disconnect();
  };
}
