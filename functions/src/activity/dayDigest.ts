import type { DocumentData, StoredDocument } from '../store/documents';
import { hashOf, lineHash } from './seals';

/** A line of the log as a digest holds it: by its id and the hash of what never changes of it. */
export interface HashedLine {
  readonly id: string;
  readonly hash: string;
}

/** `organisations/{o}/activityDigests/{day}`: what a day of the log held when it was closed. Created once. */
export interface DayDigest {
  /** In UTC (D3): `2026-11-23`. */
  readonly day: string;
  readonly count: number;
  /** Over all that stands here. */
  readonly digest: string;
  /** The digest of the day before; '' for the first day. */
  readonly previous: string;
  /** Newest first, as `id hash`; empty where there are more than fit beside the digest, which holds them all the same. */
  readonly lines: readonly string[];
}

/** Beyond so many the lines of one day do not surely fit into a document. */
export const MOST_LINES = 8_000;

const FORMAT = 'activity 1';

export const hashedLine = ({ id, data }: Pick<StoredDocument, 'id' | 'data'>): HashedLine => ({
  id,
  hash: lineHash(id, data),
});

/** The digest of a day: SHA-256 over its lines by their ids, and over the day before. */
export function dayDigest(
  organisationId: string,
  day: string,
  previous: string,
  lines: readonly HashedLine[],
): DayDigest {
  const written = lines.map(({ id, hash }) => `${id} ${hash}`).toSorted();
  return {
    day,
    count: lines.length,
    digest: digestOf(organisationId, day, previous, written),
    previous,
    lines: lines.length > MOST_LINES ? [] : written,
  };
}

export const digestOf = (
  organisationId: string,
  day: string,
  previous: string,
  written: readonly string[],
): string => hashOf([FORMAT, organisationId, day, previous, written]);

/** As it is stored or exported; whatever is missing is told apart by its digest. */
export const dayDigestOf = (id: string, data: DocumentData): DayDigest => ({
  day: id,
  count: typeof data['count'] === 'number' ? data['count'] : 0,
  digest: textOf(data['digest']),
  previous: textOf(data['previous']),
  lines: Array.isArray(data['lines']) ? data['lines'].map(textOf) : [],
});

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
