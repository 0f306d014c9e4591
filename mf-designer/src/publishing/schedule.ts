import { unbroken } from 'shared-kernel/model';

/** When a version is to be seen. Wall times are those of the zone: `2026-12-01T09:00`. */
export interface Schedule {
  readonly timeZone: string;
  /** Null: at once; '' while no moment was written. */
  readonly from: string | null;
  /** Null: until another version takes its place. */
  readonly until: string | null;
}

/** What is wrong with each of its fields. */
export interface ScheduleFaults {
  readonly from?: string;
  readonly until?: string;
}

export const atOnce = (timeZone: string): Schedule => ({ timeZone, from: null, until: null });

/** What the clock on a wall of the zone shows. */
export function wallTime(moment: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat('en-GB', {
    ...{ year: 'numeric', month: '2-digit', day: '2-digit' },
    ...{ hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    timeZone,
  } as const).formatToParts(moment);
  const part = (type: Intl.DateTimeFormatPartTypes): string =>
    parts.find((one) => one.type === type)?.value ?? '';
  return `${part('year')}-${part('month')}-${part('day')}T${part('hour')}:${part('minute')}`;
}

const UNWRITTEN = 'Choose a day and a time.';

/** Wall times of one zone compare as texts. */
export function scheduleFaults({ from, until, timeZone }: Schedule, now: Date): ScheduleFaults {
  const today = wallTime(now, timeZone);
  const begins = from === null || from === '' ? today : from;
  return {
    ...(from === ''
      ? { from: UNWRITTEN }
      : from !== null && from <= today
        ? { from: 'This has passed already. Choose a later moment, or publish at once.' }
        : {}),
    ...(until === ''
      ? { until: UNWRITTEN }
      : until !== null && until <= begins
        ? { until: 'This is over before it begins. Choose a later moment.' }
        : {}),
  };
}

/** `Tuesday 1 December 2026 at 09:00`; '' where it is no moment. */
export function wallWords(wall: string): string {
  const moment = new Date(`${wall}:00Z`);
  if (Number.isNaN(moment.getTime())) return '';
  const day = moment.toLocaleDateString('en-GB', {
    ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
    timeZone: 'UTC',
  } as const);
  return `${unbroken(day.replace(',', ''))} at ${wall.slice(-5)}`;
}

/** `Europe/London` in words: `London`. */
export const zoneWords = (timeZone: string): string =>
  (timeZone.split('/').at(-1) ?? timeZone).replaceAll('_', ' ');

export const browserZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

/** Every zone that the browser knows, and the one that is chosen. */
export const timeZones = (chosen: string): readonly string[] =>
  [...new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', chosen])].toSorted();
