import * as v from 'valibot';
import { LEASE_ENTRIES } from '../jobs/lease';
import type { StoredDocument } from '../store/documents';

const Stored = v.object({
  state: v.fallback(v.picklist(['working', 'done']), 'done'),
  startedAt: v.date(),
  /** By which emails others see who it was: only while the work lasts. */
  names: v.fallback(v.array(v.string()), []),
  /** Imports that were at work when it began, which may still write a name that they had read; null before that is known. */
  imports: v.fallback(v.nullable(v.array(v.string())), null),
  ...LEASE_ENTRIES,
});

/**
 * `departures/{uid}`: somebody who has deleted their account; written by the server only, read by no client. It stays,
 * with the user id alone, so that a token that outlives the account opens nothing.
 */
export type Departure = v.InferOutput<typeof Stored>;

/** Only the server writes departures: one that cannot be read is a bug. */
export const departureOf = ({ data }: StoredDocument): Departure => v.parse(Stored, data);
