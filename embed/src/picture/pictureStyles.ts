/** Of the dialog that a picture is chosen in; beside those of the container and of the card. */
export const PICTURE_STYLES = `
.picture {
  width: min(760px, calc(100vw - 16px)); max-width: none; max-height: calc(100svh - 16px); margin: auto; padding: 16px;
  overflow: auto; border: 0; border-radius: 16px; background: #ffffff; color: #292521;
}
.picture::backdrop { background: rgba(16, 16, 16, 0.6); }
.picture[open] { display: flex; flex-wrap: wrap; justify-content: center; gap: 20px; }
.picture-canvas {
  flex: 0 1 auto; max-width: min(100%, 420px); max-height: min(560px, 48svh); border-radius: 12px; box-shadow: 0 2px 16px rgba(16, 16, 16, 0.18);
  align-self: center;
}
.picture-form { display: grid; align-content: center; gap: 16px; flex: 1 1 240px; min-width: 0; }
.picture-group { display: grid; min-width: 0; margin: 0; padding: 0; border: 0; }
.picture-legend { padding: 0 0 2px; font-size: 14px; font-weight: 600; color: #57514a; }
.picture-label { display: flex; align-items: center; gap: 10px; min-height: 36px; overflow-wrap: anywhere; cursor: pointer; }
.picture-tick, .picture-radio { flex: none; width: 20px; height: 20px; margin: 2px; accent-color: #0f5f5b; }
/* In sight while what is chosen scrolls. */
.picture .notice-actions {
  position: sticky; bottom: -16px; justify-content: flex-start; margin: 0 0 -16px !important; padding: 10px 0 16px; background: #ffffff;
}
.picture-tick:focus-visible, .picture-radio:focus-visible { outline: 3px solid #0f5f5b; outline-offset: 2px; }
.picture-bench { position: fixed; top: 0; left: -9999px; visibility: visible; pointer-events: none; }
`;
