import { charactersOf, FONT_SIZES, LINE_HEIGHTS } from 'shared-kernel/model';

/** Nothing is set smaller. CSS pixels. */
const SMALLEST_PX = 14;

/** The largest size of spec §9 up to `most`. */
export const sizeUpTo = (most: number): number =>
  Math.max(SMALLEST_PX, FONT_SIZES.findLast((size) => size <= most) ?? 0);

/** The lowest line of spec §9 that is high enough. */
export const lineHeightFor = (size: number, leading: number): number =>
  LINE_HEIGHTS.find((lineHeight) => lineHeight >= Math.floor(size * leading)) ?? size;

/** How wide a text's words are, in font sizes. */
export type MeasuredText = readonly number[];

export const measured = (text: string): MeasuredText =>
  text.split(/\s+/).filter(Boolean).map(widthEm);

/** The largest size up to `most` at which no word is broken, and no text is higher than one line of `most`. */
export function sizeWithin(most: number, widthPx: number, texts: readonly MeasuredText[]): number {
  const fits = (size: number): boolean =>
    texts.every(
      (text) =>
        text.every((width) => width * size <= widthPx * SURE) &&
        linesOf(text, size, widthPx) * size <= most,
    );
  return Math.max(SMALLEST_PX, FONT_SIZES.findLast((size) => size <= most && fits(size)) ?? 0);
}

/** The largest size up to `most` at which no word is broken. */
export function sizeOfWords(most: number, widthPx: number, texts: readonly MeasuredText[]): number {
  const longest = Math.max(0, ...texts.flat());
  return sizeUpTo(Math.min(most, longest === 0 ? most : (widthPx * SURE) / longest));
}

/** How many lines a text takes, as browsers fill them. */
export function linesOf(text: MeasuredText, size: number, widthPx: number): number {
  const room = (widthPx * SURE) / size;
  let lines = 1;
  let used = 0;
  for (const width of text) {
    if (used > 0 && used + SPACE_EM + width > room) {
      lines += 1;
      used = width;
    } else {
      used += (used > 0 ? SPACE_EM : 0) + width;
    }
  }
  return lines;
}

/** How wide bold letters of a wide family are, in font sizes: nobody knows the organisation's fonts here. */
const widthEm = (text: string): number =>
  charactersOf(text).reduce(
    (sum, character) => sum + (WIDTHS_EM.find(([kind]) => kind.test(character))?.[1] ?? EMOJI_EM),
    0,
  );

/** Of a line: letters are guessed, not measured. */
const SURE = 0.96;
const EMOJI_EM = 1.35;
const SPACE_EM = 0.35;

const WIDTHS_EM: readonly (readonly [kind: RegExp, widthEm: number])[] = [
  [/[\s.,:;!'’|/iljftI]/, 0.36],
  [/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u, 1.05],
  [/[mwMW]/, 1],
  [/[\p{Lu}]/u, 0.78],
  [/[\p{L}\p{N}£$€\-–+]/u, 0.66],
];
