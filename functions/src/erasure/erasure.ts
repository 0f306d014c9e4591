import type { OrganisationId } from 'shared-kernel/model';
import * as v from 'valibot';
import { LEASE_ENTRIES } from '../jobs/lease';
import type { StoredDocument } from '../store/documents';

const Stored = v.object({
  state: v.fallback(v.picklist(['working', 'done']), 'done'),
  startedAt: v.date(),
  /** Who is being erased: only while the work lasts. */
  emails: v.fallback(v.array(v.string()), []),
  supporterIds: v.fallback(v.array(v.string()), []),
  /** Years that are still to be gone through. */
  yearIds: v.fallback(v.array(v.string()), []),
  /** Another id each time that a run hands on, whose time is up, to the next one. */
  handedOn: v.optional(v.string()),
  ...LEASE_ENTRIES,
});

/** `organisations/{o}/erasures/{id}`: written by the server only, read by no client. */
export type Erasure = v.InferOutput<typeof Stored>;

/** Only the server writes erasures: one that cannot be read is a bug. */
export const erasureOf = ({ data }: StoredDocument): Erasure => v.parse(Stored, data);

export interface ErasureAddress {
  readonly organisationId: OrganisationId;
  readonly erasureId: string;
}
