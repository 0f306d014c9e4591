/**
 * The first screen is veiled; words and button keep to the lower part, on a ground dark enough for 4.5 : 1 whatever the
 * picture is. What they measure is said by the poster's own size (`--unit`, a hundredth of its shorter side).
 */
export const POSTER_STYLES = `
.poster { position: relative; margin: 0 auto; overflow: hidden; cursor: pointer; }
.poster-picture { position: absolute; inset: 0; }
.poster::after { content: ''; position: absolute; inset: 0; pointer-events: none; background: rgba(16, 16, 16, 0.3); }
.poster-words {
  position: absolute; z-index: 1; inset-inline: 0; bottom: 0; display: flex; flex-direction: column; align-items: center;
  gap: calc(var(--unit) * 2.5); padding: calc(var(--unit) * 26) 6% max(16px, calc(var(--unit) * 6)); text-align: center;
  color: #ffffff; background: linear-gradient(transparent, rgba(16, 16, 16, 0.64) calc(var(--unit) * 26));
}
.poster-logo { max-width: 40%; height: calc(var(--unit) * 10); padding: 6px; border-radius: 10px; background: #ffffff !important; object-fit: contain; }
@media (orientation: landscape) { .poster-logo { position: absolute; inset-inline-start: 4%; bottom: 6%; } }
.poster-name {
  max-width: 100%; font-size: calc(var(--unit) * 12); line-height: 1.1; font-weight: 700; letter-spacing: -0.01em;
  overflow: hidden; text-overflow: ellipsis; overflow-wrap: anywhere; text-wrap: balance;
}
.poster-play {
  display: flex; align-items: center; justify-content: center; gap: 10px; min-height: 56px; margin: 0; padding-block: 12px; padding-inline: 26px 32px;
  border: 0; border-radius: 999px; background: #ffffff; color: #101010; cursor: pointer; font: inherit;
  font-size: clamp(18px, calc(var(--unit) * 4.6), 24px); font-weight: 700; line-height: 28px;
}
.poster-play svg { flex: none; width: 26px; height: 26px; fill: currentColor; pointer-events: none; }
.poster-play:hover { background: #ece8e1; }
.poster-play:focus-visible { outline: 3px solid #ffffff; outline-offset: 4px; }
.poster-length { font-size: 16px; line-height: 24px; font-variant-numeric: tabular-nums; }
@media (prefers-reduced-motion: no-preference) {
  .poster-play { transition: background-color 120ms ease-out, transform 120ms ease-out; }
  .poster:hover .poster-play { transform: scale(1.03); }
}
@media (forced-colors: active) { .poster-play { border: 1px solid ButtonText; } }
`;
