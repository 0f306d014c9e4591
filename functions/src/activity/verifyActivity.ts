import type { StoredDocument } from '../store/documents';
import { dayAfter } from './closeDays';
import { digestOf, hashedLine, MOST_LINES, type DayDigest } from './dayDigest';
import { partStates } from './seals';

export interface VerifiedLog {
  readonly organisationId: string;
  readonly lines: readonly Pick<StoredDocument, 'id' | 'data'>[];
  readonly digests: readonly DayDigest[];
  /** Digests that somebody has kept elsewhere, of an earlier export. */
  readonly kept?: readonly DayDigest[];
}

export const LOG_FAULTS = [
  'lineMissing',
  'lineChanged',
  'lineAdded',
  'dayMissing',
  'digestChanged',
  'chainBroken',
  'otherThanKept',
] as const;
export type LogFault = (typeof LOG_FAULTS)[number];

export interface FoundFault {
  readonly fault: LogFault;
  /** The id of a line; '' where the fault is the day's. */
  readonly line: string;
}

export interface VerifiedDay {
  readonly day: string;
  readonly count: number;
  /** Lines of which an erasure or a departure took something. */
  readonly takenOut: number;
  readonly faults: readonly FoundFault[];
}

export interface LogReport {
  /** Each day from the first to the last that has a digest or should have one. */
  readonly days: readonly VerifiedDay[];
  /** Lines of days that are not closed yet. */
  readonly open: number;
  /** Lines that an older version wrote, before days were closed. */
  readonly unsealed: number;
}

/** Recomputes what the digests say of a log, day by day (D353): pure, so that an exported file is verified as a database is. */
export function verifyActivity({
  organisationId,
  lines,
  digests,
  kept = [],
}: VerifiedLog): LogReport {
  const digestOfDay = new Map(digests.map((digest) => [digest.day, digest]));
  const keptOfDay = new Map(kept.map((digest) => [digest.day, digest]));
  const linesOfDay = new Map<string, Line[]>();
  let unsealed = 0;
  for (const line of lines) {
    const { day } = line.data;
    if (typeof day !== 'string') unsealed += 1;
    else linesOfDay.set(day, [...(linesOfDay.get(day) ?? []), line]);
  }
  const closed = [...digestOfDay.keys(), ...keptOfDay.keys()].toSorted();
  const last = closed.at(-1);
  if (last === undefined) return { days: [], open: lines.length - unsealed, unsealed };
  const first = [...closed, ...linesOfDay.keys()].toSorted()[0] ?? last;

  const days: VerifiedDay[] = [];
  let before: DayDigest | null = null;
  for (let day = first; day <= last; day = dayAfter(day)) {
    const digest = digestOfDay.get(day) ?? null;
    const found = linesOfDay.get(day) ?? [];
    const faults =
      digest === null
        ? [ofDay('dayMissing')]
        : [
            ...chainFaults(digest, before, day === first),
            ...digestFaults(organisationId, digest, found),
          ];
    const outside = keptOfDay.get(day);
    const isOther = outside !== undefined && digest !== null && outside.digest !== digest.digest;
    days.push({
      day,
      count: found.length,
      takenOut: found.filter(({ data }) => partStates(data).includes('takenOut')).length,
      faults: [
        ...faults,
        ...found.filter(isChanged).map(({ id }) => ({ fault: 'lineChanged' as const, line: id })),
        ...(isOther ? [ofDay('otherThanKept')] : []),
      ],
    });
    before = digest;
  }
  const open = [...linesOfDay].reduce(
    (sum, [day, some]) => sum + (day > last ? some.length : 0),
    0,
  );
  return { days, open, unsealed };
}

type Line = VerifiedLog['lines'][number];

const ofDay = (fault: LogFault): FoundFault => ({ fault, line: '' });

const isChanged = ({ data }: Line): boolean => partStates(data).includes('changed');

/** Where the day before is missing, that is told of it, and there is nothing to compare with. */
function chainFaults(
  { previous }: DayDigest,
  before: DayDigest | null,
  isFirst: boolean,
): readonly FoundFault[] {
  if (before === null) return isFirst && previous !== '' ? [ofDay('chainBroken')] : [];
  return previous === before.digest ? [] : [ofDay('chainBroken')];
}

function digestFaults(
  organisationId: string,
  { day, digest, previous, lines, count }: DayDigest,
  found: readonly Line[],
): readonly FoundFault[] {
  const now = new Map(found.map(hashedLine).map(({ id, hash }) => [id, hash]));
  const isNamed = lines.length > 0 || count === 0;
  const written = isNamed ? lines : [...now].map(([id, hash]) => `${id} ${hash}`).toSorted();
  const fits = digestOf(organisationId, day, previous, written) === digest;
  if (!isNamed) return fits && count > MOST_LINES ? [] : [ofDay('digestChanged')];
  const then = new Map(lines.map((line) => splitAt(line, line.lastIndexOf(' '))));
  return [
    ...(fits ? [] : [ofDay('digestChanged')]),
    ...[...then].flatMap(([id, hash]): FoundFault[] => {
      const hashNow = now.get(id);
      if (hashNow === undefined) return [{ fault: 'lineMissing', line: id }];
      return hashNow === hash ? [] : [{ fault: 'lineChanged', line: id }];
    }),
    ...[...now.keys()]
      .filter((id) => !then.has(id))
      .map((id) => ({ fault: 'lineAdded' as const, line: id })),
  ];
}

const splitAt = (text: string, at: number): readonly [string, string] => [
  text.slice(0, at),
  text.slice(at + 1),
];
