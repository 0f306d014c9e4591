/** [P22] Asked anew at every frame, so that a change of the person's setting counts at once. */
export function reducedMotionOf(view: Window): () => boolean {
  const preference = view.matchMedia('(prefers-reduced-motion: reduce)');
  return () => preference.matches;
}
