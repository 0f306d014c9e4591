/** What was dropped or chosen: a file to go on with, or why not, in a sentence. */
export type Dropped = { readonly file: File } | { readonly refused: string };

const SPREADSHEETS = /\.(?:xlsx?|xlsm|xlsb|ods|numbers)$/i;
const OTHER_KINDS =
  /\.(?:pdf|docx?|odt|rtf|pages|pptx?|png|jpe?g|gif|webp|heic|svg|zip|gz|7z|rar|json|xml|html?|mp4|mov|mp3)$/i;

/** One file that may be CSV. What is in it is looked at later: this is told by how many there are, and their names. */
export function droppedFile(files: readonly File[]): Dropped | null {
  const [file, ...others] = files;
  if (file === undefined) return null;
  if (others.length > 0)
    return {
      refused: `These are ${files.length} files. Import them one after the other: supporters of the same email address are put together.`,
    };
  if (SPREADSHEETS.test(file.name))
    return {
      refused: `${file.name} is a spreadsheet. Open it, choose “Save as” or “Download” and “CSV”, and import that file.`,
    };
  if (OTHER_KINDS.test(file.name))
    return {
      refused: `${file.name} is not a CSV file. Export your supporters as CSV from your campaign platform, and import that file.`,
    };
  return { file };
}
