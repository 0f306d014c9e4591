/**
 * What `!important` says about the host from inside wins over what the page says about it from outside; the rest lies
 * where the page's rules do not reach. `all` leaves direction out. Where the page hides what stands around the host,
 * nothing of it is seen or pressed.
 */
export const CONTAINER_STYLES = `
:host {
  all: initial !important; direction: ltr !important; unicode-bidi: isolate !important;
  display: block !important; width: 100% !important; visibility: inherit !important; pointer-events: inherit !important;
}
.container, .container * { box-sizing: border-box; }
.container {
  position: relative; font: 400 16px/24px system-ui, -apple-system, 'Segoe UI', Roboto, Arial, sans-serif;
  color: #292521; color-scheme: only light; text-align: start; -webkit-text-size-adjust: 100%;
}
.container p { margin: 0; }
.probe { position: fixed; top: 0; left: 0; width: 0; height: 100svh; visibility: hidden; pointer-events: none; }
.waiting { width: 100%; aspect-ratio: 390 / 844; max-height: 100svh; background: #f1efeb; }
@media (orientation: landscape) { .waiting { aspect-ratio: 16 / 9; } }

.action {
  display: inline-block; margin: 0; padding: 9px 18px; border: 1px solid #0f5f5b; border-radius: 8px; cursor: pointer;
  background: #0f5f5b; color: #ffffff; font: inherit; font-weight: 600; line-height: 24px; text-decoration: none;
}
.action:hover { background: #0b4a47; }
.action-quiet { border-color: transparent; background: transparent; color: #0f5f5b; }
.action-quiet:hover { background: #e6efee; }
.action:focus-visible, .notice:focus-visible {
  outline: 3px solid #0f5f5b; outline-offset: 2px;
}

.notice {
  display: grid; justify-items: center; gap: 12px; padding: 56px 24px; background: #faf8f5; text-align: center;
  border-radius: 12px; overflow-wrap: anywhere;
}
.notice:focus-visible { outline-offset: -3px; }
.notice:focus:not(:focus-visible) { outline: none; }
.notice-from { color: #57514a; font-size: 14px; font-weight: 600; }
.notice-title { font-size: 22px; line-height: 30px; font-weight: 650; text-wrap: balance; }
.notice-text { max-width: 44ch; color: #57514a; text-wrap: pretty; }
.notice-actions { display: flex; flex-wrap: wrap; justify-content: center; gap: 8px; margin-top: 12px !important; }

.bar { position: relative; padding: 4px; background: #ffffff; font-size: 14px; }
.bar-not-me { position: absolute; inset-block-start: 4px; inset-inline-end: 4px; max-width: 55%; overflow: hidden; text-overflow: ellipsis; white-space: nowrap; }
.transcript summary { list-style: none; }
.transcript summary::-webkit-details-marker { display: none; }
.transcript-body { max-width: 65ch; padding: 8px 18px 24px; font-size: 16px; overflow-wrap: anywhere; }
.container .transcript-place { margin-top: 20px; color: #57514a; font-size: 14px; font-weight: 600; }
.container .transcript-text { margin-top: 4px; white-space: pre-wrap; }
@media (prefers-reduced-motion: no-preference) {
  .action { transition: background-color 120ms ease-out; }
}
`;
