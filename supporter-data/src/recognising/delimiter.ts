export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * The delimiter that cuts the header most often outside of quotes; a comma where none does (D2c). The
 * header is the first row with more than blanks and delimiters.
 */
export const recogniseDelimiter = (pieces: Iterable<string>): Delimiter => {
  let cuts = noCuts();
  let isQuoted = false;
  let hasContent = false;
  for (const piece of pieces) {
    for (const character of piece) {
      if (character === '"') {
        isQuoted = !isQuoted;
        hasContent = true;
      } else if (isQuoted) {
        continue;
      } else if (character === '\n' || character === '\r') {
        if (hasContent) return commonest(cuts);
        cuts = noCuts();
      } else if (isDelimiter(character)) {
        cuts[character] += 1;
      } else if (character.trim() !== '') {
        hasContent = true;
      }
    }
  }
  return commonest(cuts);
};

type Cuts = Record<Delimiter, number>;

const noCuts = (): Cuts => ({ ',': 0, ';': 0, '\t': 0 });

const isDelimiter = (character: string): character is Delimiter =>
  DELIMITERS.some((delimiter) => delimiter === character);

const commonest = (cuts: Cuts): Delimiter =>
  DELIMITERS.reduce((best, delimiter) => (cuts[delimiter] > cuts[best] ? delimiter : best));
