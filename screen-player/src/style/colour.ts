/** Red, green and blue 0-255, opacity 0-1. */
export interface Colour {
  readonly red: number;
  readonly green: number;
  readonly blue: number;
  readonly alpha: number;
}

const HEX = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i;
const NUMBER = String.raw`(\d{1,3}(?:\.\d+)?|\.\d+)`;
const SEPARATOR = String.raw`\s*[,\s]\s*`;
const RGB = new RegExp(
  String.raw`^rgba?\(\s*${NUMBER}${SEPARATOR}${NUMBER}${SEPARATOR}${NUMBER}(?:\s*[,/]\s*${NUMBER}(%?))?\s*\)$`,
  'i',
);

/** The colour words that people write by hand; the colour inputs of the product always write numbers. */
const NAMED: Readonly<Record<string, string>> = {
  black: '#000000',
  silver: '#c0c0c0',
  gray: '#808080',
  grey: '#808080',
  white: '#ffffff',
  maroon: '#800000',
  red: '#ff0000',
  purple: '#800080',
  fuchsia: '#ff00ff',
  green: '#008000',
  lime: '#00ff00',
  olive: '#808000',
  yellow: '#ffff00',
  orange: '#ffa500',
  navy: '#000080',
  blue: '#0000ff',
  teal: '#008080',
  aqua: '#00ffff',
  transparent: '#00000000',
};

/** Reads hex, `rgb()`, `rgba()` and the basic colour names; null for anything else (D23). */
export function parseColour(text: string): Colour | null {
  const written = text.trim();
  const word = written.toLowerCase();
  const named = Object.hasOwn(NAMED, word) ? NAMED[word] : undefined;
  return parseHex(named ?? written) ?? parseRgb(written);
}

/** Writes `rgba(…)`: what reaches CSS is always our own text. */
export const formatColour = ({ red, green, blue, alpha }: Colour): string =>
  `rgba(${String(red)}, ${String(green)}, ${String(blue)}, ${String(alpha)})`;

/** `#rrggbb`, without the opacity: the form of a colour input. */
export const hexOf = ({ red, green, blue }: Colour): string =>
  `#${[red, green, blue].map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`;

function parseHex(text: string): Colour | null {
  const digits = HEX.exec(text)?.[1];
  if (digits === undefined) return null;
  const doubled = digits.length < 6 ? digits.replace(/./g, '$&$&') : digits;
  const [red = 0, green = 0, blue = 0, alpha = 255] = (doubled.match(/../g) ?? []).map((pair) =>
    Number.parseInt(pair, 16),
  );
  return { red, green, blue, alpha: Math.round((alpha / 255) * 1000) / 1000 };
}

function parseRgb(text: string): Colour | null {
  const parts = RGB.exec(text);
  if (parts === null) return null;
  const [, red, green, blue, alpha, percent] = parts;
  const opacity = alpha === undefined ? 1 : Number(alpha) / (percent === '%' ? 100 : 1);
  return {
    red: Math.min(255, Number(red)),
    green: Math.min(255, Number(green)),
    blue: Math.min(255, Number(blue)),
    alpha: Math.min(1, opacity),
  };
}
