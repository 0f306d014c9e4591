/** A cell as a workbook holds it. */
export type WorkbookValue = string | number | boolean | Date | null;

/**
 * What a spreadsheet shows of a cell, in the spelling that imports read (D2): a day as DD/MM/YYYY without its time, a
 * number in plain digits as far as a workbook is exact, 15 of them.
 */
export function cellText(value: WorkbookValue): string {
  if (value === null) return '';
  if (typeof value === 'string') return value;
  if (typeof value === 'boolean') return value ? 'TRUE' : 'FALSE';
  return typeof value === 'number' ? numberText(value) : dayText(value);
}

const EXACT_DIGITS = 15;

const PLAIN = new Intl.NumberFormat('en', {
  useGrouping: false,
  maximumSignificantDigits: EXACT_DIGITS,
});

const numberText = (value: number): string => (Number.isFinite(value) ? PLAIN.format(value) : '');

const dayText = (value: Date): string => {
  if (Number.isNaN(value.getTime())) return '';
  const [day, month] = [value.getUTCDate(), value.getUTCMonth() + 1];
  return `${padded(day, 2)}/${padded(month, 2)}/${padded(value.getUTCFullYear(), 4)}`;
};

const padded = (number: number, width: number): string => String(number).padStart(width, '0');
