import { countNumber } from 'shared-kernel/model';
import * as v from 'valibot';
import type { StoredDocument } from '../store/documents';
import { LEASE_ENTRIES } from './lease';

const JobDocument = v.object({
  state: v.fallback(v.picklist(['idle', 'requested', 'working']), 'idle'),
  ...LEASE_ENTRIES,
  /** Asked for again while it ran: exactly one more run follows (D18). */
  queued: v.fallback(v.boolean(), false),
  /** Matching: every search and screen of the year is to be counted. */
  everything: v.fallback(v.boolean(), false),
  /** Matching: searches and screens that changed or went since the last run claimed its work. */
  changedIds: v.fallback(v.array(v.string()), []),
  /** Matching: runs that began since one ended in peace, or died of something that it was counting. */
  starts: v.fallback(countNumber(), 0),
  /** Matching: supporters of the year, when the last count of it began. */
  total: v.fallback(countNumber(), 0),
  /** Matching: what is being counted at this moment; a run that dies leaves it. */
  trying: v.fallback(v.array(v.string()), []),
  /** Matching: how many runs died while they counted this search or screen. */
  deaths: v.fallback(v.record(v.string(), countNumber()), {}),
  /** Import: the record of the running import. */
  importId: v.fallback(v.string(), ''),
  /** Import: another id each time that a run hands on, whose time is up, to the next one. */
  handedOn: v.fallback(v.string(), ''),
  /** Import: a person asked for its end. Stands here beside the record, which is long where the file is wide. */
  cancelRequested: v.fallback(v.boolean(), false),
});

/** `organisations/{o}/years/{y}/jobs/{matching|import}`: written by the server only. */
export type JobDocument = v.InferOutput<typeof JobDocument>;

/** An absent job is an idle one. */
export const jobOf = (stored: StoredDocument | null): JobDocument =>
  v.parse(JobDocument, stored?.data ?? {});
