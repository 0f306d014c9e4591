import {
  collapseSpaces,
  compareDays,
  dayBeside,
  dayOfInput,
  embedPageFault,
  isoDay,
  type CivilDate,
  type EmbedPageFault,
  type Year,
} from 'shared-kernel/model';
import type { YearSettings } from 'shared-kernel/server';

/** A year as its form holds it: days as `YYYY-MM-DD`, '' where none was chosen. */
export interface EditedYear {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
  readonly embedPage: string;
  readonly retainUntil: string;
}

/** Sentences for the inputs that keep the year from being saved. */
export type YearFaults = Partial<Record<keyof EditedYear, string>>;

export const editedYearOf = (year: Year): EditedYear => ({
  name: year.name,
  firstDay: isoDay(dayBeside(year.dateFrom, 1)),
  lastDay: isoDay(dayBeside(year.dateTo, -1)),
  embedPage: year.embedPage,
  retainUntil: year.retainUntil === null ? '' : isoDay(year.retainUntil),
});

/** The calendar year after the newest one, or this one. */
export function editedNewYear(years: readonly Year[], today: CivilDate): EditedYear {
  const ends = years.map(({ dateTo }) => dayBeside(dateTo, -1)).sort(compareDays);
  const newest = ends.at(-1);
  const firstDay =
    newest === undefined ? { year: today.year, month: 1, day: 1 } : dayBeside(newest, 1);
  const lastDay = dayBeside({ ...firstDay, year: firstDay.year + 1 }, -1);
  return {
    name: String(firstDay.year),
    firstDay: isoDay(firstDay),
    lastDay: isoDay(lastDay),
    embedPage: '',
    retainUntil: '',
  };
}

export type ReadYear =
  | { readonly ok: true; readonly settings: YearSettings }
  | { readonly ok: false; readonly faults: YearFaults };

interface YearReading {
  readonly today: CivilDate;
  /** The last day of supporters' data that is stored, as the form holds it. */
  readonly before: string;
}

export function readEditedYear(edited: EditedYear, { today, before }: YearReading): ReadYear {
  const firstDay = dayOfInput(edited.firstDay);
  const lastDay = dayOfInput(edited.lastDay);
  const retainUntil = dayOfInput(edited.retainUntil);
  const faults: YearFaults = {
    ...(edited.name.trim() === '' ? { name: 'Give the year a name.' } : {}),
    ...(firstDay === null ? { firstDay: 'Choose the first day.' } : {}),
    ...lastDayFault(firstDay, lastDay),
    ...pageFault(edited.embedPage.trim()),
    ...(edited.retainUntil === before ? {} : retainFault(edited.retainUntil, retainUntil, today)),
  };
  if (firstDay === null || lastDay === null || Object.keys(faults).length > 0)
    return { ok: false, faults };
  return {
    ok: true,
    settings: {
      name: collapseSpaces(edited.name),
      firstDay,
      lastDay,
      embedPage: edited.embedPage.trim(),
      retainUntil,
    },
  };
}

const PAGE_FAULTS = {
  'no-address': 'Give a whole address that begins with https://.',
  'not-https': 'Give an address that begins with https://. Links to other addresses are not safe.',
  'has-login': 'Leave out the name and password before the @: every link would tell them.',
  'has-fragment': 'Leave out the # and what follows it: personal links have their own part there.',
} as const satisfies Record<EmbedPageFault, string>;

function pageFault(address: string): YearFaults {
  const fault = embedPageFault(address);
  return fault === null ? {} : { embedPage: PAGE_FAULTS[fault] };
}

function retainFault(written: string, day: CivilDate | null, today: CivilDate): YearFaults {
  if (written === '') return {};
  if (day === null) return { retainUntil: 'Choose a day, or leave it empty.' };
  return compareDays(day, today) < 0
    ? { retainUntil: 'This day is over: choose today or a later day.' }
    : {};
}

function lastDayFault(firstDay: CivilDate | null, lastDay: CivilDate | null): YearFaults {
  if (lastDay === null) return { lastDay: 'Choose the last day.' };
  if (firstDay === null || compareDays(firstDay, lastDay) <= 0) return {};
  return { lastDay: 'The last day comes before the first.' };
}
