import type { Delimiter } from '../recognising/delimiter';

/** Counts rows that are not blank without making them, so that it keeps up with any disk. */
export interface RowCounter {
  /** The text goes on. */
  readonly add: (piece: string) => void;
  /** Rows so far; one that the text has not ended counts. */
  readonly count: () => number;
}

/** The rows of well-formed CSV (I3): what a person is told of a file before anything of it is sent. */
export const createRowCounter = (delimiter: Delimiter): RowCounter => {
  let rows = 0;
  let hasContent = false;
  let isCellStart = true;
  /** Behind a quote within quotes, which ends them unless another one follows. */
  let quotes: 'none' | 'open' | 'maybeClosed' = 'none';

  const take = (character: string): void => {
    if (quotes === 'open') {
      if (character === '"') quotes = 'maybeClosed';
      else if (character.trim() !== '') hasContent = true;
      return;
    }
    if (quotes === 'maybeClosed') {
      quotes = character === '"' ? 'open' : 'none';
      if (quotes === 'open') {
        hasContent = true;
        return;
      }
    }
    if (character === '\n' || character === '\r') {
      if (hasContent) rows += 1;
      hasContent = false;
      isCellStart = true;
    } else if (character === delimiter) {
      isCellStart = true;
    } else {
      if (character === '"' && isCellStart) quotes = 'open';
      else if (character.trim() !== '') hasContent = true;
      isCellStart = false;
    }
  };

  return {
    add: (piece) => {
      for (let at = 0; at < piece.length; at += 1) take(piece.charAt(at));
    },
    count: () => rows + (hasContent ? 1 : 0),
  };
};
