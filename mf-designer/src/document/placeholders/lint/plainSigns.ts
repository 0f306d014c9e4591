/** Typographic braces and bars as the plain signs that placeholders are written with. */
export const plainSigns = (text: string): string =>
  text
    .replace(/[｛❴﹛]/g, '{')
    .replace(/[｝❵﹜]/g, '}')
    .replace(new RegExp(`[${BARS}]`, 'g'), '|');

/** Signs that look like a bar and are none. */
export const BARS = '｜│¦ǀ❘∣‖';
