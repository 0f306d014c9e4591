/**
 * The first screen is seen as it is. Words and button keep to its foot, where guard rails let staff put nothing, on the
 * organisation's colour, in the ink that is read at 4.5 : 1 on it. What they measure is said by the poster's own size
 * (`--unit`, a hundredth of its shorter side). Where there is room for it, all of them stand in one row.
 */
export const POSTER_STYLES = `
.poster { position: relative; margin: 0 auto; overflow: hidden; cursor: pointer; background: var(--ground); }
.poster-picture { position: absolute; inset: 0; }
.poster-words {
  position: absolute; z-index: 1; inset-inline: 0; bottom: 0; display: flex; flex-wrap: wrap; align-items: center;
  gap: 12px 16px; padding: calc(var(--unit) * 20) 20px 20px;
  color: var(--ink); background: linear-gradient(transparent, var(--ground) calc(var(--unit) * 20));
}
.poster-logo { max-width: 40%; height: 44px; padding: 6px; border-radius: 10px; background: #ffffff !important; object-fit: contain; }
.poster-whose { display: flex; flex: 1 1 170px; align-items: center; gap: 12px; min-width: 0; }
.poster-name {
  flex: 1; min-width: 0; font-size: 30px; line-height: 1.2; font-weight: 700;
  overflow-wrap: anywhere;
}
.poster-play {
  display: flex; flex: 1 0 auto; align-items: center; justify-content: center; gap: 10px; max-width: 420px; min-height: 56px; margin: 0;
  padding-block: 12px; padding-inline: 26px 32px; border: 0; border-radius: 999px; background: var(--ink); color: var(--ground);
  cursor: pointer; font: inherit; font-size: 20px; font-weight: 700;
}
.poster-play svg { flex: none; width: 26px; height: 26px; fill: currentColor; pointer-events: none; }
.poster-play:focus-visible { outline: 3px solid var(--ink); outline-offset: 4px; }
@media (forced-colors: active) { .poster-play { border: 1px solid ButtonText; } }
`;
