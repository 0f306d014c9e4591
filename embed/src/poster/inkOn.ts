/** Relative luminance at which black and white are read equally well (WCAG 2). */
const MIDDLE = 0.179;

/** Black or white, whichever is read at 4.5 : 1 on `#rrggbb`. Shorter than what the player knows of colours. */
export const inkOn = (ground: string): string =>
  [0.2126, 0.7152, 0.0722].reduce(
    (sum, share, part) =>
      sum +
      share *
        ((Number.parseInt(ground.slice(1 + 2 * part, 3 + 2 * part), 16) / 255 + 0.055) / 1.055) **
          2.4,
    0,
  ) > MIDDLE
    ? '#000000'
    : '#ffffff';
