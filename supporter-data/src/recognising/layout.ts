import { firstRows } from '../rows/firstRows';
import type { Row } from '../rows/row';
import {
  createDelimiterRecognising,
  DELIMITERS,
  recogniseDelimiter,
  type Delimiter,
} from './delimiter';
import { mayBeTitle, titledHeader } from './titledHeader';

/** Characters of the text in which the header is looked for: the same of a file's beginning as of the whole. */
const HEADER_CHARACTERS = 64 * 1024;

export interface Layout {
  readonly delimiter: Delimiter;
  /** The number of the row with the names of the columns; null for the first one that is not blank. */
  readonly headerRow: number | null;
}

/** What a person chose of it, which goes first. */
type ChosenLayout = Partial<Pick<Layout, 'delimiter'>> & { readonly headerRow?: number };

/** Where a text that comes piece by piece is cut into cells, and which row names them (I2, I18). */
export interface LayoutRecognising {
  /** Whether more of the text is to come before it is known. */
  readonly add: (piece: string) => boolean;
  readonly layout: () => Layout;
}

export const createLayoutRecognising = (chosen: ChosenLayout): LayoutRecognising => {
  const recognising = createDelimiterRecognising();
  let isDelimiterKnown = chosen.delimiter !== undefined;
  let start = '';
  return {
    add: (piece) => {
      start += piece.slice(0, HEADER_CHARACTERS - start.length);
      if (!isDelimiterKnown) isDelimiterKnown = !recognising.add(piece);
      return start.length < HEADER_CHARACTERS || !isDelimiterKnown;
    },
    layout: () => layoutOf(start, chosen.delimiter ?? recognising.delimiter(), chosen),
  };
};

const layoutOf = (start: string, usual: Delimiter, chosen: ChosenLayout): Layout => {
  const rows = rowsOf(start, usual);
  if (chosen.headerRow !== undefined) {
    const line = rows.find(({ number }) => number === chosen.headerRow)?.line ?? 1;
    const delimiter = chosen.delimiter ?? recogniseDelimiter(fromLine(start, line));
    return { delimiter, headerRow: chosen.headerRow };
  }
  const headerRow = titledHeader(rows);
  const isTold = chosen.delimiter !== undefined || headerRow !== null || !mayBeTitle(rows);
  return (isTold ? null : otherwiseCut(start)) ?? { delimiter: usual, headerRow };
};

/** A title says nothing of how the table below it is cut. */
const otherwiseCut = (start: string): Layout | null => {
  for (const delimiter of DELIMITERS) {
    const headerRow = titledHeader(rowsOf(start, delimiter));
    if (headerRow !== null) return { delimiter, headerRow };
  }
  return null;
};

const rowsOf = (start: string, delimiter: Delimiter): readonly Row[] =>
  firstRows(start, delimiter, start.length < HEADER_CHARACTERS).table;

/** The text from the beginning of a line on. */
const fromLine = (text: string, line: number): string => {
  const breaks = text.matchAll(/\r\n|\n|\r/g);
  for (let passed = 1; passed < line; passed += 1) {
    const { value } = breaks.next();
    if (value !== undefined && passed === line - 1)
      return text.slice(value.index + value[0].length);
  }
  return text;
};
