import { writeXlsx } from 'hucre';
import type { WorkbookValue } from '../workbook/cellText';

/** An Excel workbook with these sheets of rows, as spreadsheets save it. */
export const aWorkbook = (
  sheets: Readonly<Record<string, readonly (readonly WorkbookValue[])[]>>,
  {
    hidden = [],
    password,
  }: { readonly hidden?: readonly string[]; readonly password?: string } = {},
): Promise<Uint8Array> =>
  writeXlsx({
    sheets: Object.entries(sheets).map(([name, rows]) => ({
      name,
      rows: rows.map((row) => [...row]),
      hidden: hidden.includes(name),
    })),
    // As often as a password is hashed says nothing about reading.
    ...(password === undefined ? {} : { encryption: { password, spinCount: 1 } }),
  });
