/**
 * [T8] Controls lie where the guard rails of spec §9 keep screens free: segments in the top 5 %, buttons at the
 * bottom. Each has its own ground, dark enough on a white screen for 3 : 1 of what is on it: an empty segment from the
 * ground, a full one from an empty one. Every rule is said in full, since the story also
 * stands outside of a shadow root.
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
.story-screen { position: absolute; top: 0; left: 0; transform-origin: 0 0; }
.story-segments {
  position: absolute; top: 5px; left: 5px; right: 5px; display: flex; gap: 4px; padding: 3px; border-radius: 5px;
  background: rgba(16, 16, 16, 0.85); pointer-events: none;
}
.story-segment {
  position: relative; flex: 1 1 0; min-width: 2px; height: 4px; overflow: hidden; border-radius: 2px;
  background: #888888;
}
.story-fill {
  position: absolute; inset: 0; display: block; background: #ffffff; transform-origin: 0 0;
}
.story-controls {
  position: absolute; bottom: 8px; left: 50%; transform: translateX(-50%); display: flex; gap: 4px; margin: 0;
  padding: 2px; border-radius: 24px; background: rgba(16, 16, 16, 0.85);
}
.story-button {
  display: grid; place-items: center; flex: none; width: 40px; height: 40px; min-width: 0; margin: 0; padding: 0;
  border: 0; border-radius: 20px; background: transparent; color: #ffffff; cursor: pointer; appearance: none;
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
.story-status {
  position: absolute; width: 1px; height: 1px; margin: 0; overflow: hidden; clip-path: inset(50%);
  white-space: nowrap;
}
@media (forced-colors: active) {
  .story-fill { background: Highlight; forced-color-adjust: none; }
  .story-button { color: ButtonText; }
  .story-button:focus-visible { outline: 2px solid Highlight; }
}
@media (max-height: 340px) {
  .story-controls { bottom: 4px; }
  .story-button { width: 32px; height: 32px; }
}
`;
