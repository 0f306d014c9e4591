import {
  CARE_REASONS,
  dayBeside,
  dayOfInput,
  isoDay,
  type CareReason,
  type CivilDate,
} from 'shared-kernel/model';
import type { Row } from 'supporter-data';
import type { NewCare } from '../server/care';
import { REASON_WORDS } from './careWords';

/** What the form says of everybody whose line does not say it. */
export type CareChoices = Pick<NewCare, 'effect' | 'reason' | 'note' | 'lastDay'>;

/** A line of what was pasted, or a row of a file: somebody for the list, or why it cannot be read. */
export interface CareLine {
  readonly line: number;
  readonly text: string;
  readonly entry: NewCare | null;
  readonly fault: string;
}

/** One email or supporter id a line; empty lines say nothing. */
export const pastedLines = (pasted: string, choices: CareChoices): readonly CareLine[] =>
  pasted.split(/\r\n|[\r\n]/u).flatMap((text, index) => {
    const value = text.trim();
    return value === '' ? [] : [lineOf(index + 1, value, { ...choices, ...named(value) })];
  });

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/u;

const named = (value: string): Pick<NewCare, 'of' | 'value'> => ({
  of: value.includes('@') ? 'email' : 'supporterId',
  value,
});

function lineOf(line: number, text: string, entry: NewCare, fault = ''): CareLine {
  const found = fault === '' ? faultOf(entry) : fault;
  return { line, text, entry: found === '' ? entry : null, fault: found };
}

function faultOf({ of, value }: NewCare): string {
  if (value === '') return 'There is no email and no supporter id';
  if (value.length > 320) return 'This is longer than an email or a supporter id can be';
  if (of === 'email' && !EMAIL.test(value.replace(/^mailto:/iu, '')))
    return 'This is not an email address';
  return '';
}

/** Columns that are read, by what their header may say. */
const COLUMNS = {
  email: /^(e-?mail|email address|email address|mail)$/u,
  supporterId: /^(supporter ?id|contact ?id|id)$/u,
  reason: /^reason$/u,
  note: /^notes?$/u,
  lastDay: /^(until|last day|end|end date|ends)$/u,
  notBefore: /^(not before|quiet until)$/u,
} as const;
type Column = keyof typeof COLUMNS;

export type CareFile =
  | { readonly ok: true; readonly lines: readonly CareLine[] }
  | { readonly ok: false; readonly fault: string };

/** A table with a header: an email or supporter id in each row; a reason, a last day and a note where it has them. */
export function careFile(rows: readonly Row[], choices: CareChoices, today: CivilDate): CareFile {
  const [header, ...body] = rows;
  if (header === undefined) return { ok: false, fault: 'The file is empty.' };
  const placeOf = (column: Column): number =>
    header.cells.findIndex((cell) => COLUMNS[column].test(cell.trim().toLowerCase()));
  if (placeOf('email') < 0 && placeOf('supporterId') < 0)
    return {
      ok: false,
      fault: 'No column is called “Email” or “Supporter ID” in the first row of the file.',
    };
  return {
    ok: true,
    lines: body.map(({ line, cells }) => {
      const cell = (column: Column): string => cells[placeOf(column)]?.trim() ?? '';
      return rowLine(line, cells.join(', '), cell, choices, today);
    }),
  };
}

function rowLine(
  line: number,
  text: string,
  cell: (column: Column) => string,
  choices: CareChoices,
  today: CivilDate,
): CareLine {
  const value = cell('email') || cell('supporterId');
  const of = cell('email') === '' ? 'supporterId' : 'email';
  const reason = cell('reason') === '' ? choices.reason : reasonOf(cell('reason'));
  const notBefore = cell('notBefore');
  const isQuiet = notBefore !== '' || choices.effect === 'quiet';
  const written = notBefore === '' ? cell('lastDay') : notBefore;
  const day = written === '' ? null : dayOf(written);
  const lastDay =
    written === '' || day === null ? choices.lastDay : notBefore === '' ? day : dayBeside(day, -1);
  const entry: NewCare = {
    ...{ of, value, lastDay },
    effect: isQuiet ? 'quiet' : choices.effect,
    reason: reason ?? choices.reason,
    note: cell('note') === '' ? choices.note : cell('note').slice(0, 300),
  };
  if (reason === null)
    return lineOf(line, text, entry, `“${cell('reason')}” is none of the reasons`);
  if (written !== '' && day === null)
    return lineOf(line, text, entry, `“${written}” is no day: write it as ${isoDay(today)}`);
  if (isQuiet && lastDay === null)
    return lineOf(line, text, entry, 'There is no day until which they are left alone');
  if (lastDay !== null && isoDay(lastDay) < isoDay(today))
    return lineOf(line, text, entry, 'The day is over');
  return lineOf(line, text, entry);
}

/** By its own name or as the page says it. */
function reasonOf(text: string): CareReason | null {
  const plain = (one: string): string => one.toLowerCase().replace(/[^a-z]/gu, '');
  return (
    CARE_REASONS.find(
      (reason) => plain(reason) === plain(text) || plain(REASON_WORDS[reason]) === plain(text),
    ) ?? null
  );
}

/** `2026-12-31`, or `31/12/2026`, which is read as a day of the month first. */
function dayOf(text: string): CivilDate | null {
  const [, day = '', month = '', year = ''] =
    /^(\d{1,2})[/.](\d{1,2})[/.](\d{4})$/u.exec(text) ?? [];
  return dayOfInput(
    year === '' ? text : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`,
  );
}
