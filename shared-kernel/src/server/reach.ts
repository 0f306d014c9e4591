import { REACH_KINDS, type Result, type YearReach, type YearScope } from 'shared-kernel/model';
import * as v from 'valibot';
import { askServer } from './askServer';
import type { ServerFailure } from './serverFailure';

const Emails = v.array(v.string());

const Reach = v.object({
  supporters: v.number(),
  unseen: v.object({ total: v.number(), supporterEmails: Emails }),
  candidates: v.array(
    v.object({ kind: v.picklist(REACH_KINDS), fieldName: v.string(), supporters: v.number() }),
  ),
  playing: v.nullable(
    v.object({
      supporters: v.number(),
      medianMs: v.number(),
      longestMs: v.number(),
      longestEmails: Emails,
    }),
  ),
});

/** Whom the stored screens of a year reach, and what would reach the others. Members may ask. */
export const readReach = ({
  organisationId,
  yearId,
}: YearScope): Promise<Result<YearReach, ServerFailure>> =>
  askServer('readReach', { organisationId, yearId }, Reach);
