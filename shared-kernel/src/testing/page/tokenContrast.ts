import { theSystem } from '../../ui/basics/system';

export type ColourScheme = 'light' | 'dark';

/**
 * The contrast of two colours of the tool's system, by their names such as `accent.600` or `bg.panel`: from 1 (the same) to
 * 21 (black on white); WCAG 2.2, "contrast ratio".
 */
export function tokenContrast(scheme: ColourScheme, one: string, other: string): number {
  const [dark = 0, light = 0] = [one, other]
    .map((name) => luminance(hexOf(`--ss-colors-${name.replaceAll('.', '-')}`, scheme)))
    .sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** What a variable comes to, through those that it leads to. */
function hexOf(variable: string, scheme: ColourScheme): string {
  const { cssVarMap } = theSystem().tokens;
  const value = cssVarMap.get(`_${scheme}`)?.get(variable) ?? cssVarMap.get('base')?.get(variable);
  const [, led] = /^var\((--[\w-]+)\)$/.exec(value ?? '') ?? [];
  if (led !== undefined) return hexOf(led, scheme);
  if (value === undefined || !/^#[\da-f]{6}$/i.test(value))
    throw new Error(`${variable} is no colour: ${String(value)}`);
  return value;
}

/** WCAG 2.2, "relative luminance". */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const share = parseInt(hex.slice(at, at + 2), 16) / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
