import type { FileBytes } from 'functions/handlers';
import { failed, succeeded, type Result } from 'shared-kernel/model';
import { readSheet, sheetNames } from 'supporter-data/workbook';

const WORKBOOK = /\.xls[xm]$/i;

/** A file's bytes as the import takes them: of a workbook those of a sheet as CSV, the first one where none is named. */
export async function sheetBytes(
  fileName: string,
  file: FileBytes,
  asked: string | null,
): Promise<Result<FileBytes, string>> {
  if (!WORKBOOK.test(fileName))
    return asked === null
      ? succeeded(file)
      : failed(`--sheet is for workbooks (.xlsx), and ${fileName} is none.`);
  const bytes = await file.slice(0, file.byteLength);
  const names = await sheetNames(bytes);
  if (!names.ok) return failed(names.error.message);
  const sheet = asked === null ? names.value[0] : names.value.find((name) => name === asked);
  if (sheet === undefined)
    return failed(`There is no sheet “${asked ?? ''}”. There is: ${names.value.join(', ')}.`);
  const read = await readSheet(bytes, sheet);
  return read.ok ? succeeded(Buffer.concat(read.value)) : failed(read.error.message);
}
