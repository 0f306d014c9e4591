import { FONT_SIZES, LINE_HEIGHTS, type Layout } from 'shared-kernel/model';

/** Nothing that is to be seen first is smaller. CSS pixels. */
const SMALLEST_PX = 24;

/** The largest size of spec §9, up to `most`, at which each of the texts takes one line of the width. */
export function fittedSize(most: number, widthPx: number, texts: readonly string[]): number {
  const longestEm = Math.max(0, ...texts.map(widthEm));
  const fitting = FONT_SIZES.filter((size) => size <= most && size * longestEm <= widthPx);
  return Math.max(SMALLEST_PX, fitting.at(-1) ?? 0);
}

/** A line a little higher than its letters. */
export const fontOf = (size: number): Layout['font'] => ({
  size,
  lineHeight: LINE_HEIGHTS.find((lineHeight) => lineHeight >= size * 1.1) ?? size,
});

/** The text's words, each of which must not be broken. */
export const wordsOf = (texts: readonly string[]): readonly string[] =>
  texts.flatMap((text) => text.split(/\s+/));

/** How wide bold letters of a wide family are, in font sizes: nobody knows the organisation's fonts here. */
const widthEm = (text: string): number =>
  Array.from(LETTERS.segment(text)).reduce(
    (sum, { segment }) => sum + (WIDTHS_EM.find(([kind]) => kind.test(segment))?.[1] ?? EMOJI_EM),
    0,
  );

/** As people see them: an emoji with its modifiers is one. */
const LETTERS = new Intl.Segmenter();
const EMOJI_EM = 1.35;

const WIDTHS_EM: readonly (readonly [kind: RegExp, widthEm: number])[] = [
  [/[\s.,:;!'’|/il]/, 0.4],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.05],
  [/[mwMW]/, 1.12],
  [/[\p{Lu}]/u, 0.86],
  [/[\p{L}\p{N}£$€\-–+]/u, 0.72],
];
