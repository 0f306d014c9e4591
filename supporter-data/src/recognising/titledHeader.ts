import { isPlainNumber, readDay } from 'evaluation';
import { emailPlaceByContent, emailPlaceByName } from '../columns/keyColumns';
import { nameColumns } from '../columns/nameColumns';
import { isValidEmail, normaliseEmail } from '../rows/email';
import type { Row } from '../rows/row';

/** The header is looked for among so many rows that are not blank. */
export const HEADER_ROWS = 30;

/** Rows below a likely header that have to look like its data. */
const ROWS_BELOW = 20;
const SHARE_BELOW = 0.5;

const LONGEST_NAME = 100;
/** "Report", "Generated on; 3 May": a longer first row is a header. */
const TITLE_CELLS = 2;

/**
 * The number of the row that names the columns where rows of a title stand above it (I18); null where the first row does.
 * Takes the first rows of a file, none of them blank.
 */
export const titledHeader = (rows: readonly Row[]): number | null => {
  const [first] = rows;
  if (first === undefined || namesEmail(first)) return null;
  const likely = rows.slice(0, HEADER_ROWS).filter((row, index) => {
    const below = rows.slice(index + 1, index + 1 + ROWS_BELOW);
    return index > 0 && isHeader(row, { above: rows.slice(0, index), below });
  });
  return (likely.find(namesEmail) ?? likely[0])?.number ?? null;
};

/** Whether a first row could be a title, so that the delimiter that was found in it is none of the table's. */
export const mayBeTitle = ([first]: readonly Row[]): boolean =>
  first !== undefined && namesOf(first).length <= TITLE_CELLS && !namesEmail(first);

interface Around {
  readonly above: readonly Row[];
  readonly below: readonly Row[];
}

/** Several different names, more than stand in any row above, and below them rows that they can name. */
const isHeader = (row: Row, { above, below }: Around): boolean => {
  const names = namesOf(row);
  const titles = Math.max(...above.map((title) => namesOf(title).length));
  const isNamed = namesEmail(row);
  return (
    names.length >= (isNamed ? titles + 1 : titles * 2) &&
    names.every(isName) &&
    new Set(names.map((name) => name.toLowerCase())).size === names.length &&
    (isNamed || holdsEmails(row, below)) &&
    areRowsOf(row, below, titles)
  );
};

const areRowsOf = (header: Row, below: readonly Row[], titles: number): boolean => {
  const fitting = below.filter(
    (row) => widthOf(row) <= widthOf(header) && namesOf(row).length > titles,
  );
  return fitting.length > 0 && fitting.length >= below.length * SHARE_BELOW;
};

const namesOf = ({ cells }: Row): readonly string[] =>
  cells.map((cell) => cell.trim()).filter((cell) => cell !== '');

/** Cells up to the last one that is not blank. */
const widthOf = ({ cells }: Row): number => cells.findLastIndex((cell) => cell.trim() !== '') + 1;

const isName = (text: string): boolean =>
  text.length <= LONGEST_NAME &&
  !isPlainNumber(text) &&
  readDay(text) === null &&
  !isValidEmail(normaliseEmail(text));

const namesEmail = ({ cells }: Row): boolean => emailPlaceByName(nameColumns(cells)) !== null;

const holdsEmails = (header: Row, below: readonly Row[]): boolean =>
  emailPlaceByContent(
    widthOf(header),
    below.map(({ cells }) => cells),
  ) !== null;
