/** The gradient of a background or an object. */
export interface WithColours {
  readonly colours: readonly string[];
}

/** Of the two to four that make one. */
export const MOST_GRADIENT_COLOURS = 4;

/** Where there are no others to begin with: dusk over the ground. */
const FALLBACK_COLOURS = ['#0f5f5b', '#1d3557'];

/** One colour more; the first two at once, from the ground to another of the organisation's colours. */
export function withMoreColours<Gradient extends WithColours>(
  gradient: Gradient,
  ground: string,
  offered: readonly string[],
): Gradient {
  const colours = [...(gradient.colours.length < 2 ? [ground] : gradient.colours)];
  const next =
    [...offered, ...FALLBACK_COLOURS].find((colour) => !colours.includes(colour)) ?? ground;
  return { ...gradient, colours: [...colours, next].slice(0, MOST_GRADIENT_COLOURS) };
}

export const withColourAt = <Gradient extends WithColours>(
  gradient: Gradient,
  at: number,
  colour: string,
): Gradient =>
  gradient.colours[at] === colour
    ? gradient
    : { ...gradient, colours: gradient.colours.map((one, index) => (index === at ? colour : one)) };

/** Fewer than two are no gradient: then none is left. */
export const withoutColour = <Gradient extends WithColours>(
  gradient: Gradient,
  at: number,
): Gradient =>
  gradient.colours.length <= 2
    ? { ...gradient, colours: [] }
    : { ...gradient, colours: gradient.colours.filter((_, index) => index !== at) };
