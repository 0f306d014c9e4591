import { printCount } from 'shared-kernel/model';
import { REJECTION_WORDS } from 'supporter-data';
import type { ImportReport, ImportResult } from './importReport';

/** Lines of a list that the text shows; the JSON has them all. */
const SHOWN = 20;

/** How the text begins, before the sentence that says why. */
const HEADINGS = {
  done: 'Imported.',
  checked: 'Dry run: nothing was written.',
  refused: 'Not imported.',
  failed: 'Not imported.',
  cancelled: 'Cancelled: the supporters are as they were before.',
} as const satisfies Record<ImportResult, string>;

/** Notes that say only what went as expected. */
const USUAL_NOTES: ReadonlySet<string> = new Set(['emailByName', 'emailByContent']);

/** A report for people. */
export function reportText(report: ImportReport): string {
  const { file, organisation, year, result, message } = report;
  const sections = [
    [`${file} → ${organisation}, ${year}`, `${HEADINGS[result]} ${message}`.trimEnd()],
    headerLines(report),
    figureLines(report),
    countingLines(report),
    titled('Rejected rows', rejectedLines(report)),
    titled('Columns to look at', columnLines(report)),
    asBeforeLines(report),
    titled('Fields', fieldLines(report)),
  ];
  const text = sections.filter((lines) => lines.length > 0).map((lines) => lines.join('\n'));
  return `${text.join('\n\n')}\n`;
}

const titled = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : [title, ...lines.map((line) => `  ${line}`)];

const headerLines = ({ headerRow }: ImportReport): readonly string[] =>
  headerRow === null || headerRow === 1
    ? []
    : [`The column names are in row ${String(headerRow)}; what stands above is left out.`];

function figureLines({ rows, supporters, dryRun, absent }: ImportReport): readonly string[] {
  if (rows === null || supporters === null) return [];
  const removes = absent === 'remove';
  const always: readonly Figure[] = [
    ['Rows in the file', rows.total],
    ['New supporters', supporters.newSupporters],
    ['Supporters with changes', supporters.changed],
    ['Supporters without changes', supporters.unchanged],
    ['Rejected rows', rows.rejected.total],
  ];
  const sometimes: readonly Figure[] = [
    [dryRun ? 'Supporters to be removed' : 'Supporters removed', supporters.removed],
    ['Not in the file, and kept', removes ? 0 : supporters.absent],
    ['Rows merged into an earlier row', rows.merged],
    ['Short rows, read with the rest empty', rows.short],
  ];
  const figures = [...always, ...sometimes.filter(([, count]) => count > 0)];
  const width = Math.max(...figures.map(([label]) => label.length));
  const counts = figures.map(([, count]) => printCount(count));
  const digits = Math.max(...counts.map((count) => count.length));
  return figures.map(
    ([label], at) => `  ${label.padEnd(width)}  ${(counts[at] ?? '').padStart(digits)}`,
  );
}

type Figure = readonly [label: string, count: number];

const countingLines = ({ result, counted }: ImportReport): readonly string[] => {
  if (result !== 'done') return [];
  return [
    counted
      ? 'Searches and screens are counted.'
      : 'Searches and screens are still to be counted; the product does so while it runs.',
  ];
};

const rejectedLines = ({ rows }: ImportReport): readonly string[] =>
  rows === null
    ? []
    : shortened(
        rows.rejected.where.map(
          ({ line, reason }) => `line ${String(line)}: ${REJECTION_WORDS[reason]}`,
        ),
        rows.rejected.total,
      );

const columnLines = ({ columns }: ImportReport): readonly string[] =>
  shortened(
    columns.flatMap(({ position, header, notes }) =>
      notes
        .filter(({ code }) => !USUAL_NOTES.has(code))
        .map(({ text }) => `${header === '' ? `Column ${String(position)}` : header}: ${text}`),
    ),
  );

const asBeforeLines = ({ columnsAsIn }: ImportReport): readonly string[] =>
  columnsAsIn === null
    ? []
    : [`Columns of the same names are as in the import of ${dayOf(columnsAsIn)}.`];

const dayOf = (iso: string): string =>
  new Date(iso).toLocaleDateString('en-GB', { dateStyle: 'long' });

function fieldLines({ fields }: ImportReport): readonly string[] {
  if (fields === null) return [];
  const used = new Set(fields.brokenUses.map(({ fieldName }) => fieldName));
  const brokenUses = fields.brokenUses.map(({ fieldName, searches, screens }) => {
    const users = [...searches, ...screens].map(({ name }) => name).join(', ');
    return `${fieldName}: not in the file, and used by ${users}`;
  });
  const ofChangedType = fields.ofChangedType.map(
    ({ name, before, after }) => `${name}: was ${before}, is now ${after}`,
  );
  return [
    ...shortened(
      [...ofChangedType, ...brokenUses],
      ofChangedType.length + brokenUses.length + fields.brokenUsesMore,
    ),
    ...named('Read in the place of calculated fields of the same name', fields.ofCalculatedName),
    ...named('New', fields.new),
    ...named(
      'Not in the file, and kept',
      fields.gone.filter((name) => !used.has(name)),
    ),
  ];
}

const named = (words: string, names: readonly string[]): readonly string[] =>
  names.length === 0 ? [] : [`${words}: ${shortened(names).join(', ')}`];

function shortened(lines: readonly string[], total = lines.length): readonly string[] {
  const shown = lines.slice(0, SHOWN);
  const more = total - shown.length;
  return more > 0 ? [...shown, `and ${printCount(more)} more`] : shown;
}
