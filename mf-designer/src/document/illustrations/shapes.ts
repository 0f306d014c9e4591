/** A cut-out. */
export const fill = (colour: string, d: string): string => `<path fill="${colour}" d="${d}"/>`;

/** A line, or a limb where it is broad; its ends are round. */
export const line = (colour: string, width: number, d: string): string =>
  `<path fill="none" stroke="${colour}" stroke-width="${String(width)}" d="${d}"/>`;

export const disc = (colour: string, x: number, y: number, radius: number): string =>
  `<circle fill="${colour}" cx="${String(x)}" cy="${String(y)}" r="${String(radius)}"/>`;

/** Of `parts` what lies within `d`. */
export const within = (d: string, ...parts: readonly string[]): string =>
  `<clipPath id="a"><path d="${d}"/></clipPath><g clip-path="url(#a)">${parts.join('')}</g>`;

/** Seen in a mirror that stands in the middle. */
export const mirrored = (...parts: readonly string[]): string =>
  `<g transform="matrix(-1 0 0 1 1000 0)">${parts.join('')}</g>`;

export const moved = (transform: string, ...parts: readonly string[]): string =>
  `<g transform="${transform}">${parts.join('')}</g>`;
