/** Time as the player sees it; tests tick it by hand. */
export interface Clock {
  nowMs(): number;
  /** Calls once on the next frame; returns how to call it off. */
  onNextFrame(callback: () => void): () => void;
}

/** [P4] */
export const windowClock = (view: Window): Clock => ({
  nowMs: () => view.performance.now(),
  onNextFrame: (callback) => {
    const frame = view.requestAnimationFrame(() => {
      callback();
    });
    return () => {
      view.cancelAnimationFrame(frame);
    };
  },
});
