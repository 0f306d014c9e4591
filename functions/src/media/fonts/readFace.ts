import type { Font } from 'fontkit';
import { failed, succeeded, type FontMetrics, type Result } from 'shared-kernel/model';
import { letterWidth } from './letterWidth';
import { openFontTools } from './openFontTools';

/** What a font file says of itself. */
export interface ReadFace {
  readonly family: string;
  /** As CSS writes them. */
  readonly weights: string;
  readonly style: 'normal' | 'italic';
  readonly metrics: FontMetrics;
  /** Axes beside the weight, with what they are where nobody says. */
  readonly otherAxes: Readonly<Record<string, number>>;
  /** Whether its maker allows a part of it to be given. */
  readonly maySubset: boolean;
  /** Code points, in their order. */
  readonly characters: readonly number[];
}

/** Reads an unpacked font; a sentence where it is damaged, or its maker forbids that it is shown on pages. */
export async function readFace(bytes: Buffer): Promise<Result<ReadFace, string>> {
  const { create } = await openFontTools();
  try {
    const font = create(bytes);
    // Not a collection, which has fonts of its own.
    if (!('OS/2' in font)) return failed(DAMAGED);
    const { fsType } = font['OS/2'];
    const isRestricted = fsType.noEmbedding && !fsType.viewOnly && !fsType.editable;
    if (isRestricted || fsType.bitmapOnly) return failed(RESTRICTED);
    const family = familyOf(font);
    if (family === '') return failed(NAMELESS);
    const characters = charactersOf(font);
    if (characters.length === 0) return failed(DAMAGED);
    const { wght: _, ...others } = font.variationAxes;
    return succeeded({
      family,
      weights: weightsOf(font),
      style: isItalic(font) ? 'italic' : 'normal',
      metrics: metricsOf(font),
      otherAxes: Object.fromEntries(
        Object.entries(others).map(([axis, said]) => [axis, said?.default ?? 0]),
      ),
      maySubset: !fsType.noSubsetting,
      characters,
    });
  } catch {
    return failed(DAMAGED); // tables that lead nowhere
  }
}

export const DAMAGED = 'This font file is damaged, and browsers would not show it';
const NAMELESS =
  'This font file does not say what its family is called. Ask whoever made it for another';
const RESTRICTED =
  'The maker of this font forbids that it is embedded (restricted licence embedding, OS/2 fsType). Ask them for a web font';

const WIDTHS: Readonly<Record<number, string>> = {
  1: 'Ultra Condensed',
  2: 'Extra Condensed',
  3: 'Condensed',
  4: 'Semi Condensed',
  6: 'Semi Expanded',
  7: 'Expanded',
  8: 'Extra Expanded',
  9: 'Ultra Expanded',
};
const MOST_LETTERS = 60;

/** The family that its weights share, without what CSS would have to quote; a narrow or wide cut is a family of its own. */
function familyOf(font: Font): string {
  const named = font.getName('preferredFamily', 'en') ?? font.familyName;
  const name = (typeof named === 'string' ? named : '')
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} _-]+/gu, ' ')
    .replace(/ {2,}/g, ' ')
    .trim();
  const width = WIDTHS[font['OS/2'].usWidthClass] ?? '';
  const isSaid = width === '' || name === '' || lettersOf(name).includes(lettersOf(width));
  return Array.from(isSaid ? name : `${name} ${width}`)
    .slice(0, MOST_LETTERS)
    .join('')
    .trim();
}

const lettersOf = (text: string): string => text.toLowerCase().replace(/[^\p{L}]/gu, '');

function weightsOf(font: Font): string {
  const { wght } = font.variationAxes;
  if (wght !== undefined) {
    const [least, most] = [weight(wght.min), weight(wght.max)];
    return least === most ? String(least) : `${String(least)} ${String(most)}`;
  }
  const { usWeightClass } = font['OS/2'];
  // Files of the nineties count from 1 to 9.
  const said = usWeightClass < 10 ? usWeightClass * 100 : usWeightClass;
  const isBold = font['OS/2'].fsSelection.bold && said <= REGULAR;
  return String(isBold ? BOLD : weight(said === 0 ? REGULAR : said));
}

const REGULAR = 400;
const BOLD = 700;
const weight = (said: number): number => Math.min(1_000, Math.max(1, Math.round(said)));

const isItalic = (font: Font): boolean => {
  const { italic, oblique } = font['OS/2'].fsSelection;
  return italic || oblique || font.italicAngle !== 0;
};

function metricsOf(font: Font): FontMetrics {
  const os2 = font['OS/2'];
  const { ascent, descent, lineGap } = os2.fsSelection.useTypoMetrics
    ? { ascent: os2.typoAscender, descent: os2.typoDescender, lineGap: os2.typoLineGap }
    : font;
  const inEm = (units: number) =>
    Math.min(4, Math.max(0, Number((units / font.unitsPerEm).toFixed(4)) || 0));
  const widthAt = (wanted: number): number => {
    const { wght } = font.variationAxes;
    const at = wght && Math.min(wght.max, Math.max(wght.min, wanted));
    const cut = at === undefined ? font : font.getVariation({ wght: at });
    return inEm(
      letterWidth((letter) => {
        const point = letter.codePointAt(0) ?? 0;
        return cut.hasGlyphForCodePoint(point)
          ? cut.glyphForCodePoint(point).advanceWidth
          : os2.xAvgCharWidth;
      }),
    );
  };
  return {
    ascent: inEm(ascent),
    descent: inEm(Math.abs(descent)),
    lineGap: inEm(lineGap),
    width: widthAt(REGULAR),
    boldWidth: widthAt(BOLD),
  };
}

const FIRST_CHARACTER = 0x20;
/** The last that any script has; private letters behind them stand in no text. */
const LAST_CHARACTER = 0x323af;

/** Each is asked for: a table may claim ranges that no memory holds. */
function charactersOf(font: Font): readonly number[] {
  const found: number[] = [];
  for (let point = FIRST_CHARACTER; point <= LAST_CHARACTER; point += 1)
    if (font.hasGlyphForCodePoint(point)) found.push(point);
  return found;
}
