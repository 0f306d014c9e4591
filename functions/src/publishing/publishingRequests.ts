import { Temporal } from 'temporal-polyfill';
import { BOUNDS, numberWithin, YEAR_LIMITS } from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, OfYear, Organisation, parseInYear, parseRequest } from '../parseRequest';

const VersionNumber = v.pipe(numberWithin(BOUNDS.count), v.safeInteger());
const Hash = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/, 'Not the hash of a version'));

const TimeZone = v.pipe(
  v.string(),
  v.maxLength(60),
  v.check(isTimeZone, 'This is not the name of a time zone, such as Europe/London'),
);
/** A day and a time of day, as a clock on the wall of the zone shows them. */
const WallTime = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d\d-\d\dT\d\d:\d\d$/, 'A moment is written like 2026-12-01T09:00'),
  v.check(isWallTime, 'There is no such day or time'),
);

const Schedule = {
  timeZone: TimeZone,
  /** Null: at once. */
  from: v.nullable(WallTime),
  /** Null: until another version takes its place. */
  until: v.nullable(WallTime),
};

/** Null: everything that is saved. */
const ScreenIds = v.nullable(
  v.pipe(v.array(DocumentId), v.minLength(1), v.maxLength(YEAR_LIMITS.screens)),
);

const Plan = v.object({ ...OfYear, screenIds: ScreenIds, ...Schedule });
/** Null: what is saved, rather than a version that is there. */
const Count = v.object({ ...Plan.entries, number: v.optional(v.nullable(VersionNumber), null) });
const Publish = v.object({ ...OfYear, screenIds: ScreenIds, ...Schedule, hash: Hash });
const OneVersion = v.object({ ...OfYear, number: VersionNumber, hash: Hash });
const OneScreen = v.object({
  ...OfYear,
  number: VersionNumber,
  /** Null: which screens it has is all that is asked. */
  screenId: v.nullable(DocumentId),
});
const Approval = v.object({ organisationId: Organisation, needed: v.boolean() });

/** Which screens are to be published, and when they are to be seen. */
export const parsePlan = (data: unknown) => scheduled(parseInYear(Plan, data));
/** The same, or what a version comes to. */
export const parseCount = (data: unknown) => scheduled(parseInYear(Count, data));
/** The same, as the plan with this hash has shown it. */
export const parsePublish = (data: unknown) => scheduled(parseInYear(Publish, data));
/** A version, and what it holds: another one may have the number by now. */
export const parseVersion = (data: unknown) => parseInYear(OneVersion, data);
export const parseScreen = (data: unknown) => parseInYear(OneScreen, data);
export const parseApproval = (data: unknown) => parseRequest(Approval, data);

interface WallSchedule {
  readonly timeZone: string;
  readonly from: string | null;
  readonly until: string | null;
}

/** Moments of the zone's clock; what it skips in spring is an hour later, what it shows twice in autumn the first time. */
const scheduled = <Request extends WallSchedule>({ from, until, ...request }: Request) => ({
  ...request,
  from: from === null ? null : momentOf(from, request.timeZone),
  until: until === null ? null : momentOf(until, request.timeZone),
});

const momentOf = (wallTime: string, timeZone: string): Date =>
  new Date(Temporal.PlainDateTime.from(wallTime).toZonedDateTime(timeZone).epochMilliseconds);

function isWallTime(text: string): boolean {
  try {
    Temporal.PlainDateTime.from(text, { overflow: 'reject' });
    return true;
  } catch {
    return false;
  }
}

function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return !/^[+-]/.test(name);
  } catch {
    return false;
  }
}
