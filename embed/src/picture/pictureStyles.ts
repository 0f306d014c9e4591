/** Of the dialog that a picture is chosen in; beside those of the container. */
export const PICTURE_STYLES = `
.picture {
  width: min(760px, calc(100vw - 16px)); max-width: none; max-height: calc(100svh - 16px); margin: auto; padding: 16px;
  overflow: auto; border: 0; border-radius: 12px; background: #ffffff; color: inherit;
}
.picture::backdrop { background: rgba(16, 16, 16, 0.6); }
.picture[open] { display: flex; flex-wrap: wrap; justify-content: center; gap: 20px; }
.picture-canvas {
  flex: 0 1 auto; max-width: 100%; max-height: min(560px, 56svh); border-radius: 4px; box-shadow: 0 0 0 1px #dcd7d0;
  align-self: center;
}
.picture-form { display: grid; align-content: center; gap: 14px; flex: 1 1 220px; min-width: 0; }
.picture-label { display: flex; align-items: center; gap: 8px; }
.picture-choice { display: grid; gap: 4px; }
.picture-select {
  width: 100%; min-height: 40px; padding: 6px 10px; border: 1px solid #8a8279; border-radius: 8px;
  background: #ffffff; color: inherit; font: inherit;
}
.picture-numbers { width: 20px; height: 20px; margin: 2px; accent-color: #0f5f5b; }
.picture .closing-actions { justify-content: flex-start; }
.picture-select:focus-visible, .picture-numbers:focus-visible { outline: 3px solid #0f5f5b; outline-offset: 2px; }
`;
