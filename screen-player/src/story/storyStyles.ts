/**
 * [T8] Controls lie where the guard rails of spec §9 keep screens free: segments at the top (`--story-head`), buttons at
 * the bottom (`--story-foot`). What is told from its ground by 3 : 1 has that ground with it: a segment its dark rim, an
 * icon its dark field. Every rule is said in full, since the story also stands outside of a shadow root.
 */
export const STORY_STYLES = `
.story-frame, .story-frame * { box-sizing: border-box; }
.story-frame {
  position: relative; display: block; direction: ltr; margin: 0 auto; padding: 0; overflow: hidden; outline: none;
  cursor: default; touch-action: pan-y; user-select: none; -webkit-user-select: none;
  -webkit-tap-highlight-color: transparent; -webkit-touch-callout: none;
}
.story-frame:focus-visible::after {
  content: ''; position: absolute; inset: 0; pointer-events: none;
  box-shadow: inset 0 0 0 3px #101010, inset 0 0 0 6px #ffffff;
}
.story-screen { position: absolute; top: 0; left: 0; transform-origin: 0 0; isolation: isolate; }
.story-layer { position: absolute; top: 0; left: 0; }
.story-veil { position: absolute; inset: 0; z-index: 1; }
.story-frame[dir='rtl'] { direction: rtl; }
.story-ending {
  position: absolute; inset: 0; overflow: auto; outline: none; user-select: text; -webkit-user-select: text;
  touch-action: pan-y;
}
.story-ending:empty { display: block; pointer-events: none; }
.story-ending > * { animation: story-appear 450ms ease-out; }
@keyframes story-appear { from { opacity: 0; } }
.story-segments {
  position: absolute; top: clamp(4px, calc(var(--story-head) / 2 - 2px), 12px); left: 10px; right: 10px; display: flex;
  gap: 5px; pointer-events: none;
}
.story-segment {
  position: relative; flex: 1 1 0; min-width: 2px; height: 4px; overflow: hidden; border-radius: 2px;
  background: #8c8c8c; box-shadow: 0 0 0 1.5px rgba(16, 16, 16, 0.85), 0 1px 8px rgba(16, 16, 16, 0.3);
}
.story-fill {
  position: absolute; inset: 0; display: block; background: #ffffff; transform-origin: 0 0;
}
.story-frame[dir='rtl'] .story-fill { transform-origin: 100% 0; }
.story-controls {
  --story-button: clamp(24px, calc(var(--story-foot) - 20px), 44px);
  position: absolute; bottom: clamp(2px, calc((var(--story-foot) - var(--story-button) - 4px) / 2), 16px); left: 50%;
  transform: translateX(-50%); display: flex; gap: 2px; margin: 0; padding: 2px; border-radius: 24px;
  background: rgba(16, 16, 16, 0.72); transition: opacity 200ms ease-out;
}
@supports (backdrop-filter: blur(8px)) { .story-controls { backdrop-filter: blur(8px); } }
.story-quiet .story-controls:not(:hover):not(:focus-within) { opacity: 0; transition-duration: 500ms; }
.story-button {
  display: grid; place-items: center; flex: none; width: var(--story-button); height: var(--story-button); min-width: 0; margin: 0; padding: 0;
  border: 0; border-radius: 22px; background: transparent; color: #ffffff; cursor: pointer; appearance: none;
  outline: none;
}
.story-button:hover { background: rgba(255, 255, 255, 0.2); }
.story-button:focus-visible { box-shadow: 0 0 0 2px #101010, 0 0 0 4px #ffffff; }
.story-button[aria-disabled='true'] { opacity: 0.5; cursor: default; }
.story-button[aria-disabled='true']:hover { background: transparent; }
.story-button svg {
  display: block; width: 22px; height: 22px; fill: none; stroke: currentColor; stroke-width: 2.25;
  stroke-linecap: round; stroke-linejoin: round; pointer-events: none;
}
.story-frame[dir='rtl'] .story-button:not(:nth-child(2)) svg { transform: scaleX(-1); }
.story-status {
  position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  .story-fill { background: Highlight; forced-color-adjust: none; }
  .story-button { color: ButtonText; }
  .story-button:focus-visible { outline: 2px solid Highlight; }
}
`;
