/** What was dropped or chosen: a file to go on with, or why not, in a sentence. */
export type Dropped = { readonly file: File } | { readonly refused: string };

const WORKBOOKS = /\.xls[xm]$/i;
const OTHER_SPREADSHEETS = /\.(?:xls|xlsb|ods|numbers)$/i;
const OTHER_KINDS =
  /\.(?:pdf|docx?|odt|rtf|pages|pptx?|png|jpe?g|gif|webp|heic|svg|zip|gz|7z|rar|json|xml|html?|mp4|mov|mp3)$/i;

/** Whether a file is by its name a workbook, of which a sheet is imported. */
export const isWorkbook = ({ name }: File): boolean => WORKBOOKS.test(name);

/** One file that may be CSV or a workbook. What is in it is looked at later: this is told by how many there are, and their names. */
export function droppedFile(files: readonly File[]): Dropped | null {
  const [file, ...others] = files;
  if (file === undefined) return null;
  if (others.length > 0)
    return {
      refused: `These are ${files.length} files. Import them one after the other: supporters of the same email address are put together.`,
    };
  if (OTHER_SPREADSHEETS.test(file.name))
    return {
      refused: `${file.name} is a spreadsheet of another kind. Open it, choose “Save as” or “Download” and “Excel workbook (.xlsx)” or “CSV”, and import that file.`,
    };
  if (OTHER_KINDS.test(file.name))
    return {
      refused: `${file.name} holds no rows of supporters. Export them as CSV or as an Excel workbook from your campaign platform, and import that file.`,
    };
  return { file };
}
