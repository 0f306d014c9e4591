/**
 * [P53] The button beside the other three, which stay where they are while it comes and goes, and on the side
 * where nothing leaves the story. [P54] The sheet, over any
 * screen. As everything of a story both stand inside and outside of a shadow root, whose paragraphs have margins of their
 * own.
 */
export const EXPLANATION_STYLES = `
.story-explain {
  position: absolute; top: 0; right: calc(100% + 6px); width: calc(var(--story-button) + 4px);
  height: calc(var(--story-button) + 4px); border-radius: 50%; background: rgba(16, 16, 16, 0.72);
}
.story-frame[dir='rtl'] .story-explain { right: auto; left: calc(100% + 6px); }
.story-explain:hover { background: rgba(64, 64, 64, 0.86); }
.story-sheet-ground {
  position: absolute; inset: 0; z-index: 2; display: flex; flex-direction: column; justify-content: flex-end;
  align-items: center; padding: 48px 0 0; background: rgba(16, 16, 16, 0.56); cursor: default; touch-action: pan-y;
}
.story-sheet {
  position: relative; width: 100%; max-width: 480px; max-height: 100%; margin: 0; padding: 20px 24px 28px; overflow: auto;
  overscroll-behavior: contain; border-radius: 20px 20px 0 0; background: #ffffff; color: #1f1b17; outline: none;
  font: 400 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif; letter-spacing: normal;
  text-align: start; user-select: text; -webkit-user-select: text; color-scheme: only light;
}
.story-sheet-title {
  margin: 0; padding-block: 8px; padding-inline: 0 48px; font: inherit; font-size: 14px; line-height: 20px;
  font-weight: 600; color: #57514a;
}
.story-sheet-close {
  position: absolute; top: 16px; inset-inline-end: 16px; display: grid; place-items: center; width: 44px; height: 44px;
  margin: 0; padding: 0; border: 0; border-radius: 22px; background: transparent; color: #57514a; cursor: pointer;
  appearance: none; outline: none;
}
.story-sheet-close:hover { background: #f1efeb; }
.story-sheet-close:focus-visible { box-shadow: 0 0 0 2px #ffffff, 0 0 0 4px #1f1b17; }
.story-sheet-close svg {
  display: block; width: 20px; height: 20px; fill: none; stroke: currentColor; stroke-width: 2.25; stroke-linecap: round;
  pointer-events: none;
}
.story-sheet-number + .story-sheet-number { margin-top: 16px; padding-top: 16px; border-top: 1px solid #e7e3dd; }
.story-sheet .story-sheet-value {
  margin: 10px 0 0; font-size: 28px; line-height: 34px; font-weight: 700; font-variant-numeric: tabular-nums;
  overflow-wrap: anywhere;
}
.story-sheet .story-sheet-number + .story-sheet-number .story-sheet-value { margin-top: 0; }
.story-sheet .story-sheet-sentence { margin: 6px 0 0; overflow-wrap: anywhere; text-wrap: pretty; }
@media (prefers-reduced-motion: no-preference) {
  .story-sheet-ground { animation: story-appear 160ms ease-out; }
  .story-sheet { animation: story-sheet-rise 220ms cubic-bezier(0.2, 0.8, 0.2, 1); }
}
@keyframes story-sheet-rise { from { transform: translateY(32px); } }
`;
