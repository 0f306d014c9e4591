import type { Colour } from '../style/colour';

/** What is seen where `above` is painted over the opaque `below`. */
export const painted = (above: Colour, below: Colour): Colour => {
  const mix = (part: 'red' | 'green' | 'blue') =>
    above[part] * above.alpha + below[part] * (1 - above.alpha);
  return { red: mix('red'), green: mix('green'), blue: mix('blue'), alpha: 1 };
};

/** 1 (the same) to 21 (black on white), of opaque colours; WCAG 2.2, "contrast ratio". */
export function contrastOf(one: Colour, other: Colour): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** WCAG 2.2 AA: 3 for large text (24 px, or 18.66 px and bold), else 4.5. */
export const contrastNeeded = (fontSizePx: number, weight: 'normal' | 'bold'): number =>
  fontSizePx >= 24 || (weight === 'bold' && fontSizePx >= 18.66) ? 3 : 4.5;

/** WCAG 2.2, "relative luminance". */
const luminance = ({ red, green, blue }: Colour): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
