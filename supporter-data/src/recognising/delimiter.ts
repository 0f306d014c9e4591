export const DELIMITERS = [',', ';', '\t'] as const;
export type Delimiter = (typeof DELIMITERS)[number];

/**
 * The delimiter that cuts the header most often outside of quotes; a comma where none does (D2c). The
 * header is the first row with more than blanks and delimiters.
 */
export const recogniseDelimiter = (text: string): Delimiter => {
  const recognising = createDelimiterRecognising();
  recognising.add(text);
  return recognising.delimiter();
};

/** The same of a text that comes piece by piece. */
export interface DelimiterRecognising {
  /** Whether more of the text is to come before it is known. */
  readonly add: (piece: string) => boolean;
  readonly delimiter: () => Delimiter;
}

export const createDelimiterRecognising = (): DelimiterRecognising => {
  let cuts = noCuts();
  let isQuoted = false;
  let hasContent = false;
  let isKnown = false;
  const take = (character: string): void => {
    if (character === '"') {
      isQuoted = !isQuoted;
      hasContent = true;
    } else if (isQuoted) return;
    else if (character === '\n' || character === '\r') {
      isKnown = hasContent;
      if (!isKnown) cuts = noCuts();
    } else if (isDelimiter(character)) {
      cuts[character] += 1;
    } else if (character.trim() !== '') {
      hasContent = true;
    }
  };
  return {
    add: (piece) => {
      for (const character of piece) {
        if (isKnown) break;
        take(character);
      }
      return !isKnown;
    },
    delimiter: () => commonest(cuts),
  };
};

type Cuts = Record<Delimiter, number>;

const noCuts = (): Cuts => ({ ',': 0, ';': 0, '\t': 0 });

const isDelimiter = (character: string): character is Delimiter =>
  DELIMITERS.some((delimiter) => delimiter === character);

const commonest = (cuts: Cuts): Delimiter =>
  DELIMITERS.reduce((best, delimiter) => (cuts[delimiter] > cuts[best] ? delimiter : best));
