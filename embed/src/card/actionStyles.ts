/** Of what can be done on a card, beside the styles of the card itself; nothing of it is ever painted. */
export const ACTION_STYLES = `
.ending { position: absolute; top: 0; right: 0; bottom: 0; left: 0; overflow: hidden; cursor: auto; }
/* What the story keeps free for its own segments and buttons. */
.ending > .card {
  padding-top: calc(2 * var(--card-unit) + min(24px, var(--story-head, 24px))); padding-bottom: calc(1.6 * var(--card-unit) + min(66px, var(--story-foot, 66px)));
}
.card-actions { display: grid; gap: 12px; align-content: end; }
.card-calls { display: flex; flex-wrap: wrap; gap: 10px; }
.card-call {
  flex: 1 1 auto; display: grid; place-items: center; min-height: max(52px, calc(4.2 * var(--card-unit))); padding: 8px 22px;
  border: 2px solid var(--card-ink); border-radius: 60px; background: transparent; color: var(--card-ink); font: inherit;
  font-size: max(17px, calc(1.5 * var(--card-unit))); font-weight: 700; line-height: 1.2; text-align: center; text-decoration: none; overflow-wrap: anywhere;
}
.card-call-first { flex-basis: 100%; background: var(--card-ink); color: var(--card-ground); }
/* Each name beside its icon; of names that are long, some stand in a second line. */
.card-tools { display: flex; flex-wrap: wrap; justify-content: center; gap: 0 4px; }
.card-tool {
  display: flex; flex: 0 1 auto; align-items: center; gap: 5px; max-width: calc(50% - 3px); min-width: 44px; min-height: 44px; padding: 0 1px; border: 0; border-radius: 22px; cursor: pointer;
  background: transparent; color: var(--card-ink); font: inherit; font-size: max(13px, calc(1.05 * var(--card-unit))); font-weight: 600; line-height: 1.2; text-align: start;
}
.card-tool svg {
  box-sizing: border-box; flex: none; width: max(28px, calc(2.6 * var(--card-unit))); height: max(28px, calc(2.6 * var(--card-unit))); padding: 6px; border: 1.5px solid var(--card-line); border-radius: 50%;
  background: var(--card-deep); fill: currentColor;
}
.card-tool:hover svg, .card-tool[aria-expanded='true'] svg { background: var(--card-ink); fill: var(--card-ground); }
.card-call:focus-visible, .card-tool:focus-visible { outline: 3px solid var(--card-ink); outline-offset: 3px; }
.card-share { padding: 2px 0; }
.card-share[hidden] { display: none; }
@media (prefers-reduced-motion: no-preference) {
  .card-call { transition: transform 140ms ease-out; }
  .card-call:hover { transform: scale(1.02); }
  .card-call:active { transform: scale(.97); }
}
@media (max-height: 480px) {
  .card-actions { gap: 6px; }
  .card-call { flex: 1 1 0; min-width: 0; min-height: 44px; font-size: 14px; padding: 4px 12px; }
  .card-tool { gap: 4px; padding: 0; font-size: 12px; }
  .card-tool svg { width: 28px; height: 28px; padding: 6px; }
}
`;
