/**
 * The layer that a story plays in, over everything of the page. Before it is opened it is laid out all the same, unseen:
 * what is opened stands there at once. `dvh` where browsers know it.
 */
export const THEATRE_STYLES = `
.theatre {
  position: fixed; inset: 0; z-index: 2147483647; display: block; visibility: hidden; width: 100%; height: 100vh;
  height: 100dvh; max-width: none; max-height: none; margin: 0; padding: 0; border: 0; overflow: hidden;
  background: #101010; color: #ffffff; overscroll-behavior: contain; touch-action: none; contain: layout paint size;
}
.theatre[open] { visibility: visible; }
.theatre::backdrop { background: #101010; }
.theatre-room { position: absolute; inset: 0; background: #101010; }
.theatre-stage {
  position: absolute; display: grid; place-items: center; overflow: hidden;
  inset: env(safe-area-inset-top, 0px) env(safe-area-inset-right, 0px) env(safe-area-inset-bottom, 0px) env(safe-area-inset-left, 0px);
}
.theatre-close {
  position: absolute; inset-inline-end: calc(8px + max(env(safe-area-inset-right, 0px), env(safe-area-inset-left, 0px))); bottom: calc(8px + env(safe-area-inset-bottom, 0px));
  display: grid; place-items: center; width: 44px; height: 44px; margin: 0; padding: 0; border: 0; border-radius: 22px;
  background: rgba(16, 16, 16, 0.85); color: #ffffff; cursor: pointer;
}
.theatre-close:hover { background: #3a3a3a; }
.theatre-close:focus-visible { outline: 0; box-shadow: 0 0 0 2px #101010, 0 0 0 4px #ffffff; }
.theatre-close svg { width: 24px; height: 24px; fill: currentColor; pointer-events: none; }
@media (max-height: 340px) { .theatre-close { bottom: 4px; inset-inline-end: 4px; width: 36px; height: 36px; } }
`;
