import {
  civilDateInUtc,
  dateParts,
  timestampOf,
  type CivilDate,
  type Sharing,
  type YearScope,
} from 'shared-kernel/model';
import * as v from 'valibot';
import { DocumentId, parseRequest } from '../parseRequest';
import { ExpectedRevision } from '../saving/expectedRevision';
import { yearScope } from '../store/paths';

/** A day of the calendar: 31 February is none. */
const Day = v.pipe(
  dateParts(),
  v.check((date) => {
    const { year, month, day } = civilDateInUtc(timestampOf(date));
    return year === date.year && month === date.month && day === date.day;
  }, 'There is no such day'),
);
const MAX_HASHTAG_LENGTH = 61;

const IN_YEAR = { organisationId: DocumentId, yearId: DocumentId };
const OfYear = v.object(IN_YEAR);
const Export = v.object({
  ...IN_YEAR,
  validUntil: Day,
  after: v.optional(v.pipe(v.string(), v.regex(/^\d{1,5}\/[^/]{1,300}$/s))),
});
const OneSupporter = v.object({
  ...IN_YEAR,
  supporter: v.pipe(v.string(), v.trim(), v.toLowerCase()),
});
const Make = v.object({ ...OneSupporter.entries, validUntil: Day });
const SaveSharing = v.object({
  ...IN_YEAR,
  sharing: v.object({
    hashtag: v.pipe(
      v.string(),
      v.trim(),
      v.maxLength(MAX_HASHTAG_LENGTH, 'A hashtag has at most 60 characters'),
      v.regex(/^(#?[\p{L}\p{M}\p{N}_]+)?$/u, 'A hashtag is one word of letters and digits'),
      v.transform((tag) => (tag === '' || tag.startsWith('#') ? tag : `#${tag}`)),
    ),
    picture: v.boolean(),
  }),
  expectedRevision: ExpectedRevision,
});

export interface ExportRequest {
  readonly scope: YearScope;
  readonly validUntil: CivilDate;
  /** Where to go on: by which key the export signs, and behind whom. */
  readonly after: { readonly key: number; readonly supporter: string } | null;
}

/** `{ organisationId, yearId }`. */
export const parseYear = (data: unknown): YearScope => scopeOf(parseRequest(OfYear, data));

/** The year and `{ validUntil, after? }`. */
export function parseExport(data: unknown): ExportRequest {
  const { validUntil, after, ...ids } = parseRequest(Export, data);
  const [key = '', supporter = ''] = after?.split('/') ?? [];
  return {
    scope: scopeOf(ids),
    validUntil,
    after: after === undefined ? null : { key: Number(key), supporter },
  };
}

/** What `parseExport` reads as `after`. */
export const exportCursor = (key: number, supporter: string): string =>
  `${String(key)}/${supporter}`;

/** The year and `{ supporter }`, an email. */
export function parseSupporter(data: unknown): {
  readonly scope: YearScope;
  readonly supporter: string;
} {
  const { supporter, ...ids } = parseRequest(OneSupporter, data);
  return { scope: scopeOf(ids), supporter };
}

/** The year and `{ supporter, validUntil }`: an email, and the last day in UTC. */
export function parseMake(data: unknown): {
  readonly scope: YearScope;
  readonly supporter: string;
  readonly validUntil: CivilDate;
} {
  const { supporter, validUntil, ...ids } = parseRequest(Make, data);
  return { scope: scopeOf(ids), supporter, validUntil };
}

/** The year and `{ sharing, expectedRevision }`. */
export function parseSaveSharing(data: unknown): {
  readonly scope: YearScope;
  readonly sharing: Sharing;
  readonly expectedRevision: number;
} {
  const { sharing, expectedRevision, ...ids } = parseRequest(SaveSharing, data);
  return { scope: scopeOf(ids), sharing, expectedRevision };
}

const scopeOf = ({ organisationId, yearId }: v.InferOutput<typeof OfYear>): YearScope =>
  yearScope(organisationId, yearId);
