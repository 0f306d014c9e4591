import { failed, succeeded, type Result } from 'shared-kernel/model';

export const FONT_KINDS = ['woff2', 'woff', 'ttf', 'otf'] as const;
export type FontKind = (typeof FONT_KINDS)[number];

const KINDS: Readonly<Record<string, FontKind>> = {
  wOF2: 'woff2',
  wOFF: 'woff',
  OTTO: 'otf',
  true: 'ttf',
  '\0\x01\0\0': 'ttf',
};

/** What a file is by its first bytes, whatever it is called; else a sentence that says why it is not taken. */
export function kindOfFont(bytes: Uint8Array): Result<FontKind, string> {
  const signature = String.fromCharCode(...bytes.subarray(0, 4));
  const kind = KINDS[signature];
  if (kind !== undefined) return succeeded(kind);
  return failed(signature === 'ttcf' ? COLLECTION : NO_FONT);
}

const NO_FONT = 'This is no font file. Fonts are uploaded as WOFF2, WOFF, TTF or OTF';
const COLLECTION =
  'This file is a collection of fonts (TTC). Upload its fonts one by one, as WOFF2, WOFF, TTF or OTF';
