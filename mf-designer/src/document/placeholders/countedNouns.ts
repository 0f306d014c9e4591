import { writePlural } from 'evaluation';

import { splitText } from './splitText';
import { codeOf, type PlaceholderParts } from './placeholderParts';
import { spliced } from './spliced';

/** A bare number before an English word in the plural, which is wrong for one: "1 petitions". */
export interface CountedNoun {
  readonly parts: PlaceholderParts;
  readonly from: number;
  readonly singular: string;
  readonly plural: string;
  /** The whole text, with a form for one and one for the others in the place of both. */
  readonly mended: string;
}

/** [S104] Those of a text; English alone shows its plurals at the end of a word. */
export const countedNouns = (text: string): readonly CountedNoun[] =>
  splitText(text).flatMap((segment, index, segments): readonly CountedNoun[] => {
    if (segment.kind !== 'placeholder' || !BARE.has(segment.parts.format)) return [];
    const [whole = '', plural = ''] = PLURAL_WORD.exec(segments[index + 1]?.code ?? '') ?? [];
    if (plural === '' || NO_PLURALS.has(plural.toLowerCase())) return [];
    const { parts, from, to } = segment;
    const singular = singularOf(plural);
    const format = writePlural(
      new Map([
        ['one', `# ${singular}`],
        ['other', `# ${plural}`],
      ]),
    );
    const mended = spliced(text, from, to + whole.length, codeOf({ ...parts, format }));
    return [{ parts, from, singular, plural, mended }];
  });

/** Formats that print a number and no word. */
const BARE: ReadonlySet<string> = new Set(['', 'none', 'number', 'compact']);

const PLURAL_WORD = /^ ([a-z]{2,}s)\b/i;

/** Words that end like a plural and are none. */
const NO_PLURALS: ReadonlySet<string> = new Set(
  'as is was has his its us this thus yes less plus across always perhaps towards afterwards'.split(
    ' ',
  ),
);

const singularOf = (plural: string): string => {
  if (/[^aeiou]ies$/i.test(plural)) return `${plural.slice(0, -3)}y`;
  return /(?:ss|sh|ch|x|zz)es$/i.test(plural) ? plural.slice(0, -2) : plural.slice(0, -1);
};
