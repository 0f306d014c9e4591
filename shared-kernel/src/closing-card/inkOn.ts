const WHOLE = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i;

/** The ground to paint and what is legible on it, black or white (WCAG 2 contrast). */
export function inkOn(colour: string): { readonly ground: string; readonly colour: string } {
  const channels = WHOLE.exec(colour)?.slice(1) ?? ['0f', '5f', '5b'];
  const [red = 0, green = 0, blue = 0] = channels.map((part) => linear(Number.parseInt(part, 16)));
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  const isDark = 1.05 / (luminance + 0.05) >= (luminance + 0.05) / 0.05;
  return { ground: `#${channels.join('')}`, colour: isDark ? '#ffffff' : '#111111' };
}

const linear = (channel: number): number => {
  const share = channel / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};
