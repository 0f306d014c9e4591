/** Spec §2. */
const NAME_LENGTH = 20;

const CHARACTERS = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** A name under a thumbnail: cut to 20 characters as people see them, an ellipsis beside them (spec §5). */
export function thumbnailName(name: string): string {
  const characters = Array.from(CHARACTERS.segment(name), ({ segment }) => segment);
  return characters.length <= NAME_LENGTH
    ? name
    : `${characters.slice(0, NAME_LENGTH).join('').trimEnd()}…`;
}
