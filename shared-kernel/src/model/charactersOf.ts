/**
 * Characters as people see them: an emoji with its modifiers is one. Only a text that may have several code units to a
 * character is split by the browser's tables, which it reads for some 30 ms, four times that on a phone.
 */
export function charactersOf(text: string): readonly string[] {
  if (ALONE.test(text)) return text.split('');
  // Firefox has no segmenter before 125.
  if (!('Segmenter' in Intl)) return text.match(CHARACTER) ?? [];
  return Array.from(new Intl.Segmenter().segment(text), ({ segment }) => segment);
}

/** Letters of Latin and Cyrillic, digits and usual signs: none joins another. */
const ALONE = /^[\n -~\xa0-\u02ff\u0400-\u0482\u2010-\u20bf]*$/;

/** Two of a flag, or one with its accents and modifiers and what is joined to it. */
const CHARACTER =
  /\p{Regional_Indicator}{2}|\P{M}(?:[\p{M}\p{Emoji_Modifier}]|\u200d\P{M})*|\p{M}+/gsu;
