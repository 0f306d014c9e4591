/** Why a whole file cannot be imported, as a code and a sentence for people. */
export type ImportFault =
  | { readonly code: Exclude<ImportFaultCode, 'import/unclosed-quote'>; readonly message: string }
  | { readonly code: 'import/unclosed-quote'; readonly message: string; readonly line: number };

export const IMPORT_FAULT_CODES = [
  'import/empty',
  'import/no-header',
  'import/no-header-row',
  'import/spreadsheet',
  'import/encrypted-workbook',
  'import/unreadable-workbook',
  'import/unreadable-text',
  'import/unclosed-quote',
  'import/no-email-column',
  'import/too-many-columns',
  'import/unusable-mapping',
] as const;
export type ImportFaultCode = (typeof IMPORT_FAULT_CODES)[number];

/** What the map step can show, and a supporter's document can hold. */
export const MAX_COLUMNS = 2100;

const SENTENCES = {
  'import/empty': 'The file is empty.',
  'import/no-header': 'No header found: the file has only blank lines.',
  'import/no-header-row':
    'The row that was chosen for the column names is blank, or the file ends before it: choose another row.',
  'import/spreadsheet':
    'This is a spreadsheet, not CSV: give it the ending .xlsx, or save it as CSV.',
  'import/encrypted-workbook':
    'This workbook is protected by a password: save it without one, or as CSV.',
  'import/unreadable-workbook':
    'This workbook cannot be read: save it once more as an Excel workbook (.xlsx), or as CSV.',
  'import/unreadable-text': 'This is not text: save it as CSV in UTF-8.',
  'import/no-email-column': 'The file has no email column.',
  'import/too-many-columns': 'The file has more than 2,100 columns: leave some out.',
  'import/unusable-mapping': 'The chosen columns do not fit the file: choose them again.',
} as const satisfies Record<Exclude<ImportFaultCode, 'import/unclosed-quote'>, string>;

export const importFault = (code: keyof typeof SENTENCES): ImportFault => ({
  code,
  message: SENTENCES[code],
});

/** Why there is no header: the row that was asked for, or any at all. */
export const missingHeader = (headerRow: number | null): ImportFault =>
  importFault(headerRow === null ? 'import/no-header' : 'import/no-header-row');

/** `line` is a physical line of the file; the first is 1. */
export const unclosedQuote = (line: number): ImportFault => ({
  code: 'import/unclosed-quote',
  message: `The file cannot be read: a quote opened on line ${line} is never closed.`,
  line,
});
