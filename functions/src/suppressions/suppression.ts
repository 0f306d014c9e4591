import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';

/** By what the years of an organisation know one person. */
export interface ErasedPerson {
  /** As supporters are stored; the one that was asked for first. */
  readonly emails: readonly string[];
  /** Ids that nobody else bears, in any year. */
  readonly supporterIds: readonly string[];
}

/** Why somebody is kept out. Imports leave out who was erased; a reason that is unknown here means nothing to them. */
export const SUPPRESSION_REASONS = ['erased'] as const;

/** What a hash was made of. */
export const SUPPRESSED_KINDS = ['email', 'supporterId'] as const;
export type SuppressedKind = (typeof SUPPRESSED_KINDS)[number];

const Stored = v.object({
  of: v.picklist(SUPPRESSED_KINDS),
  reason: v.picklist(SUPPRESSION_REASONS),
  at: v.date(),
  /** Up to when it holds; null for good. */
  until: v.fallback(v.nullable(v.date()), null),
  /** The erasure that wrote it: what belongs to one person is lifted together. */
  erasureId: v.fallback(v.string(), ''),
});

/**
 * `organisations/{o}/suppressions/{hash}`: somebody whom the organisation keeps out, without saying who. The id is the
 * keyed hash of an email or a supporter id (`suppressionHash`).
 */
export type Suppression = v.InferOutput<typeof Stored>;

/** Null where it is none that this version knows. */
export function suppressionOf({ data }: StoredDocument): Suppression | null {
  const read = v.safeParse(Stored, data);
  return read.success ? read.output : null;
}

export const isInForce = ({ until }: Suppression, now: Date): boolean =>
  until === null || now < until;
