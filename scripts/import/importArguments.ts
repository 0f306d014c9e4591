import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import {
  ABSENT_CHOICES,
  failed,
  printCount,
  succeeded,
  type AbsentChoice,
  type Result,
} from 'shared-kernel/model';
import { MAX_HEADER_ROW } from 'functions/handlers';
import { argumentFault } from '../argumentFault';

export const USAGE = `Usage: npm run import -- FILE --organisation ID --year ID [options]

  --organisation ID       whose supporters they are
  --year ID               the year that they go into
  --sheet NAME            which sheet of a workbook (.xlsx) is imported (the first that can be seen)
  --header-row N          the row with the names of the columns, as a spreadsheet counts (found by its looks)
  --dry-run               say what the import would do, and write nothing
  --absent keep|remove    what happens to supporters who are not in the file (keep)
  --json                  the result as JSON on standard output, and nothing else there
  --help                  this text

It works on the data folder that npm start uses (DATA_DIR, else .data), whether the product is running or not; or on
Firestore where GOOGLE_CLOUD_PROJECT, GOOGLE_APPLICATION_CREDENTIALS or FIRESTORE_EMULATOR_HOST is set. Then MEDIA_BUCKET
names the bucket in which the functions keep files.

FILE is CSV, text with tabs or semicolons, or an Excel workbook (.xlsx).

Exit code: 0 done, 1 refused, failed or cancelled, 2 not understood.
`;

export interface ImportArguments {
  readonly file: string;
  /** As the history shows it. */
  readonly fileName: string;
  readonly organisationId: string;
  readonly yearId: string;
  /** Of a workbook; null for its first one. */
  readonly sheet: string | null;
  /** Null where it is to be found. */
  readonly headerRow: number | null;
  readonly isDryRun: boolean;
  readonly absent: AbsentChoice;
  readonly isJson: boolean;
}

const OPTIONS = {
  organisation: { type: 'string' },
  year: { type: 'string' },
  sheet: { type: 'string' },
  'header-row': { type: 'string' },
  'dry-run': { type: 'boolean' },
  absent: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean' },
} as const;

/** What was asked for, `help`, or what of it is not understood as a sentence. File names start from `folder`. */
export function importArguments(
  args: readonly string[],
  folder: string,
): Result<ImportArguments | 'help', string> {
  const parsed = parse(args);
  if (!parsed.ok) return parsed;
  const { values, positionals } = parsed.value;
  if (values.help === true) return succeeded('help');
  const [file, another] = positionals;
  if (file === undefined) return failed('Which file?');
  if (file.trim() === '') return failed('Which file? The name that was given is empty.');
  if (another !== undefined) return failed(`One file at a time, not ${file} and ${another}.`);
  const organisationId = values.organisation?.trim() ?? '';
  if (organisationId === '') return failed('Which organisation? Give --organisation ID.');
  const yearId = values.year?.trim() ?? '';
  if (yearId === '') return failed('Which year? Give --year ID.');
  const absent = ABSENT_CHOICES.find((choice) => choice === (values.absent ?? 'keep'));
  if (absent === undefined)
    return failed(`--absent is keep or remove, not “${values.absent ?? ''}”.`);
  const headerRow = headerRowOf(values['header-row']);
  if (!headerRow.ok) return headerRow;
  return succeeded({
    file: resolve(folder, file),
    fileName: basename(file),
    organisationId,
    yearId,
    sheet: values.sheet ?? null,
    headerRow: headerRow.value,
    isDryRun: values['dry-run'] === true,
    absent,
    isJson: values.json === true,
  });
}

function headerRowOf(text: string | undefined): Result<number | null, string> {
  if (text === undefined) return succeeded(null);
  const row = /^[1-9]\d*$/.test(text.trim()) ? Number(text) : NaN;
  return row <= MAX_HEADER_ROW
    ? succeeded(row)
    : failed(`--header-row is a number from 1 to ${printCount(MAX_HEADER_ROW)}, not “${text}”.`);
}

function parse(args: readonly string[]) {
  try {
    return succeeded(parseArgs({ args: [...args], options: OPTIONS, allowPositionals: true }));
  } catch (failure) {
    return failed(argumentFault(failure));
  }
}
